// Which protocol both ends speak. An old page is told to load itself anew; the person keeps the seat.

/** Grows by one when a message changes its meaning or a preset its switches: a rule set may travel as its bare id. */
export const PROTOCOL_VERSION = 1;

/** The oldest version that is still understood. */
export const OLDEST_VERSION = 1;

/** `client-too-new`: a page from a newer server meets one that is not yet renewed, and tries again later. */
export type VersionFit = 'fits' | 'client-too-old' | 'client-too-new';

export function versionFit(version: number): VersionFit {
  if (version < OLDEST_VERSION) return 'client-too-old';
  return version > PROTOCOL_VERSION ? 'client-too-new' : 'fits';
}

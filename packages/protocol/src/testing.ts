// For tests of whoever speaks the protocol.

import type { TableSettings } from './settings';

/** A table at which everything goes quickly and nothing is forbidden. */
export const SETTINGS: TableSettings = {
  size: 4,
  door: 'code',
  botLevel: 1,
  speed: 'fast',
  undo: 'with-consent',
  pause: 'anyone',
  lateComers: 'at-once',
  watching: 'public-cards',
};

// The kinds of viewers of a table: what is released is made once for each kind and shared among its connections.

import type { Seat, Viewer } from '@minibridge/bridge';
import type { TableSettings } from '@minibridge/protocol';

/** `kibitzer`: public cards; `afterwards`: all cards of a deal, once the deal is over. */
export type ViewerKind = Seat | 'kibitzer' | 'afterwards';

const VIEWERS: { readonly [K in ViewerKind]: Viewer } = {
  N: { as: 'seat', seat: 'N' },
  E: { as: 'seat', seat: 'E' },
  S: { as: 'seat', seat: 'S' },
  W: { as: 'seat', seat: 'W' },
  kibitzer: { as: 'kibitzer' },
  afterwards: { as: 'teacher' },
};

export function viewerOf(kind: ViewerKind): Viewer {
  return VIEWERS[kind];
}

export function isSameViewer(one: Viewer, other: Viewer): boolean {
  return one.as === other.as && (one.as !== 'seat' || other.as !== 'seat' || one.seat === other.seat);
}

const WATCHERS: { readonly [W in TableSettings['watching']]: ViewerKind | undefined } = {
  nobody: undefined,
  'public-cards': 'kibitzer',
  'all-cards-later': 'afterwards',
};

/** As what somebody sees the table; absent: who only watches may see nothing here. `watching`: what holds for the deal in play. */
export function kindOf(seat: Seat | undefined, watching: TableSettings['watching']): ViewerKind | undefined {
  return seat ?? WATCHERS[watching];
}

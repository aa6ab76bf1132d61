// How long a bot may think. People follow every card, so a decision has to be there before the table's own pause is over.

import type { SeatView } from '@minibridge/bridge';

/** Milliseconds for one decision: of 300, 400 and 150, less what it takes a slow phone to stop and to answer. */
const MILLIS = { contract: 260, firstTricks: 370, later: 115 } as const;
/** Complete tricks from which on few cards are left, and less time does. */
const LATER = 3;

/** Milliseconds that the bot of `view` may take for what it is to decide: its time as a budget of `Tools`. */
export function thinkingMillis({ board }: SeatView): number {
  if (board.phase === 'choosing') return MILLIS.contract;
  return board.phase === 'play' && board.tricks.length < LATER ? MILLIS.firstTricks : MILLIS.later;
}

/** Whether levels that search look at layouts here; everything else is decided by rules, at once. */
export function isSearched({ board }: SeatView): boolean {
  return board.phase === 'choosing' || board.phase === 'play';
}

// When a deal is over: its cards are proved, and whoever waited for its end sits down.

import { proveLast } from '../live/dealing.ts';
import type { Draft } from '../live/draft.ts';
import { isInDeal, type Room } from '../live/room.ts';
import { keepPromises } from './seats.ts';

export function endDeal(draft: Draft): void {
  proveLast(draft);
  keepPromises(draft);
}

/** What follows from a draft that may have ended a deal, or begun one that was over at once (20 and 20). */
export function afterwards(draft: Draft, before: Room): void {
  const { table, deals } = draft.room();
  const hasEnded = isInDeal(before.table) || deals > before.deals;
  if (hasEnded && !isInDeal(table)) endDeal(draft);
}

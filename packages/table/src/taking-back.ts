// MB 16 — taking a card back at a table: how far back it goes, and who is asked.

import {
  accept,
  type Board,
  cardsInOrder,
  dummyOf,
  type Playing,
  type Result,
  refuse,
  type Seat,
  sideOf,
} from '@minibridge/bridge';
import type { TableRefusal } from './command';
import type { TablePolicy } from './policy';
import { botsAt, type Seating } from './seating';
import { actorOf } from './table';

/** Who has to agree to a card of `seat` being taken back: both opponents, where declarer answers for dummy. */
export function askedAbout(board: Playing, seat: Seat): readonly Seat[] {
  const defends = sideOf(seat) !== sideOf(board.declarer);
  const opponents: readonly Seat[] = sideOf(seat) === 'NS' ? ['E', 'W'] : ['N', 'S'];
  return defends ? [board.declarer] : opponents;
}

/** Who has played each card, in order: declarer dummy's too. */
function actorsInOrder(board: Playing): readonly Seat[] {
  return cardsInOrder(board).map(({ seat }) => actorOf(board, seat));
}

/** How many cards stay when `by`, who has asked, takes back the own last card; dummy who may help plays what declarer plays. */
export function backAsAsked(board: Playing, by: Seat): number {
  const helps = board.rules.dummyMayHelp && by === dummyOf(board);
  return actorsInOrder(board).lastIndexOf(helps ? board.declarer : by);
}

/**
 * How many cards stay when `seat` takes back the own last card, or why it may not. Who gives leave to take back does not give up the own
 * card for it, so by consent nobody else's may lie on it; bots never mind.
 */
export function backTo(
  board: Board,
  seat: Seat,
  { policy, seating }: { readonly policy: TablePolicy; readonly seating: Seating },
): Result<number, TableRefusal> {
  if (policy.undo === 'never') return refuse({ reason: 'undo-not-allowed' });
  const to = board.phase === 'play' ? backAsAsked(board, seat) : -1;
  if (to < 0 || board.phase !== 'play') return refuse({ reason: 'nothing-to-undo' });
  const bots = botsAt(seating);
  const person = actorsInOrder(board)
    .slice(to + 1)
    .find((by) => !bots.includes(by));
  if (policy.undo === 'free' || person === undefined) return accept(to);
  return refuse({ reason: 'played-since', by: person });
}

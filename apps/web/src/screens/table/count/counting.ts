// Counting on the screen: which numbers lie at the seats, and the sum of the honours that are lifted.

import { type Board, type Card, type Hand, pointsOfCard, type Rules, type Seat } from '@minibridge/bridge';
import { actorsOn } from '@minibridge/table';

/** said: it counts; void: said in a count that failed; wait: not said yet. */
export type SaidPoints = { readonly state: 'said' | 'void'; readonly points: number } | { readonly state: 'wait' };

/** The number at a seat. */
export function saidAt(board: Board, seat: Seat): SaidPoints {
  if (board.phase !== 'announcing') return { state: 'said', points: board.points[seat] };
  const said = board.said[seat];
  if (said !== undefined) return { state: 'said', points: said };
  return board.before ? { state: 'void', points: board.before[seat] } : { state: 'wait' };
}

/** The honours of a hand: the cards that count. */
export function honoursOf(hand: Hand): readonly Card[] {
  return hand.filter((card) => pointsOfCard(card) > 0);
}

/** The honours that lie lifted before the person touches anything: none where they are to be found by oneself. */
export function liftedAtFirst(rules: Rules, hand: Hand): readonly Card[] {
  return rules.points.reveal === 'announce' ? honoursOf(hand) : [];
}

/** The worth of each lifted card, in the order in which the hand lies. */
export function termsOf(lying: readonly Card[], lifted: readonly Card[]): readonly number[] {
  return lying.filter((card) => lifted.includes(card)).map(pointsOfCard);
}

/** What the person has to do: nothing but look, say a number, or wait for others. */
export type CountTask = 'shown' | 'say' | 'wait';

export function countTask(board: Board, me: Seat): CountTask {
  if (board.phase !== 'announcing') return 'shown';
  return actorsOn(board).includes(me) ? 'say' : 'wait';
}

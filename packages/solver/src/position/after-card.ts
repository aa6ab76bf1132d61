// One card further: what a position becomes when a card is played.

import { type Card, trumpOf, winner } from '@minibridge/bridge';
import { type Position, toPlay } from './position';

/** The position after `card` of the seat to play. A fourth card ends the trick: its winner leads, and the table is empty. */
export function afterCard(position: Position, card: Card): Position {
  const { hands, strain, leader, trick = [] } = position;
  const seat = toPlay(position);
  const left = { ...hands, [seat]: hands[seat].filter((each) => each !== card) };
  const cards = [...trick, card];
  if (cards.length < 4) return { hands: left, strain, leader, trick: cards };
  return { hands: left, strain, leader: winner({ leader, cards }, trumpOf(strain)), trick: [] };
}

/** Tricks still to come, the one on the table included. */
export function tricksLeft({ hands, leader, trick = [] }: Position): number {
  return hands[toPlay({ leader, trick })].length;
}

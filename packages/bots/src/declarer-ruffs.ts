// Ruffing losers in the hand with fewer trumps, before the trumps are drawn.

import { type Card, cardsOf, SUITS, type Suit } from '@minibridge/bridge';
import type { Position } from './knowledge';
import { highest, isMaster, lowest, mastersIn } from './winners';
import { pairIn } from './winners-count';

/** The hand across has trumps, but fewer than the hand on lead. */
function shortAcross({ hand, across = [], trump }: Position): boolean {
  if (trump === undefined) return false;
  const theirs = cardsOf(across, trump).length;
  return theirs > 0 && theirs < cardsOf(hand, trump).length;
}

const sideSuits = ({ trump }: Position): readonly Suit[] => SUITS.filter((suit) => suit !== trump);

/** A loser of the hand on lead in a suit of which the short hand has none. */
export function loserToRuff(position: Position): Card | undefined {
  if (!shortAcross(position)) return undefined;
  for (const suit of sideSuits(position)) {
    const { here, there } = pairIn(suit, position);
    const loser = lowest(here);
    if (there.length === 0 && loser && !isMaster(loser, position)) return loser;
  }
  return undefined;
}

/** The winner to play so that the short hand has none of the suit left. */
export function winnerBeforeRuff(position: Position): Card | undefined {
  if (!shortAcross(position)) return undefined;
  for (const suit of sideSuits(position)) {
    const { here, there } = pairIn(suit, position);
    const winner = highest(mastersIn(here, suit, position));
    const last = lowest(here);
    if (there.length === 1 && here.length > 1 && winner && last && !isMaster(last, position)) return winner;
  }
  return undefined;
}

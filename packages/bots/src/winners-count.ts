// How many tricks a side can take at once, and how a suit is cashed without blocking it.

import { type Card, cardsOf, type Hand, SUITS, type Suit } from '@minibridge/bridge';
import { type Position, trumpsOut } from './knowledge';
import { highest, lowest, mastersIn } from './winners';

/** Both hands of declarer's side in one suit. */
export type SuitPair = { readonly here: Hand; readonly there: Hand };

export function pairIn(suit: Suit, { hand, across = [] }: Position): SuitPair {
  return { here: cardsOf(hand, suit), there: cardsOf(across, suit) };
}

/** Tricks that the masters of a suit take at once. */
export function quickTricks(suit: Suit, position: Position): number {
  const { here, there } = pairIn(suit, position);
  const masters = mastersIn([...here, ...there], suit, position).length;
  return Math.min(masters, Math.max(here.length, there.length));
}

function allQuickTricks(position: Position): number {
  return SUITS.reduce((sum, suit) => sum + quickTricks(suit, position), 0);
}

/** The winners at hand are all that declarer still needs, and no trump can disturb them. */
export function enoughWinners(position: Position): boolean {
  const { needed } = position;
  return needed !== undefined && needed > 0 && trumpsOut(position).length === 0 && allQuickTricks(position) >= needed;
}

/** The card to cash a suit with, from the hand on lead: the high card of the shorter hand first. */
export function cashingCard(suit: Suit, position: Position): Card | undefined {
  const { here, there } = pairIn(suit, position);
  const mine = highest(mastersIn(here, suit, position));
  const theirs = highest(mastersIn(there, suit, position));
  const shorterHere = here.length <= there.length;
  if (theirs !== undefined && (mine === undefined || !shorterHere)) return lowest(here);
  return mine;
}

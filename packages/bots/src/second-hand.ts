// Second hand plays low, unless an honour is to be covered or two touching honours are split.

import { type Card, cardsOf, partner, rankOf, STRENGTH, seatsFrom } from '@minibridge/bridge';
import { finesseReason, openTenace } from './finesse';
import type { Position } from './knowledge';
import { isHonour } from './opening-lead';
import type { Reason } from './reasons';
import type { Rule } from './rule';
import {
  areTouching,
  beating,
  beatsTrick,
  bestSoFar,
  cheapestMaster,
  highest,
  isMaster,
  lowest,
  suitLed,
} from './winners';

/** The lowest winning card that nobody can beat, when its trick is the one that decides the contract. */
export function decidingWinner(position: Position): Card | undefined {
  if (position.needed !== 1) return undefined;
  return cheapestMaster(position);
}

/** The lowest honour above an honour that was led. */
function coveringHonour(position: Position): Card | undefined {
  const led = bestSoFar(position);
  const rank = led && STRENGTH[rankOf(led)];
  if (led === undefined || rank === undefined || rank < STRENGTH.T || leadIsFromSequence(position, led))
    return undefined;
  return lowest(beating(position).filter((card) => isHonour(card)));
}

/** Dummy led the higher of touching honours that all can see: the last one is covered. */
function leadIsFromSequence({ dummyCards }: Position, led: Card): boolean {
  return dummyCards.some((card) => areTouching(led, card));
}

/** From king and queen, or queen and jack with at most one more: the lower of the two. */
function splitHonour(position: Position): Card | undefined {
  const suit = suitLed(position);
  const [top, second, ...more] = suit === undefined ? [] : cardsOf(position.hand, suit);
  if (top === undefined || second === undefined || !areTouching(top, second)) return undefined;
  if (!beatsTrick(second, position)) return undefined;
  const rank = rankOf(top);
  return rank === 'K' || (rank === 'Q' && more.length < 2) ? second : undefined;
}

/** Rules of a defender who plays second. */
export const DEFENDER_SECOND: readonly Rule[] = [
  { card: decidingWinner, because: (card) => ({ name: 'take-deciding-trick', card }) },
  { card: coveringHonour, because: (card) => ({ name: 'cover-honour', card }) },
  { card: splitHonour, because: (card) => ({ name: 'split-honours', card }) },
  { card: ({ legal }) => lowest(legal), because: () => ({ name: 'second-hand-low' }) },
];

/** The other hand plays last and wins on its own. */
function acrossWins(position: Position): boolean {
  const suit = suitLed(position);
  const best = bestSoFar(position);
  if (suit === undefined || best === undefined || position.across === undefined) return false;
  const theirs = highest(cardsOf(position.across, suit));
  return theirs !== undefined && isMaster(theirs, position);
}

/** Queen or jack with one small card, opposite a hand that holds the ace or king: it wins now or never. */
function nowOrNever(position: Position): Card | undefined {
  const [top] = position.legal;
  if (position.legal.length !== 2 || top === undefined || !acrossWins(position)) return undefined;
  const isMiddle = rankOf(top) === 'Q' || rankOf(top) === 'J';
  return isMiddle && beating(position).includes(top) ? top : undefined;
}

const finesseCard = (position: Position): Card | undefined => openTenace(position)?.card;

function because(card: Card, position: Position): Reason {
  const tenace = openTenace(position);
  return tenace ? finesseReason(tenace) : { name: 'win-cheaply', card };
}

/** Rules of declarer for the hand that plays second. */
export const DECLARER_SECOND: readonly Rule[] = [
  { card: nowOrNever, because: (card) => ({ name: 'honour-now-or-never', card }) },
  { when: acrossWins, card: ({ legal }) => lowest(legal), because: () => ({ name: 'second-hand-low' }) },
  { card: finesseCard, because },
  { card: cheapestMaster, because: (card) => ({ name: 'win-cheaply', card }) },
  { card: coveringHonour, because: (card) => ({ name: 'cover-honour', card }) },
  { card: ({ legal }) => lowest(legal), because: () => ({ name: 'second-hand-low' }) },
];

/** Whether dummy is still to play after the hand in turn. */
export function dummyPlaysLater({ trick, from, declarer }: Position): boolean {
  const seats = seatsFrom(trick.leader);
  return seats.indexOf(partner(declarer)) > seats.indexOf(from);
}

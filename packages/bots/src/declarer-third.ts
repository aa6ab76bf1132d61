// Declarer's third hand: the led card may win, a tenace may be finessed, else win if it can be won.

import { type Card, cardsOf, suitOf } from '@minibridge/bridge';
import { finesseReason, isDropBetter, type Tenace, tenaceIn, tenaceOf } from './finesse';
import type { Position } from './knowledge';
import type { Rule } from './rule';
import {
  areEqual,
  beating,
  bestSoFar,
  cheapestMaster,
  highest,
  isMaster,
  lowest,
  lowestEqual,
  partnerIsWinning,
  suitLed,
} from './winners';
import { enoughWinners } from './winners-count';

/** The led card wins for certain, or does as much as my highest would. */
function ledCardDoes(position: Position): boolean {
  const best = bestSoFar(position);
  const top = highest(position.legal);
  if (best === undefined || top === undefined || !partnerIsWinning(position)) return false;
  return isMaster(best, position) || areEqual(top, best, position);
}

/** The defender before me has followed suit, so that the missing card may still lie there. */
function secondFollowed({ trick }: Position): boolean {
  const [led, second] = trick.cards;
  return led !== undefined && second !== undefined && suitOf(led) === suitOf(second);
}

/** Cards of the suit led that the two hands began with, if both followed to every round. */
function together(position: Position): number {
  const suit = suitLed(position);
  if (suit === undefined) return 0;
  const rounds = position.tricks.filter(({ cards: [first] }) => first && suitOf(first) === suit).length;
  const held = cardsOf(position.hand, suit).length + cardsOf(position.across ?? [], suit).length;
  return held + 1 + 2 * rounds;
}

/** A finesse against the defender who has just played low: the led honour is run, or a tenace is played. */
function tenaceNow(position: Position): Tenace | undefined {
  if (!secondFollowed(position)) return undefined;
  const best = bestSoFar(position);
  const top = highest(position.legal);
  const running = best && top && partnerIsWinning(position) ? tenaceOf(top, best, position) : undefined;
  return running ?? tenaceIn(position.legal, position);
}

function finesse(position: Position): Tenace | undefined {
  const found = tenaceNow(position);
  return found && !isDropBetter(found, together(position)) ? found : undefined;
}

/** Low under a led honour that is run, else the card of the tenace. */
function finesseCard(position: Position): Card | undefined {
  const found = finesse(position);
  if (found === undefined) return undefined;
  if (found.card === bestSoFar(position)) return lowest(position.legal);
  const winners = beating(position);
  return winners.includes(found.card) ? lowestEqual(found.card, winners, position) : undefined;
}

function isDrop(position: Position): boolean {
  const found = tenaceNow(position);
  return found !== undefined && isDropBetter(found, together(position));
}

function high(position: Position): Card | undefined {
  const winners = beating(position);
  const top = highest(winners);
  return top && lowestEqual(top, winners, position);
}

/** Rules of declarer for the hand that plays third. */
export const DECLARER_THIRD: readonly Rule[] = [
  { when: ledCardDoes, card: ({ legal }) => lowest(legal), because: () => ({ name: 'partner-wins' }) },
  { when: enoughWinners, card: cheapestMaster, because: (card) => ({ name: 'win-cheaply', card }) },
  {
    card: finesseCard,
    because: (card, position) => {
      const found = finesse(position);
      return found ? finesseReason(found) : { name: 'third-hand-high', card };
    },
  },
  { when: isDrop, card: cheapestMaster, because: (card) => ({ name: 'play-for-the-drop', suit: suitOf(card) }) },
  { card: cheapestMaster, because: (card) => ({ name: 'win-cheaply', card }) },
  { card: high, because: (card) => ({ name: 'third-hand-high', card }) },
  { card: ({ legal }) => lowest(legal), because: () => ({ name: 'cannot-win' }) },
];

// Third hand plays high, but only as high as dummy makes necessary, and never over a partner who wins already.

import { type Card, cardsOf, isHigher, rankOf, STRENGTH } from '@minibridge/bridge';
import type { Position } from './knowledge';
import { isHonour } from './opening-lead';
import type { Rule } from './rule';
import { decidingWinner, dummyPlaysLater } from './second-hand';
import { beating, bestSoFar, highest, isMaster, lowest, lowestEqual, partnerIsWinning, suitLed } from './winners';

/** Dummy's highest card of the suit led. */
function dummysBest(position: Position): Card | undefined {
  const suit = suitLed(position);
  return suit && highest(cardsOf(position.dummyCards, suit));
}

/** Partner's card holds: nobody can beat it, or it is an honour that dummy, playing last, cannot beat. */
function partnerHolds(position: Position): boolean {
  const best = bestSoFar(position);
  if (best === undefined || !partnerIsWinning(position)) return false;
  if (isMaster(best, position)) return true;
  const threat = dummyPlaysLater(position) ? dummysBest(position) : undefined;
  return (
    isHonour(best) && !(threat && isHigher(threat, best) && beating(position).some((card) => isHigher(card, threat)))
  );
}

/** Dummy plays last: the lowest card that beats everything dummy has. */
function justOverDummy(position: Position): Card | undefined {
  const threat = dummysBest(position);
  const enough = beating(position).filter((card) => threat === undefined || isHigher(card, threat));
  return dummyPlaysLater(position) ? lowest(enough) : undefined;
}

/** Dummy has played and keeps an honour under mine: the card below that honour will do. */
function underDummysHonour(position: Position): Card | undefined {
  const held = dummysBest(position);
  if (held === undefined || dummyPlaysLater(position) || !isHonour(held)) return undefined;
  const winners = beating(position);
  const above = winners.some((card) => isHigher(card, held));
  const below = highest(winners.filter((card) => isHigher(held, card)));
  return above && below && STRENGTH[rankOf(below)] >= STRENGTH['9'] ? lowestEqual(below, winners, position) : undefined;
}

/** The lowest card that is as good as my highest. */
function high(position: Position): Card | undefined {
  const winners = beating(position);
  const top = highest(winners);
  return top && !dummyPlaysLater(position) ? lowestEqual(top, winners, position) : undefined;
}

/** Rules of a defender who plays third. */
export const DEFENDER_THIRD: readonly Rule[] = [
  { when: partnerHolds, card: ({ legal }) => lowest(legal), because: () => ({ name: 'partner-wins' }) },
  { card: decidingWinner, because: (card) => ({ name: 'take-deciding-trick', card }) },
  { card: justOverDummy, because: (card) => ({ name: 'third-hand-just-enough', card }) },
  { card: underDummysHonour, because: (card) => ({ name: 'third-hand-just-enough', card }) },
  { card: high, because: (card) => ({ name: 'third-hand-high', card }) },
  { card: ({ legal }) => lowest(legal), because: () => ({ name: 'cannot-win' }) },
];

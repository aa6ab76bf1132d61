// No card of the suit: ruff if that wins and partner does not; else throw the lowest card of the least useful suit.

import { type Card, cardsOf, type Hand, RANKS, rankOf, STRENGTH, SUITS, type Suit, suitOf } from '@minibridge/bridge';
import type { Position } from './knowledge';
import type { Reason } from './reasons';
import type { Rule } from './rule';
import { beating, bestSoFar, highest, isMaster, lowest, partnerIsWinning, suitLed } from './winners';

/** Partner's card stands for certain: nobody plays after me, or nobody can beat it. */
function partnerIsSure(position: Position): boolean {
  const best = bestSoFar(position);
  if (best === undefined || !partnerIsWinning(position)) return false;
  return position.trick.cards.length === 3 || isMaster(best, position);
}

/** Declarer's other hand, playing last, wins without my trump. */
function acrossWillWin(position: Position): boolean {
  const suit = suitLed(position);
  if (suit === undefined || position.trick.cards.length !== 1 || position.across === undefined) return false;
  const theirs = highest(cardsOf(position.across, suit));
  return theirs !== undefined && isMaster(theirs, position);
}

function ruffing(position: Position): Card | undefined {
  return lowest(beating(position).filter((card) => suitOf(card) === position.trump));
}

function overTrump(card: Card, position: Position): boolean {
  const best = bestSoFar(position);
  return best !== undefined && suitOf(best) === suitOf(card);
}

/** Whether throwing from these cards leaves an honour without its guards: Kx, Qxx, Jxxx. */
function unguards(cards: Hand): boolean {
  const [top] = cards;
  const guards = top && STRENGTH.A - STRENGTH[rankOf(top)];
  return guards !== undefined && guards > 0 && guards <= 3 && cards.length === guards + 1;
}

/** A long suit with a winner on top: its small cards may win too. */
function isLong(cards: Hand, position: Position): boolean {
  const [top] = cards;
  return top !== undefined && cards.length >= 4 && isMaster(top, position);
}

/** The cost of throwing the lowest card of `suit`: winners most, then guards, then length against dummy, then rank. */
function cost(suit: Suit, position: Position): number {
  const cards = cardsOf(position.hand, suit);
  const [top] = cards;
  const low = lowest(cards);
  if (top === undefined || low === undefined) return Number.POSITIVE_INFINITY;
  const winner = isMaster(low, position) ? 100 : 0;
  const trump = suit === position.trump ? 60 : 0;
  const guard = unguards(cards) ? 30 : 0;
  return winner + trump + guard + lengthCost(cards, position) + STRENGTH[rankOf(top)] / RANKS.length;
}

/** Length that watches dummy's long suit, or that may win in declarer's own, is kept; other length is spare. */
function lengthCost(cards: Hand, position: Position): number {
  const [top] = cards;
  const there = top === undefined ? 0 : cardsOf(position.dummyCards, suitOf(top)).length;
  const watch = there >= 4 && cards.length <= there ? 20 : 0;
  const long = position.declaring && isLong(cards, position) ? 25 : 0;
  return watch + long - cards.length;
}

/** The lowest card of the least useful suit. */
function uselessCard(position: Position): Card | undefined {
  const suits = SUITS.filter((suit) => cardsOf(position.legal, suit).length > 0);
  const [least] = suits.sort((a, b) => cost(a, position) - cost(b, position));
  return least && lowest(cardsOf(position.legal, least));
}

/** Trumps are kept while partner wins; where there are none to keep, or the trick is still open, a card is simply not needed. */
function throwing(card: Card, position: Position): Reason {
  const suit = suitOf(card);
  const keepsTrumps = suit !== position.trump && position.hand.some((each) => suitOf(each) === position.trump);
  return { name: keepsTrumps && partnerIsWinning(position) ? 'discard-partner-wins' : 'discard-useless', suit };
}

/** Rules for a hand that cannot follow suit. */
export const NOT_FOLLOWING: readonly Rule[] = [
  { when: partnerIsSure, card: uselessCard, because: throwing },
  { when: acrossWillWin, card: uselessCard, because: throwing },
  { card: ruffing, because: (card, p) => (overTrump(card, p) ? { name: 'overruff', card } : { name: 'ruff', card }) },
  { card: uselessCard, because: (card) => ({ name: 'discard-useless', suit: suitOf(card) }) },
];

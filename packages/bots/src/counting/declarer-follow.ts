// Declarer follows suit, second or third to play, with the cards counted: finesse or not, win or wait, by what each card brings.

import { type Card, type Hand, isHigher, lho, rankOf, STRENGTH, suitOf } from '@minibridge/bridge';
import type { Reason } from '../reasons';
import type { Rule } from '../rule';
import { bitsOf } from '../suit-bits';
import { beating, beatsTrick, bestSoFar, isMaster, lowest, partnerIsWinning } from '../winners';
import { pairIn } from '../winners-count';
import type { Counted } from './counted';
import { finessed } from './plan-reason';
import { followingTricks } from './suit-plans';

/** Cards that differ by less in what they bring are equal: the lowest is played. */
const EQUAL = 0.01;

/** Shares that are added up to one may miss it by so much. */
const ROUNDING = 1e-9;

function bestFollowing(position: Counted): Card | undefined {
  const all = followingTricks(position);
  const most = Math.max(...all.map(({ tricks }) => tricks));
  return all.findLast(({ tricks }) => tricks > most - EQUAL)?.card;
}

/** The chance, 0..1, that whoever plays last holds nothing of the suit above `card`. */
function chanceOfFinesse(card: Card, position: Counted): number {
  const { pool, hands } = position.hidden;
  const higher = bitsOf(pool.filter((each) => suitOf(each) === suitOf(card) && isHigher(each, card)));
  const all = bitsOf(pool.filter((each) => suitOf(each) === suitOf(card)));
  const lastIsFirst = hands[0]?.seat === lho(position.from);
  return position.lies(suitOf(card)).reduce((sum, { first, share }) => {
    const held = lastIsFirst ? first : all ^ first;
    return (held & higher) === 0 ? sum + share : sum;
  }, 0);
}

type FinesseReason = Extract<Reason, { name: 'finesse-counted' }>;

/** A card that wins unless the last player holds the missing one, while a higher card stays with us. */
function finesseReason(card: Card, position: Counted): FinesseReason | undefined {
  const { here, there } = pairIn(suitOf(card), position);
  const missing = finessed(card, here, position) ?? finessed(card, there, position);
  if (missing === undefined || STRENGTH[rankOf(missing)] < STRENGTH.J || position.trick.cards.length !== 2)
    return undefined;
  const percent = percentOf(chanceOfFinesse(card, position));
  return { name: 'finesse-counted', suit: suitOf(card), against: rankOf(missing), percent };
}

/** 0 only for what cannot be, and 100 only for what is certain. */
function percentOf(chance: number): number {
  const percent = Math.round(100 * chance);
  return chance > 0 && chance < 1 - ROUNDING ? Math.min(99, Math.max(1, percent)) : percent;
}

/** The highest of the cards that could be finessed with, when a higher one is played instead. */
function dropReason(card: Card, position: Counted): Reason | undefined {
  const passed = beating(position).find((each) => isHigher(card, each) && finesseReason(each, position) !== undefined);
  const missing = passed && finessed(passed, position.hand, position);
  return missing && { name: 'high-counted', suit: suitOf(card), against: rankOf(missing) };
}

function winning(card: Card, position: Counted): Reason {
  const finesse = finesseReason(card, position);
  // It brings out the higher card, which is known to lie behind it.
  if (finesse?.percent === 0) return { name: 'force-higher', card };
  if (finesse !== undefined) return finesse;
  if (isMaster(card, position)) return dropReason(card, position) ?? { name: 'win-cheaply', card };
  return { name: position.trick.cards.length === 2 ? 'third-hand-high' : 'force-higher', card };
}

/** The led card is run: it may win although a higher one is out. */
function running(position: Counted): Reason {
  const best = bestSoFar(position);
  const finesse = best && finesseReason(best, position);
  if (finesse?.percent === 0 && beating(position).length > 0) return { name: 'hold-back' };
  return finesse === undefined || finesse.percent === 0 ? { name: 'partner-wins' } : finesse;
}

function because(card: Card, position: Counted): Reason {
  if (beatsTrick(card, position) && card !== lowest(position.legal)) return winning(card, position);
  return lowReason(card, position, beating(position));
}

function lowReason(card: Card, position: Counted, winners: Hand): Reason {
  if (partnerIsWinning(position)) return running(position);
  if (winners.includes(card)) return winning(card, position);
  if (position.trick.cards.length === 1) return { name: 'second-hand-low' };
  return { name: winners.length === 0 ? 'cannot-win' : 'hold-back' };
}

/** Read before the rules of a hand that follows suit. */
export const DECLARER_FOLLOWS: Rule<Counted> = { card: bestFollowing, because };

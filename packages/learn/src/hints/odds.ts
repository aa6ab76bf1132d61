// Exact shares of the layouts for one suit: where a card lies, and how often it falls under the cards above it.

import { type HiddenHand, layoutsOf } from '@minibridge/bots';
import { type Card, cardsOf, type Hand, pointsOf, type Seat, suitOf } from '@minibridge/bridge';
import type { Unseen } from './unseen';

/** 0..100; never 0 or 100 for what is not certain. */
export function percentOf(chance: number): number {
  if (chance <= 0 || chance >= 1) return 100 * chance;
  return Math.min(99, Math.max(1, Math.round(100 * chance)));
}

/** All ways to divide `cards` between two hands. */
function divisions(cards: Hand): readonly { readonly first: Hand; readonly second: Hand }[] {
  return cards.reduce<readonly { readonly first: Hand; readonly second: Hand }[]>(
    (some, card) =>
      some.flatMap(({ first, second }) => [
        { first: [...first, card], second },
        { first, second: [...second, card] },
      ]),
    [{ first: [], second: [] }],
  );
}

/** What is left of a hand once its cards of one suit are known. */
function without(hand: HiddenHand, cards: Hand): HiddenHand {
  return { ...hand, cards: hand.cards - cards.length, points: hand.points - pointsOf(cards) };
}

function isPossible(hand: HiddenHand, cards: Hand): boolean {
  const fits = cards.every((card) => !hand.voids.includes(suitOf(card)));
  return fits && cards.length <= hand.cards && pointsOf(cards) <= hand.points;
}

/** How many layouts have the cards of the suit divided like this. */
function waysOf({ hidden }: Unseen, card: Card, [mine, theirs]: readonly [Hand, Hand]): number {
  const [one, two] = hidden.hands;
  if (!one || !two || !isPossible(one, mine) || !isPossible(two, theirs)) return 0;
  const suit = suitOf(card);
  const pool = hidden.pool.filter((each) => suitOf(each) !== suit);
  return layoutsOf({ hands: [without(one, mine), without(two, theirs)], pool }).count;
}

export type Drop = {
  readonly card: Card;
  /** How many rounds our higher cards can take. */
  readonly rounds: number;
  /** The hidden hand that has already played to this trick. */
  readonly played?: Seat;
};

/** The share of layouts, 0..1, in which the hand with `card` has to play it within `rounds` of its suit. */
export function dropChance(unseen: Unseen, { card, rounds, played }: Drop): number {
  const [one, two] = unseen.seats;
  let fallen = 0;
  for (const { first, second } of divisions(cardsOf(unseen.hidden.pool, suitOf(card)))) {
    const [holder, cards] = first.includes(card) ? [one, first] : [two, second];
    const within = cards.length <= (holder === played ? rounds - 1 : rounds);
    if (within) fallen += waysOf(unseen, card, [first, second]);
  }
  return fallen / unseen.layouts.count;
}

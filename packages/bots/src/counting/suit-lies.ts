// How the unseen cards of one suit lie between two hidden hands, with the exact share of each way: the points that were
// announced, the cards that each hand still has and the suits that it could not follow to are all counted in.

import { pointsOf, pointsOfCard, type Suit, suitOf } from '@minibridge/bridge';
import type { Hidden, HiddenHand } from '../belief/hidden';
import { bitsOf, countBits } from '../suit-bits';
import { waysToChoose } from '../ways-to-choose';

/** One way: the cards of the first hidden hand in the suit as bits (deuce 0 .. ace 12), and its share of all layouts. */
export type Lie = { readonly first: number; readonly share: number };

/** More unseen cards than this are not worth counting: 2^7 ways. */
const MOST_CARDS = 7;
const MOST_POINTS = 40;

/** What the first hand may pick from: cards with points, and how many without. */
type Pool = { readonly honours: readonly number[]; readonly small: number };

/** Ways to pick honours, by their number (rows of 41) and their points. */
function waysOfHonours(honours: readonly number[]): Float64Array {
  const row = MOST_POINTS + 1;
  const ways = new Float64Array((honours.length + 1) * row);
  ways[0] = 1;
  honours.forEach((points, taken) => {
    for (let count = taken; count >= 0; count -= 1) {
      for (let sum = MOST_POINTS - points; sum >= 0; sum -= 1) {
        const more = (count + 1) * row + sum + points;
        ways[more] = (ways[more] ?? 0) + (ways[count * row + sum] ?? 0);
      }
    }
  });
  return ways;
}

/** Ways to pick `cards` cards with `points` points. */
function picker({ honours, small }: Pool): (cards: number, points: number) => number {
  const ways = waysOfHonours(honours);
  return (cards, points) => {
    if (points < 0 || points > MOST_POINTS) return 0;
    let sum = 0;
    for (let count = 0; count <= Math.min(cards, honours.length); count += 1) {
      const some = ways[count * (MOST_POINTS + 1) + points] ?? 0;
      if (some > 0) sum += some * waysToChoose(small, cards - count);
    }
    return sum;
  };
}

const isVoid = (hand: HiddenHand | undefined, suit: Suit): boolean => hand?.voids.includes(suit) ?? false;

/** The other suits: cards that only the first hand can hold are its own, the rest is the pool. */
type Others = { readonly pool: Pool; readonly ownCards: number; readonly ownPoints: number };

function othersThan(suit: Suit, { hands: [first, second], pool }: Hidden): Others {
  const free = pool.filter((card) => suitOf(card) !== suit && !isVoid(first, suitOf(card)));
  const own = free.filter((card) => isVoid(second, suitOf(card)));
  const open = free.filter((card) => !isVoid(second, suitOf(card)));
  const honours = open.map(pointsOfCard).filter((points) => points > 0);
  return {
    pool: { honours, small: open.length - honours.length },
    ownCards: own.length,
    ownPoints: pointsOf(own),
  };
}

function pointsOfBits(bits: number): number {
  return 4 * ((bits >> 12) & 1) + 3 * ((bits >> 11) & 1) + 2 * ((bits >> 10) & 1) + ((bits >> 9) & 1);
}

/** Every subset of `bits` that the hands may share. */
function* sharesOf(bits: number, [first, second]: readonly HiddenHand[], suit: Suit): Generator<number> {
  const mayHold = isVoid(first, suit) ? 0 : bits;
  const mustHold = isVoid(second, suit) ? bits : 0;
  for (let some = bits; ; some = (some - 1) & bits) {
    if ((some & ~mayHold) === 0 && (mustHold & ~some) === 0) yield some;
    if (some === 0) return;
  }
}

/** The ways in which `suit` may lie between two hidden hands; none where more hands are hidden or too many cards are out. */
export function liesOf(hidden: Hidden, suit: Suit): readonly Lie[] {
  const bits = bitsOf(hidden.pool.filter((card) => suitOf(card) === suit));
  const [first, ...more] = hidden.hands;
  if (first === undefined || more.length !== 1 || countBits(bits) > MOST_CARDS) return [];
  const others = othersThan(suit, hidden);
  const ways = picker(others.pool);
  const [cards, points] = [first.cards - others.ownCards, first.points - others.ownPoints];
  const lies = [...sharesOf(bits, hidden.hands, suit)]
    .map((held) => ({ first: held, share: ways(cards - countBits(held), points - pointsOfBits(held)) }))
    .filter(({ share }) => share > 0);
  const total = lies.reduce((sum, { share }) => sum + share, 0);
  return lies.map((lie) => ({ first: lie.first, share: lie.share / total }));
}

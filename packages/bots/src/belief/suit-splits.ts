// The ways in which the unseen cards of one suit can lie in the hidden hands. Honours are told apart, since they carry points;
// of the small cards only the numbers matter, and which ones they are is left open.

import { type Card, cardsOf, pointsOfCard, type Suit } from '@minibridge/bridge';
import { waysToChoose } from '../ways-to-choose';
import type { Hidden, HiddenHand } from './hidden';

/** One way for one suit. */
export type Split = {
  /** For each unseen honour, from the highest down, the place of its holder in `hidden.hands`. */
  readonly honours: readonly number[];
  /** For each hidden hand how many small cards it holds. */
  readonly small: readonly number[];
  /** In how many ways the small cards can be picked. */
  readonly ways: number;
};

export type SuitCards = { readonly suit: Suit; readonly honours: readonly Card[]; readonly small: readonly Card[] };

export function unseenOf({ pool }: Hidden, suit: Suit): SuitCards {
  const cards = cardsOf(pool, suit);
  return {
    suit,
    honours: cards.filter((card) => pointsOfCard(card) > 0),
    small: cards.filter((card) => pointsOfCard(card) === 0),
  };
}

/** All sequences of `length` holders out of `hands`. */
function holders(length: number, hands: number): readonly (readonly number[])[] {
  if (length === 0) return [[]];
  const shorter = holders(length - 1, hands);
  return shorter.flatMap((some) => Array.from({ length: hands }, (_, holder) => [...some, holder]));
}

/** All ways to write `sum` as `hands` numbers, each 0 or more. */
function shares(sum: number, hands: number): readonly (readonly number[])[] {
  if (hands === 1) return [[sum]];
  return Array.from({ length: sum + 1 }, (_, first) => first).flatMap((first) =>
    shares(sum - first, hands - 1).map((rest) => [first, ...rest]),
  );
}

/** In how many ways cards can be picked so that each hand gets its share. */
function waysToPick(share: readonly number[]): number {
  let left = share.reduce((sum, count) => sum + count, 0);
  return share.reduce((ways, count) => {
    const picked = ways * waysToChoose(left, count);
    left -= count;
    return picked;
  }, 1);
}

export function cardsHeld(split: Split, place: number): number {
  return (split.small[place] ?? 0) + split.honours.filter((holder) => holder === place).length;
}

export function pointsHeld(split: Split, place: number, honours: readonly Card[]): number {
  return honours.reduce((sum, card, at) => (split.honours[at] === place ? sum + pointsOfCard(card) : sum), 0);
}

function mayHold(hand: HiddenHand, suit: Suit, cards: number): boolean {
  if (hand.lengths !== undefined) return cards === hand.lengths[suit];
  return cards <= hand.cards && (cards === 0 || !hand.voids.includes(suit));
}

/** Every split of a suit that the hands' voids, told lengths, sizes and points allow. */
export function splitsOf({ hands }: Hidden, { suit, honours, small }: SuitCards): readonly Split[] {
  const picks = shares(small.length, hands.length).map((share) => ({ small: share, ways: waysToPick(share) }));
  return holders(honours.length, hands.length).flatMap((honour) =>
    picks
      .map((pick): Split => ({ honours: honour, ...pick }))
      .filter((split) =>
        hands.every(
          (hand, place) =>
            mayHold(hand, suit, cardsHeld(split, place)) && pointsHeld(split, place, honours) <= hand.points,
        ),
      ),
  );
}

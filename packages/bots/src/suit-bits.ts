// Cards of one suit as bits, deuce 0 .. ace 12: for what is asked thousands of times in a decision.

import { type Card, type Hand, PACK, rankOf, STRENGTH, type Suit, suitOf } from '@minibridge/bridge';

/** All thirteen cards of a suit. */
export const WHOLE_SUIT = 2 ** 13 - 1;

export const bitOf = (card: Card): number => 1 << STRENGTH[rankOf(card)];

export function bitsOf(cards: Hand): number {
  return cards.reduce((bits, card) => bits | bitOf(card), 0);
}

/** The cards of `hand` in `suit`. */
export function bitsIn(hand: Hand, suit: Suit): number {
  let bits = 0;
  for (const card of hand) if (suitOf(card) === suit) bits |= bitOf(card);
  return bits;
}

/** The card of `suit` that `bit` stands for. */
export function cardOf(suit: Suit, bit: number): Card | undefined {
  return PACK.find((card) => suitOf(card) === suit && bitOf(card) === bit);
}

export function countBits(bits: number): number {
  let count = 0;
  for (let left = bits; left !== 0; left &= left - 1) count += 1;
  return count;
}

export const lowBit = (bits: number): number => bits & -bits;
export const highBit = (bits: number): number => (bits === 0 ? 0 : 1 << (31 - Math.clz32(bits)));

/** The lowest of `bits` above `card`, else 0. */
export function lowestAbove(bits: number, card: number): number {
  return lowBit(bits & -(card << 1));
}

/** The `nth` card from the top, 1 the highest, else 0. */
export function fromTop(bits: number, nth: number): number {
  let left = bits;
  for (let passed = 1; passed < nth; passed += 1) left ^= highBit(left);
  return highBit(left);
}

/** The lowest of `bits` that is worth as much as `card`: nothing but cards of `gone` lies between. */
export function lowestEqual(bits: number, card: number, gone: number): number {
  let equal = card;
  for (let rank = card >> 1; rank !== 0 && ((bits | gone) & rank) !== 0; rank >>= 1)
    if ((bits & rank) !== 0) equal = rank;
  return equal;
}

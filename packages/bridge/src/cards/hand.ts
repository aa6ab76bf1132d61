// A hand: known cards of one player, at most thirteen, in pack order.

import { type Card, cardAt, placeInPack, suitOf } from './card';
import type { Suit } from './suit';

/** In pack order (spades, hearts, diamonds, clubs; high to low), no duplicates. */
export type Hand = readonly Card[];

/** The number of cards in each suit, 0..13. */
export type Lengths = { readonly [S in Suit]: number };

/** The same cards in pack order. */
export function sortedHand(cards: Iterable<Card>): Hand {
  return [...cards]
    .map(placeInPack)
    .sort((a, b) => a - b)
    .map(cardAt);
}

/** The cards of one suit, high to low. */
export function cardsOf(hand: Hand, suit: Suit): Hand {
  return hand.filter((card) => suitOf(card) === suit);
}

export function lengthsOf(hand: Hand): Lengths {
  const lengths = { S: 0, H: 0, D: 0, C: 0 };
  for (const card of hand) lengths[suitOf(card)] += 1;
  return lengths;
}

/** Cards that two hands hold together in each suit. */
export function togetherIn(one: Lengths, other: Lengths): Lengths {
  return { S: one.S + other.S, H: one.H + other.H, D: one.D + other.D, C: one.C + other.C };
}

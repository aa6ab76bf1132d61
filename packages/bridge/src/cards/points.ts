// High-card points (MB 3): ace 4, king 3, queen 2, jack 1.

import { type Card, rankOf, suitOf } from './card';
import type { Hand } from './hand';
import type { Rank } from './rank';
import type { Suit } from './suit';

// biome-ignore format: a table
const POINTS: { readonly [R in Rank]: number } = {
  A: 4, K: 3, Q: 2, J: 1, T: 0, '9': 0, '8': 0, '7': 0, '6': 0, '5': 0, '4': 0, '3': 0, '2': 0,
};

/** Points of the whole pack, ten in each suit. */
export const PACK_POINTS = 40;

/** The most that thirteen cards can hold: four aces, kings, queens and one jack. */
export const MOST_POINTS = 37;

export function pointsOfCard(card: Card): number {
  return POINTS[rankOf(card)];
}

/** High-card points of a hand, 0..37. */
export function pointsOf(hand: Hand): number {
  return hand.reduce((sum, card) => sum + pointsOfCard(card), 0);
}

/** The same points suit by suit (each 0..10): the counting help shows them as a sum. */
export function pointsBySuit(hand: Hand): { readonly [S in Suit]: number } {
  const points = { S: 0, H: 0, D: 0, C: 0 };
  for (const card of hand) points[suitOf(card)] += pointsOfCard(card);
  return points;
}

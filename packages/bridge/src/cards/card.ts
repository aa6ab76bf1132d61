// The 52 cards (MB 1): suit letter and rank letter, in memory, in logs, on the wire and in tests.

import { RANKS, type Rank, STRENGTH } from './rank';
import { SUITS, type Suit } from './suit';

export type Card = `${Suit}${Rank}`;

/** The whole pack in order: spades from the ace down, then hearts, diamonds, clubs. */
export const PACK: readonly Card[] = SUITS.flatMap((suit) => RANKS.map((rank): Card => `${suit}${rank}`));

const PLACE: ReadonlyMap<string, number> = new Map(PACK.map((card, place) => [card, place]));

/** Place of a card in the pack, 0 (spade ace) .. 51 (club deuce). */
export function placeInPack(card: Card): number {
  return PLACE.get(card) ?? 0;
}

/** The card at `place`, 0..51. */
export function cardAt(place: number): Card {
  return PACK[place] ?? 'SA';
}

export function isCard(text: string): text is Card {
  return PLACE.has(text);
}

export function suitOf(card: Card): Suit {
  return card[0] as Suit;
}

export function rankOf(card: Card): Rank {
  return card[1] as Rank;
}

/** Whether `card` is higher than `other` of the same suit. */
export function isHigher(card: Card, other: Card): boolean {
  return STRENGTH[rankOf(card)] > STRENGTH[rankOf(other)];
}

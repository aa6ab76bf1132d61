// English names for what the engine knows by letters.

import type { Hand, Seat, Side, Suit } from '@minibridge/bridge';
import { cardsOf, SUITS } from '@minibridge/bridge';

export const SEAT_NAMES: { readonly [S in Seat]: string } = { N: 'north', E: 'east', S: 'south', W: 'west' };

export const SIDE_NAMES: { readonly [S in Side]: string } = { NS: 'north and south', EW: 'east and west' };

export const SUIT_SIGNS: { readonly [S in Suit]: string } = { S: '♠', H: '♥', D: '♦', C: '♣' };

/** A hand suit by suit, `♠ AT52`; a void is a dash. */
export function suitsOf(hand: Hand): readonly string[] {
  return SUITS.map((suit) => {
    const ranks = cardsOf(hand, suit).map((card) => card.slice(1));
    return `${SUIT_SIGNS[suit]} ${ranks.join('') || '–'}`;
  });
}

/** A sentence begins with a capital. */
export function sentence(text: string): string {
  return `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;
}

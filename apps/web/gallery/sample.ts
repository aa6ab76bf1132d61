/** The example deal, written for the eye only: what the gallery shows is a picture, not a game. */
import type { Card } from '@minibridge/bridge';
import type { CardItem, CardState } from '../src/cards/item.ts';

export type Letters = { readonly [rank: string]: string };
export const ENGLISH: Letters = { T: '10' };
export const POLISH: Letters = { T: '10', Q: 'D', J: 'W' };
export const GERMAN: Letters = { T: '10', Q: 'D', J: 'B' };

/** `'SA HT'`. */
export const cards = (text: string): readonly Card[] => text.split(' ').filter(Boolean) as unknown as readonly Card[];

export const item = (card: Card, letters: Letters = ENGLISH, state?: CardState): CardItem => ({
  card,
  index: letters[card.charAt(1)] ?? card.charAt(1),
  label: `${card.charAt(1)} of ${card.charAt(0)}`,
  state,
});

export const items = (text: string, letters: Letters = ENGLISH, state?: (card: Card) => CardState | undefined) =>
  cards(text).map((card) => item(card, letters, state?.(card)));

export const NORTH = 'SA ST S5 S2 HK H8 H4 H3 D7 CQ C9 C6 C2';
export const SOUTH = 'SK SQ SJ S8 S4 HA H6 DK DQ D5 CJ C7 C3';

export const SUIT_LABELS = { S: 'spades', H: 'hearts', D: 'diamonds', C: 'clubs' };
export const nothing = (): void => undefined;

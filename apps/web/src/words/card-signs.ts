// Cards inside a sentence: signs for the eye, names for the ear.

import { type Card, type Suit, suitOf } from '@minibridge/bridge';
import { type CardWords, cardIndex } from './card-words';

/** A sentence as it is seen, with `<b>` around what matters, and as it is read out. */
export type Sentence = { readonly seen: string; readonly heard: string };

export const SIGNS: { readonly [S in Suit]: string } = { S: '♠', H: '♥', D: '♦', C: '♣' };

/** "♠K". */
export function cardSign({ settings }: Pick<CardWords, 'settings'>, card: Card): string {
  return `${SIGNS[suitOf(card)]}${cardIndex(settings, card)}`;
}

/** A comma or full stop goes with the cards before it, so that no line begins with it. */
export function keepMarks(text: string): string {
  return text.replaceAll(/<\/b>([.,:]+)/g, '$1</b>');
}

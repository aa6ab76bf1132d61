// Cards in words: what is read out, and what stands in the corner.

import { type Card, rankOf, type Suit, suitOf } from '@minibridge/bridge';
import { rankLetter, type TableMessages } from '@minibridge/messages';
import type { CardItem } from '../cards/item';
import type { Settings } from '../settings/settings';

/** "queen of spades". */
export function cardName(say: TableMessages, card: Card): string {
  return say['card.name']({ rank: rankOf(card), suit: suitOf(card) });
}

/** The corner index: K, R, D, B, W, 10 … */
export function cardIndex({ language, letters }: Pick<Settings, 'language' | 'letters'>, card: Card): string {
  return rankLetter(language, rankOf(card), letters);
}

/** How the cards of a screen are written and read. */
export type CardWords = { readonly say: TableMessages; readonly settings: Pick<Settings, 'language' | 'letters'> };

/** A card ready to be shown. */
export function cardItem({ say, settings }: CardWords, card: Card): Pick<CardItem, 'card' | 'index' | 'label'> {
  return { card, index: cardIndex(settings, card), label: cardName(say, card) };
}

/** The heading of a suit that is read out: "Spades, trumps", "no diamonds", "3 clubs". `count` absent: its name alone. */
export function suitLabel(
  say: TableMessages,
  suit: Suit,
  { trump, count }: { readonly trump?: Suit | undefined; readonly count?: number },
): string {
  if (count === 0) return say['suit.count']({ suit, count });
  if (suit === trump) return say['suit.trumps']({ suit });
  return count === undefined ? say['suit.name']({ suit }) : say['suit.count']({ suit, count });
}

/** The headings of all four suits of an open hand. */
export function suitLabels(say: TableMessages, hand: readonly Card[], trump?: Suit): { readonly [S in Suit]: string } {
  const label = (suit: Suit): string =>
    suitLabel(say, suit, { trump, count: hand.filter((card) => suitOf(card) === suit).length });
  return { S: label('S'), H: label('H'), D: label('D'), C: label('C') };
}

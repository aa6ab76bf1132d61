// Finding a card by its letters: the suit's and the rank's, or the rank's alone, in the reader's letters or in A K Q J.

import { type Card, RANKS, type Rank, rankOf, SUITS, type Suit, suitOf } from '@minibridge/bridge';
import { type Language, rankLetter } from '@minibridge/messages';

export type KeyLetters = {
  readonly suits: (key: string) => readonly Suit[];
  readonly ranks: (key: string) => readonly Rank[];
};

/** Without accents and capitals: "Œ" and "é" are typed as "o" and "e". */
function plain(letter: string): string {
  return letter.toLowerCase().replace('œ', 'o').normalize('NFD').charAt(0);
}

/** `suitNames`: of the reader's language; a suit's first letter stands for it, beside S, H, D and C. */
export function keyLetters(language: Language, suitNames: { readonly [S in Suit]: string }): KeyLetters {
  const suits = (key: string): readonly Suit[] => {
    const letter = plain(key);
    return SUITS.filter((suit) => suit.toLowerCase() === letter || plain(suitNames[suit]) === letter);
  };
  const ranks = (key: string): readonly Rank[] => {
    const letter = key.toLowerCase();
    const named = (rank: Rank): readonly string[] =>
      rank === 'T' ? ['t', '1', '0'] : [rank.toLowerCase(), rankLetter(language, rank).toLowerCase()];
    return RANKS.filter((rank) => named(rank).includes(letter));
  };
  return { suits, ranks };
}

export type Picking = {
  /** The cards among which to pick, as they lie; those that may be played first if some may not. */
  readonly cards: readonly Card[];
  readonly letters: KeyLetters;
  /** Suits whose letter was typed just before. */
  readonly suits: readonly Suit[];
  /** Where the focus is. */
  readonly at?: Card | undefined;
};

export type Picked = { readonly card?: Card | undefined; readonly suits: readonly Suit[] };

/** The one after `at` in a circle; the first if `at` is not among them. */
function following(cards: readonly Card[], at: Card | undefined): Card | undefined {
  const place = at === undefined ? -1 : cards.indexOf(at);
  return cards[(place + 1) % Math.max(1, cards.length)];
}

/** The card that `key` leads to, and the suits that may be narrowed by the next key; absent if it is no card's letter. */
export function pickByKey({ cards, letters, suits, at }: Picking, key: string): Picked | undefined {
  const ranks = letters.ranks(key);
  const exact = cards.filter((card) => suits.includes(suitOf(card)) && ranks.includes(rankOf(card)));
  if (exact.length > 0) return { card: following(exact, at), suits: [] };
  const named = letters.suits(key);
  if (named.length === 0 && ranks.length === 0) return undefined;
  const ofSuit = cards.filter((card) => named.includes(suitOf(card)));
  const ofRank = cards.filter((card) => !ofSuit.includes(card) && ranks.includes(rankOf(card)));
  return { card: following([...ofSuit, ...ofRank], at), suits: named };
}

/** Letters lead to cards, in every language's own letters and in the international ones. */
import type { Card } from '@minibridge/bridge';
import type { Language } from '@minibridge/messages';
import { describe, expect, test } from 'vitest';
import { keyLetters, pickByKey } from './key-picking';

const NAMES = {
  en: { S: 'Spades', H: 'Hearts', D: 'Diamonds', C: 'Clubs' },
  pl: { S: 'Piki', H: 'Kiery', D: 'Kara', C: 'Trefle' },
  fr: { S: 'Pique', H: 'Cœur', D: 'Carreau', C: 'Trèfle' },
  de: { S: 'Pik', H: 'Herz', D: 'Karo', C: 'Treff' },
  el: { S: 'Πίκες', H: 'Κούπες', D: 'Καρά', C: 'Σπαθιά' },
} as const satisfies { readonly [L in Language]: object };

const HAND = ['SK', 'SQ', 'S8', 'HA', 'HK', 'CJ', 'CT', 'C3', 'DQ', 'D5'] as const satisfies readonly Card[];

/** The card that the keys lead to, one after the other. */
function typed(language: Language, keys: string, from?: Card): Card | undefined {
  const letters = keyLetters(language, NAMES[language]);
  let at = from;
  let suits: ReturnType<typeof letters.suits> = [];
  for (const key of keys) {
    const picked = pickByKey({ cards: HAND, letters, suits, at }, key);
    at = picked?.card ?? at;
    suits = picked?.suits ?? [];
  }
  return at;
}

test.each([
  ['en', 'h', 'HA'], // a suit: its first card
  ['en', 'hk', 'HK'],
  ['en', 'hh', 'HK'], // again: the next of the suit
  ['en', 'hhh', 'HA'],
  ['en', 'a', 'HA'], // a rank alone
  ['en', 'k', 'SK'],
  ['en', 'kk', 'HK'],
  ['en', 'c1', 'CT'],
  ['en', 'c0', 'CT'],
  ['en', 'ct', 'CT'],
  ['en', 'd5', 'D5'],
  ['en', '8', 'S8'],
  ['pl', 'pd', 'SQ'], // pik, dama
  ['pl', 'sd', 'SQ'],
  ['pl', 'tw', 'CJ'], // trefl, walet
  ['pl', 'cj', 'CJ'],
  ['pl', 'dq', 'DQ'],
  ['pl', 'd', 'DQ'], // diamonds before queens
  ['pl', 'dd', 'DQ'], // diamonds, queen
  ['pl', 'ddd', 'D5'], // … and the next diamond
  ['pl', 'ka', 'HA'], // kier or karo: only hearts have the ace
  ['pl', 'k5', 'D5'],
  ['fr', 'cr', 'HK'],
  ['fr', 'pd', 'SQ'],
  ['fr', 'tv', 'CJ'],
  ['de', 'tb', 'CJ'],
  ['de', 'hk', 'HK'],
  ['el', 'πq', 'SQ'],
  ['el', 'κ5', 'D5'],
  ['el', 'σj', 'CJ'],
] as const)('%s: %s leads to %s', (language, keys, card) => {
  expect(typed(language, keys)).toBe(card);
});

describe('what is no letter of a card', () => {
  test.each(['x', '?', 'ArrowLeft', 'Enter', 'l', 'u'])('%s', (key) => {
    const letters = keyLetters('en', NAMES.en);
    expect(pickByKey({ cards: HAND, letters, suits: [] }, key)).toBeUndefined();
  });
});

test('a suit that is not held leads nowhere, but is remembered for the next key', () => {
  const letters = keyLetters('en', NAMES.en);
  expect(pickByKey({ cards: ['SA'], letters, suits: [], at: 'SA' }, 'h')).toEqual({ card: undefined, suits: ['H'] });
});

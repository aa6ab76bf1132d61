import { card, hand } from '@minibridge/bridge/testing';
import { loadMessages } from '@minibridge/messages';
import { expect, test } from 'vitest';
import { cardIndex, cardItem, suitLabels } from './card-words';

test.each([
  ['SQ', 'en', 'own', 'Q'],
  ['SQ', 'de', 'own', 'D'],
  ['SQ', 'de', 'international', 'Q'],
  ['HJ', 'pl', 'own', 'W'],
  ['CT', 'fr', 'own', '10'],
] as const)('%s in %s, %s letters: %s', (text, language, letters, index) =>
  expect(cardIndex({ language, letters }, card(text))).toBe(index),
);

test('a card is written by the settings and read by the words', async () => {
  const words = { say: await loadMessages('en', 'table'), settings: { language: 'pl', letters: 'own' } } as const;
  expect(cardItem(words, card('DK'))).toEqual({ card: 'DK', index: 'K', label: 'king of diamonds' });
});

test('the suits of an open hand', async () => {
  const say = await loadMessages('en', 'table');
  expect(suitLabels(say, hand('AT52.K..Q962'), 'S')).toEqual({
    S: 'Spades, trumps',
    H: '1 heart',
    D: 'no diamonds',
    C: '4 clubs',
  });
});

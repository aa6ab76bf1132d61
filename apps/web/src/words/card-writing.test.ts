import { hintText } from '@minibridge/learn';
import { LANGUAGES, loadMessages, variantFor } from '@minibridge/messages';
import { expect, test } from 'vitest';
import { sentenceOf } from './card-writing';

const STEP = {
  name: 'no-honour-left',
  seat: 'E',
  total: 7,
  seen: 7,
  rest: 0,
  other: 'W',
  cards: ['SK', 'SQ', 'HJ'],
} as const;

test.each([
  ['en', 'So West has the king of spades, the queen of spades and the jack of hearts.'],
  ['pl', 'ma króla pik, damę pik i waleta kier.'],
  ['fr', 'Ouest a donc le roi de pique, la dame de pique et le valet de cœur.'],
  ['de', 'Also hat West Pik König, Pik Dame und Herz Bube.'],
  ['el', 'Άρα η Δύση έχει τον ρήγα πίκα, την ντάμα πίκα και τον βαλέ κούπα.'],
])('cards that are held together are a list with its last "and": %s', async (code, end) => {
  const language = LANGUAGES.find((each) => each.code === code)?.code ?? 'en';
  const [say, hint] = [
    await loadMessages(variantFor(language), 'table'),
    await loadMessages(variantFor(language), 'hint'),
  ];
  const words = { say, settings: { language, letters: 'own' } } as const;
  expect(sentenceOf(words, (writing) => hintText(hint, STEP, writing)).heard).toContain(end);
});

import { describe, expect, test } from 'vitest';
import { type Form, form } from './forms';
import { LANGUAGES, variantFor } from './languages';
import { loadMessages } from './load';

const RANKS = ['A', 'K', 'Q', 'J', 'T', '9', '8', '7', '6', '5', '4', '3', '2'] as const;

/** What a language has: every rank must have it. */
const HAS: { readonly [language: string]: readonly Form[] } = {
  en: ['definite'],
  pl: ['accusative', 'genitive'],
  fr: ['definite'],
  de: [],
  el: ['nominative', 'accusative'],
};

describe.each(LANGUAGES.map(({ code }) => code))('%s', (language) => {
  test('every card has every form that sentences ask for', async () => {
    const say = await loadMessages(variantFor(language), 'table');
    const names = RANKS.map((rank) => say['card.name']({ rank, suit: 'S' }));
    const bare = HAS[language]?.flatMap((each) =>
      names.filter((name) => form(name, language, each) === name).map((name) => `${name} ${each}`),
    );
    expect(bare).toEqual([]);
  });
});

test.each([
  ['pl', 'król pik', 'genitive', 'króla pik'],
  ['pl', 'dama kier', 'accusative', 'damę kier'],
  ['pl', 'trójka karo', 'genitive', 'trójki karo'],
  ['pl', 'as pik, walet trefl', 'accusative', 'asa pik, waleta trefl'],
  ['pl', '<b>♠K</b>', 'genitive', '<b>♠K</b>'],
  ['en', 'king of spades', 'definite', 'the king of spades'],
  ['fr', 'as de pique', 'definite', 'l’as de pique'],
  ['el', 'άσος πίκα', 'accusative', 'τον άσο πίκα'],
  ['de', 'Pik König', 'accusative', 'Pik König'],
] as const)('%s: %s, %s: %s', (language, names, wanted, expected) =>
  expect(form(names, language, wanted)).toBe(expected),
);

test('in a sentence', async () => {
  const say = await loadMessages('pl', 'hint');
  expect(say['act-play']({ card: 'dama pik' })).toBe('Zagraj damę pik.');
  expect(say['nothing-beats']({ card: 'król kier' })).toBe('Żadna twoja karta nie pobije króla kier.');
});

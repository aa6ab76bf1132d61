import { describe, expect, test } from 'vitest';
import { DEFAULT_REGISTER, hasRegisters, LANGUAGES, preferredLanguage, variantFor } from './languages.ts';

test('each language under its own name', () => {
  expect(LANGUAGES.map(({ name }) => name)).toEqual(['English', 'Polski', 'Français', 'Deutsch', 'Ελληνικά']);
});

describe('variants', () => {
  test.each([
    ['en', 'plain', 'en'],
    ['pl', 'federation', 'pl'],
    ['fr', 'federation', 'fr'],
    ['de', 'plain', 'de'],
    ['de', 'federation', 'de-federation'],
    ['el', 'plain', 'el-plain'],
    ['el', 'federation', 'el'],
  ] as const)('%s in the %s register is %s', (language, register, variant) =>
    expect(variantFor(language, register)).toBe(variant),
  );
  test('by default German is plain and Greek speaks the players’ words', () => {
    expect([variantFor('de'), variantFor('el')]).toEqual(['de', 'el']);
    expect(DEFAULT_REGISTER.el).toBe('federation');
  });
  test('German and Greek have two registers', () =>
    expect(LANGUAGES.map(({ code }) => code).filter(hasRegisters)).toEqual(['de', 'el']));
});

test.each([
  [['de-AT', 'en'], 'de'],
  [['sv', 'PL', 'en'], 'pl'],
  [['sv'], 'en'],
  [[], 'en'],
] as const)('a reader who wants %j gets %s', (wanted, language) => expect(preferredLanguage(wanted)).toBe(language));

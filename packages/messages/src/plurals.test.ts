/** One, two, five: each language counts in its own way. */
import { describe, expect, test } from 'vitest';
import type { Variant } from '../generated/keys.js';
import { loadMessages } from './load.ts';
import { pluralRules } from './runtime.ts';

const TRICKS: { readonly [V in Variant]: readonly string[] } = {
  en: ['0 tricks', '1 trick', '2 tricks', '13 tricks'],
  pl: ['0 lew', '1 lewa', '2 lewy', '3 lewy', '4 lewy', '5 lew', '11 lew', '12 lew', '13 lew', '22 lewy', '25 lew'],
  fr: ['0 levée', '1 levée', '2 levées', '13 levées'],
  de: ['0 Stiche', '1 Stich', '2 Stiche', '13 Stiche'],
  'de-federation': ['0 Stiche', '1 Stich', '2 Stiche'],
  el: ['0 λεβέ', '1 λεβέ', '2 λεβέ'],
  'el-plain': ['0 χαρτωσιές', '1 χαρτωσιά', '2 χαρτωσιές'],
};

const POINTS: { readonly [V in Variant]: readonly string[] } = {
  en: ['0 points', '1 point', '25 points'],
  pl: ['0 punktów', '1 punkt', '2 punkty', '5 punktów', '12 punktów', '22 punkty', '112 punktów'],
  fr: ['0 point', '1 point', '25 points'],
  de: ['0 Punkte', '1 Punkt', '25 Punkte'],
  'de-federation': ['1 Punkt', '25 Punkte'],
  el: ['0 πόντοι', '1 πόντος', '25 πόντοι'],
  'el-plain': ['1 πόντος', '25 πόντοι'],
};

const rows = (table: { readonly [V in Variant]: readonly string[] }) =>
  (Object.keys(table) as Variant[]).flatMap((variant) =>
    table[variant].map((text) => [variant, Number.parseInt(text, 10), text] as const),
  );

describe('tricks', () => {
  test.each(rows(TRICKS))('%s %d: %s', async (variant, count, text) => {
    const say = await loadMessages(variant, 'table');
    expect(say.tricks({ count })).toBe(text);
  });
});

describe('points', () => {
  test.each(rows(POINTS))('%s %d: %s', async (variant, points, text) => {
    const say = await loadMessages(variant, 'table');
    expect(say.points({ points })).toBe(text);
  });
});

test.each([
  ['pl', 1.5, 'other'],
  ['fr', 1.5, 'one'],
  ['fr', 1_000_000, 'many'],
] as const)('%s counts %d as “%s”', (language, value, category) => {
  expect(pluralRules(language)(value)).toBe(category);
});

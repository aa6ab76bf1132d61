/** Words that belong to the other register, or to no bridge table at all. */
import { describe, expect, test } from 'vitest';
import { checkAll } from './compile.mjs';
import { VARIANTS } from './variants.mjs';

/** A whole word or, with `…` at its end, the beginning of one; capitals do not matter. */
function contains(text, word) {
  const end = word.endsWith('…') ? '' : '(?!\\p{L})';
  return new RegExp(`(?<!\\p{L})${word.replace('…', '')}${end}`, 'iu').test(text);
}

const FORBIDDEN = {
  'de-federation': ['Herz', 'Herzen', 'Strohmann…', 'Kreuz'],
  de: ['Coeur', 'Kreuz', 'Strohmann…', 'Robber'],
  el: ['χαρτωσι…', 'μπαστούνι…', 'νεκρ…', 'παρτίδ…', 'μοιρασι…', 'κόντρα', 'σλαμ'],
  'el-plain': ['λεβέ', 'πίκα', 'πίκας', 'πίκες', 'μορ', 'μανς', 'αντάμ', 'διανομ…', 'κοντρ', 'σιρκόντρ', 'σλεμ'],
};

const sentences = (variant) =>
  [...checkAll()].flatMap(([namespace, { messages }]) =>
    Object.entries(messages[variant]).map(([key, text]) => ({ where: `${namespace} ${key}`, text })),
  );

describe.each(Object.entries(FORBIDDEN))('%s', (variant, words) => {
  const said = sentences(variant);
  test.each(words)('never says %s', (word) =>
    expect(said.filter(({ text }) => contains(text, word)).map(({ where }) => where)).toEqual([]),
  );
});

test('the search finds whole words only', () => {
  expect(contains('Ο μορ ανοίγει', 'μορ')).toBe(true);
  expect(contains('μια μορφή', 'μορ')).toBe(false);
  expect(contains('Χαρτωσιές', 'χαρτωσι…')).toBe(true);
  expect(contains('herzlich', 'Herz')).toBe(false);
});

test('nobody shouts', () => {
  const shouting = Object.keys(VARIANTS).flatMap((variant) =>
    sentences(variant).filter(({ text }) => text.includes('!')),
  );
  expect(shouting).toEqual([]);
});

test('no line of a hint ends within a sum', () => {
  const broken = Object.keys(VARIANTS).flatMap((variant) =>
    sentences(variant).filter(({ where, text }) => where.startsWith('hint ') && /[}\d] [−×=]|[−×=] [{\d]/.test(text)),
  );
  expect(broken).toEqual([]);
});

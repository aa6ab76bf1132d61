import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { name } from '../fixtures/arbitrary-basics';
import { decodeClient } from './decode';
import { nameProblem } from './name';

/** Signs that draw nothing, from all over the tables of signs. */
const UNSEEN = [
  ...['\u3164', '\uFFA0', '\u115F', '\u1160', '\u2800', '\u{1D159}', '\u{13441}', '\u034F', '\u17B4', '\u180E'],
  ...['\u200B', '\u200C', '\u200D', '\u2060', '\u2061', '\u00AD', '\uFEFF', '\uFE0F', '\u{E0041}', '\u{1D173}'],
  ...['\u202E', '\u2066', '\u0007', '\u2028', '\u2029', '\uD800', '\uFFF9', '\u{E0100}'],
];
const BLANK = [' ', '\u00A0', '\u2003', '\u3000'];

describe('a name', () => {
  test.each([
    'Ola',
    'Σοφία',
    'Łukasz',
    'Zoë & Jürgen',
    '李',
    '7',
    '2+2',
    'O’Neill',
    'أحمد',
    'नेहा',
    'Ó',
    '🃏',
    '👩‍🚀',
    '❤️',
    '❤️‍🔥',
    '👩‍👩‍👧',
    '🇵🇱',
    '👍🏽',
    '1️⃣',
  ])('%s', (text) => expect(nameProblem(text)).toBeUndefined());
});

describe('no name', () => {
  test.each<[string, ReturnType<typeof nameProblem>]>([
    ['', 'nothing-to-see'],
    ['…', 'nothing-to-see'],
    ['-- --', 'nothing-to-see'],
    ['\u0301', 'nothing-to-see'],
    [' Ola', 'blank-at-an-end'],
    ['Ola\u00A0', 'blank-at-an-end'],
    ['x'.repeat(41), 'too-long'],
    ['O\u200Bla', 'hidden-sign'],
    ['Ola\u202E', 'hidden-sign'],
    ['Ola\uFE0F', 'hidden-sign'],
    ['A\u200DB', 'hidden-sign'],
  ])('%j: %s', (text, problem) => expect(nameProblem(text)).toBe(problem));

  test.each(UNSEEN.map((sign) => [(sign.codePointAt(0) ?? 0).toString(16), sign] as const))('U+%s alone', (_, sign) =>
    expect(nameProblem(sign)).toBeDefined(),
  );
});

test('nothing made of unseen signs, blanks and dots is a name, and one unseen sign spoils every name', () => {
  const unseen = fc.array(fc.constantFrom(...UNSEEN, ...BLANK, '.'), { maxLength: 20 });
  fc.assert(fc.property(unseen, (signs) => nameProblem(signs.join('')) !== undefined));
  const plain = UNSEEN.filter((sign) => sign !== '\uFE0F' && sign !== '\u200D');
  fc.assert(
    fc.property(name, fc.constantFrom(...plain), fc.nat(), (text, sign, at) => {
      const place = at % (text.length + 1);
      return nameProblem(text.slice(0, place) + sign + text.slice(place)) !== undefined;
    }),
  );
});

test('the wire refuses what is no name, and says where', () => {
  const message = (text: string) =>
    JSON.stringify({
      type: 'command',
      id: 'abcdefgh',
      table: 'KMTPQR',
      seen: 0,
      ask: { type: 'sit', seat: 'N', name: text },
    });
  expect(decodeClient(message('Ola')).ok).toBe(true);
  for (const sign of UNSEEN) {
    const decoded = decodeClient(message(sign));
    expect(decoded).toMatchObject({ ok: false, refusal: { reason: 'bad-field', at: 'ask.name' } });
  }
});

import { accept, refuse, seededChance } from '@minibridge/bridge';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CODE_LENGTHS, type CodeKind, codeInGroups, isCode, newCode, parseCode } from './codes';

const KINDS: readonly CodeKind[] = ['table', 'return'];

describe('a code is read as it was meant', () => {
  test.each([
    ['KMTPQR', 'KMTPQR'],
    ['kmtpqr', 'KMTPQR'],
    [' kmt-pqr ', 'KMTPQR'],
    ['K M T – P Q R', 'KMTPQR'],
    ['KMTP0R', 'KMTPQR'],
    ['KMTPOR', 'KMTPQR'],
    ['kmtpdr', 'KMTPQR'],
    ['8LGSZV', 'BLGSZV'],
    ['816520', 'BLGSZQ'],
    ['BICSZU', 'BLGSZV'],
    ['ΚΜΤΡΧΖ', 'KMTPXZ'],
    ['κμτρχζ', 'KMTPXZ'],
    ['КМТРХВ', 'KMTPXB'],
    ['нѕјосі', 'HSJQGL'],
  ])('%s', (typed, meant) => expect(parseCode('table', typed)).toEqual(accept(meant)));

  test.each([
    ['KMTPQ', { reason: 'code-length', letters: 5, needed: 6 }],
    ['KMTPQRS', { reason: 'code-length', letters: 7, needed: 6 }],
    ['', { reason: 'code-length', letters: 0, needed: 6 }],
    ['KMTPQA', { reason: 'code-letter', letter: 'A' }],
    ['KMTP7R', { reason: 'code-letter', letter: '7' }],
    ['KMT/QR', { reason: 'code-letter', letter: '/' }],
    ['🂡MTPQR', { reason: 'code-letter', letter: '🂡' }],
    ['toString', { reason: 'code-length', letters: 8, needed: 6 }],
  ])('not a code: %s', (typed, problem) => expect(parseCode('table', typed)).toEqual(refuse(problem)));
});

describe('new codes', () => {
  test.each(KINDS)('%s: are codes, and come back from the way they are shown', (kind) => {
    fc.assert(
      fc.property(fc.integer({ min: 0 }), (seed) => {
        const code = newCode(kind, seededChance(seed));
        expect(isCode(kind, code)).toBe(true);
        expect(parseCode(kind, codeInGroups(kind, code).toLowerCase())).toEqual(accept(code));
      }),
    );
  });
  test('every letter comes up at every place', () => {
    const chance = seededChance(7);
    const codes = Array.from({ length: 2000 }, () => newCode('table', chance));
    const letters = [0, 5].map((place) => new Set(codes.map((code) => code[place])).size);
    expect(letters).toEqual([18, 18]);
  });
  test.each(KINDS)('%s: one is not the other', (kind) => {
    const other = kind === 'table' ? 'return' : 'table';
    expect(isCode(other, newCode(kind, seededChance(1)))).toBe(false);
    expect(CODE_LENGTHS[kind].letters % CODE_LENGTHS[kind].group).toBe(0);
  });
});

test('anything typed is a code or told why not', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.constantFrom(...KINDS), (typed, kind) => {
      const parsed = parseCode(kind, typed);
      expect(parsed.ok ? isCode(kind, parsed.value) : parsed.refusal.reason.startsWith('code-')).toBe(true);
    }),
  );
});

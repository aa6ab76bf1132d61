import { describe, expect, test } from 'vitest';
import { nearest } from './nearest';
import { quoted } from './quoted';

describe('the nearest word', () => {
  test.each([
    ['sed', 'seed'],
    ['esed', 'seed'],
    ['SEED', 'seed'],
    ['dea', 'dealer'],
    ['coutn', 'count'],
    ['x', undefined],
    ['', undefined],
    ['everything', undefined],
    ['s'.repeat(100_000), undefined],
  ])('%.20s → %s', (text, word) => expect(nearest(text, ['seed', 'count', 'dealer'])).toBe(word));
});

describe('what somebody typed stays on one line', () => {
  test.each([
    ['1e3', '"1e3"'],
    ['a\nb', '"a\\u{a}b"'],
    ['a\u2028b', '"a\\u{2028}b"'],
    ['\u202eabc', '"\\u{202e}abc"'],
    ['\u001b[31m', '"\\u{1b}[31m"'],
    ['\ud800', '"\\u{d800}"'],
    ['😀', '"😀"'],
    ['x'.repeat(41), `"${'x'.repeat(40)}…"`],
  ])('%j', (text, sentence) => expect(quoted(text)).toBe(sentence));
});

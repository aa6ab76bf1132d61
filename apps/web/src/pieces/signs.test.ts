import { expect, test } from 'vitest';
import { firstSigns, longestOf } from './signs';

const FAMILY = '👨‍👩‍👧‍👦';

test.each([
  ['Ola', 3, 'Ola'],
  ['Olaf', 3, 'Ola'],
  [FAMILY.repeat(3), 2, FAMILY.repeat(2)],
  ['🇵🇱🇬🇷🇩🇪', 2, '🇵🇱🇬🇷'],
  ['e\u0301e\u0301', 1, 'e\u0301'],
  ['', 40, ''],
  [`Ola${'e\u0301'.repeat(2)}${'\u0301'.repeat(500)}`, 5, `Olae\u0301`],
])('%s, %i signs', (text, most, first) => expect(firstSigns(text, most)).toBe(first));

test('forty families fit in what is kept', () => {
  const coloured = '👨🏽‍👩🏽‍👧🏽‍👦🏽'.repeat(40);
  expect(firstSigns(coloured, 40)).toBe(coloured);
  expect(coloured.length).toBeLessThanOrEqual(longestOf(40));
});

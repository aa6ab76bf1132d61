import { expect, test } from 'vitest';
import { formatNumber, formatSigned } from './numbers.ts';

test.each([
  ['en', -50, '−50', '−50'],
  ['en', 0, '0', '0'],
  ['de', 1420, '1.420', '+1.420'],
  ['el', 420, '420', '+420'],
] as const)('%s %d: %s, signed %s', (language, value, plain, signed) => {
  expect(formatNumber(language, value)).toBe(plain);
  expect(formatSigned(language, value)).toBe(signed);
});

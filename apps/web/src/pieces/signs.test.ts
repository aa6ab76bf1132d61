import { expect, test } from 'vitest';
import { firstSigns } from './signs';

const FAMILY = '👨‍👩‍👧‍👦';

test.each([
  ['Ola', 3, 'Ola'],
  ['Olaf', 3, 'Ola'],
  [FAMILY.repeat(3), 2, FAMILY.repeat(2)],
  ['🇵🇱🇬🇷🇩🇪', 2, '🇵🇱🇬🇷'],
  ['e\u0301e\u0301', 1, 'e\u0301'],
  ['', 40, ''],
])('%s, %i signs', (text, most, first) => expect(firstSigns(text, most)).toBe(first));

import { expect, test } from 'vitest';
import { listed } from './lists';

test.each([
  ['en', 'and', 'a, b and c'],
  ['en', 'or', 'a, b or c'],
  ['en', 'row', 'a, b, c'],
  ['pl', 'and', 'a, b i c'],
  ['fr', 'or', 'a, b ou c'],
  ['de', 'and', 'a, b und c'],
  ['el', 'or', 'a, b ή c'],
  ['el', 'row', 'a, b, c'],
] as const)('%s, %s: %s', (language, kind, expected) => expect(listed(language, kind, ['a', 'b', 'c'])).toBe(expected));

test('one is itself', () => expect(listed('en', 'and', ['a'])).toBe('a'));

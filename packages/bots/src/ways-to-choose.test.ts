import { expect, test } from 'vitest';
import { waysToChoose } from './ways-to-choose';

test.each([
  [0, 0, 1],
  [5, 0, 1],
  [5, 2, 10],
  [13, 6, 1_716],
  [26, 13, 10_400_600],
  [26, 26, 1],
  [3, 4, 0],
  [3, -1, 0],
  [27, 1, 0],
])('%i over %i is %i', (n, k, ways) => expect(waysToChoose(n, k)).toBe(ways));

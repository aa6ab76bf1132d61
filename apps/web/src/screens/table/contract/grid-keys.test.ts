import { expect, test } from 'vitest';
import { spotAfter } from './grid-keys';

const SIZE = { rows: 2, columns: 5 };

test.each([
  ['ArrowRight', [0, 0], [0, 1]],
  ['ArrowLeft', [0, 0], [0, 4]],
  ['ArrowDown', [0, 3], [1, 3]],
  ['ArrowUp', [0, 3], [1, 3]],
  ['ArrowRight', [1, 4], [1, 0]],
] as const)('%s from %j to %j', (key, [row, column], to) =>
  expect(spotAfter(key, { row, column }, SIZE)).toEqual({ row: to[0], column: to[1] }),
);

test.each(['Enter', 'a', 'toString'])('%s means nothing here', (key) =>
  expect(spotAfter(key, { row: 0, column: 0 }, SIZE)).toBeUndefined(),
);

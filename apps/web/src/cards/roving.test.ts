/** Arrow keys lead to the card one sees in that direction. */
import { describe, expect, test } from 'vitest';
import { moveTo } from './roving.ts';

/** Two rows of a hand: three cards above, four below, as on a narrow phone. */
const HAND = [100, 150, 200].map((x) => ({ x, y: 0 })).concat([75, 125, 175, 225].map((x) => ({ x, y: 80 })));
/** Dummy in columns: one card, then three, then two. */
const COLUMNS = [
  { x: 0, y: 0 },
  { x: 60, y: 0 },
  { x: 60, y: 44 },
  { x: 60, y: 88 },
  { x: 120, y: 0 },
  { x: 120, y: 44 },
];

describe('own hand in two rows', () => {
  test.each([
    [0, 'ArrowRight', 1],
    [1, 'ArrowLeft', 0],
    [2, 'ArrowRight', 3], // the end of a row leads to the next row
    [3, 'ArrowLeft', 2],
    [0, 'ArrowLeft', undefined],
    [6, 'ArrowRight', undefined],
    [1, 'ArrowDown', 4],
    [5, 'ArrowUp', 1],
    [1, 'ArrowUp', undefined],
    [4, 'Home', 0],
    [0, 'End', 6],
    [0, 'x', undefined],
  ] as const)('%s %s: %s', (from, key, to) => {
    expect(moveTo(HAND, from, key)).toBe(to);
  });
});

describe('dummy in columns', () => {
  test.each([
    [1, 'ArrowDown', 2],
    [3, 'ArrowUp', 2],
    [3, 'ArrowDown', undefined],
    [2, 'ArrowRight', 5],
    [3, 'ArrowRight', 5], // nothing beside it: the nearest in that direction
    [1, 'ArrowLeft', 0],
    [3, 'ArrowLeft', 0],
  ] as const)('%s %s: %s', (from, key, to) => {
    expect(moveTo(COLUMNS, from, key)).toBe(to);
  });
});

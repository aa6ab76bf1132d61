import { describe, expect, test } from 'vitest';
import { gameLevel, trickPoints } from './trick-points';

describe('MB 13 — what tricks above the first six are worth', () => {
  test.each([
    //       0  1   2   3   4    5    6    7
    ['C', [0, 20, 40, 60, 80, 100, 120, 140]],
    ['D', [0, 20, 40, 60, 80, 100, 120, 140]],
    ['H', [0, 30, 60, 90, 120, 150, 180, 210]],
    ['S', [0, 30, 60, 90, 120, 150, 180, 210]],
    ['NT', [0, 40, 70, 100, 130, 160, 190, 220]],
  ] as const)('%s: %s', (strain, row) => expect(row.map((_, odd) => trickPoints(strain, odd))).toEqual(row));
});

describe('MB 13 — the lowest level whose trick points reach a hundred is a game', () => {
  test.each([
    ['C', 5],
    ['D', 5],
    ['H', 4],
    ['S', 4],
    ['NT', 3],
  ] as const)('%s: %i', (strain, level) => {
    expect(gameLevel(strain)).toBe(level);
    expect(trickPoints(strain, level)).toBeGreaterThanOrEqual(100);
    expect(trickPoints(strain, level - 1)).toBeLessThan(100);
  });
});

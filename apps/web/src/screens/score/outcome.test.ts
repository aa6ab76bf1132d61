import { sideScores } from '@minibridge/bridge';
import { playersAtFirst, rowOf } from '@minibridge/table';
import { describe, expect, test } from 'vitest';
import { seatingOf } from '../../host/setup';
import { changeFor } from './compare';
import { margin, outcomeFor, pointsBrought, roleAt } from './outcome';
import { sumsOf } from './sum';
import { finished } from './testing';

describe('what a seat was', () => {
  test.each([
    ['S', 'declarer'],
    ['N', 'dummy'],
    ['W', 'leader'],
    ['E', 'defender'],
  ] as const)('%s when south declares: %s', (seat, role) => {
    expect(roleAt(seat, 'S')).toBe(role);
  });
});

/** The same board with so many tricks for north and south. */
const withTricks = (tricks: number, text = 'game S', preset = 'mb.site4') => ({
  ...finished(text, preset),
  won: { NS: tricks, EW: 13 - tricks },
});

describe('how it went', () => {
  test.each([
    ['S', 10, 'declarer-made'],
    ['S', 12, 'declarer-more'],
    ['S', 9, 'declarer-short'],
    ['N', 10, 'dummy-made'],
    ['N', 8, 'dummy-short'],
    ['W', 9, 'defender-beaten'],
    ['E', 11, 'defender-made'],
  ] as const)('%s, %i tricks of 10: %s', (seat, tricks, outcome) => {
    expect(outcomeFor(seat, withTricks(tricks))).toBe(outcome);
  });

  test('where tricks are counted nothing was promised', () => {
    expect(outcomeFor('S', finished('tricks S', 'mb.count'))).toBe('counted');
  });
});

describe('what it brought', () => {
  test.each([
    [10, [{ side: 'NS', points: 420 }]],
    [8, [{ side: 'EW', points: 100 }]],
  ])('%i tricks in a game in spades', (tricks, points) => {
    expect(pointsBrought(withTricks(tricks))).toEqual(points);
  });

  test('both sides, where tricks are counted', () => {
    expect(pointsBrought(withTricks(8, 'tricks S', 'mb.count'))).toEqual([
      { side: 'NS', points: 8 },
      { side: 'EW', points: 5 },
    ]);
  });

  test.each(['mb.site4', 'mb.acbl'])('the lines of %s make the score', (preset) => {
    const board = withTricks(10, 'game S', preset);
    const [sum, ...more] = sumsOf(board);
    expect(more).toEqual([]);
    expect(sum?.items.reduce((points, item) => points + item.points, 0)).toBe(sideScores(board).NS);
    expect(sum?.total).toBe(420);
  });
});

const BOTS = playersAtFirst(seatingOf({ seat: 'S', name: 'Ola' }));

describe('then and now', () => {
  const first = rowOf(withTricks(8), BOTS);
  const better = rowOf(withTricks(10), BOTS);
  test.each([
    ['NS', first, better, { change: 'more', diff: 520 }],
    ['EW', first, better, { change: 'fewer', diff: 520 }],
    ['NS', first, first, { change: 'same', diff: 0 }],
  ] as const)('for %s', (side, before, now, change) => {
    expect(changeFor(side, before, now)).toEqual(change);
  });

  test('the margin is from one side', () => {
    expect(margin('EW', { NS: 420, EW: 280 })).toBe(-140);
  });
});

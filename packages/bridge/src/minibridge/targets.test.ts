import { describe, expect, test } from 'vitest';
import tables from '../../fixtures/target-tables.json';
import { STRAINS } from '../contract/strain';
import { rules } from '../testing';
import { BASE_TARGETS, targetFor } from './targets';

const SUIT_STRAINS = ['C', 'D', 'H', 'S'] as const;

describe('MB 18 — the base table, as two sources print it', () => {
  test('row by row', () => expect(BASE_TARGETS).toEqual(tables.base.rows));
  test('every total from 20 to 40', () =>
    expect(tables.lookup.map(({ points }) => points)).toEqual(Array.from({ length: 21 }, (_, more) => 20 + more)));
  test.each(tables.lookup)('$points points: $tricks tricks', ({ points, tricks }) => {
    for (const strain of STRAINS) expect(targetFor(rules('mb.targets'), points, strain)).toBe(tricks);
    expect(targetFor(rules('mb.targets+1'), points, 'NT')).toBe(tricks);
  });
  test.each([19, 0, 41])('%i points: no row', (points) =>
    expect(targetFor(rules('mb.targets'), points, 'NT')).toBeUndefined(),
  );
  test('rules without a table have no target', () => expect(targetFor(rules('mb.site4'), 25, 'NT')).toBeUndefined());
});

describe('MB 18 — with trumps one trick more, thirteen at most', () => {
  test.each(tables.withTrumpExtra)('$points points: $tricks tricks', ({ points, tricks }) => {
    for (const strain of SUIT_STRAINS) expect(targetFor(rules('mb.targets+1'), points, strain)).toBe(tricks);
  });
  test.each(tables.lookup)('$points points: one more than $tricks', ({ points, tricks }) => {
    for (const strain of SUIT_STRAINS)
      expect(targetFor(rules('mb.targets+1'), points, strain)).toBe(Math.min(13, tricks + 1));
  });
});

describe('MB 18 — other published tables can be played', () => {
  const { rows } = tables.easybridge;
  test.each([
    [20, 7],
    [25, 8],
    [26, 9],
    [30, 10],
    [32, 11],
    [36, 12],
    [40, 13],
  ])('a table of another school: %i points, %i tricks', (points, tricks) =>
    expect(targetFor(rules('mb.targets', { targetTable: rows }), points, 'NT')).toBe(tricks),
  );
  test.each(tables.allThingsBridge.seen)('$points points: $tricks, as the base table says', ({ points, tricks }) =>
    expect(targetFor(rules('mb.targets'), points, 'NT')).toBe(tricks),
  );
});

import { describe, expect, test } from 'vitest';
import targets from '../../fixtures/targets.json';
import { contract } from '../testing';
import { isSameContract, KINDS, LEVELS, tricksNeeded } from './contract';
import { isMinor, isStrain, STRAINS, trumpOf } from './strain';

describe('MB 8 — tricks needed: every kind in every strain', () => {
  const cells = Object.entries(targets).flatMap(([kind, row]) =>
    Object.entries(row).map(([strain, tricks]) => ({ text: `${kind} ${strain}`, tricks })),
  );
  test('the table has four kinds of five strains', () => expect(cells).toHaveLength(20));
  test.each(cells)('$text: $tricks', ({ text, tricks }) => expect(tricksNeeded(contract(text))).toBe(tricks));
});

describe('MB 8 — tricks needed: a level needs six more', () => {
  test.each(LEVELS)('level %i', (level) => {
    for (const strain of STRAINS) expect(tricksNeeded(contract(`level ${level} ${strain}`))).toBe(level + 6);
  });
});

describe('MB 8 — tricks needed: a target is itself, counting tricks needs none', () => {
  test.each([
    ['target 7 C', 7],
    ['target 13 NT', 13],
    ['tricks NT', undefined],
    ['tricks S', undefined],
  ])('%s: %s', (text, tricks) => expect(tricksNeeded(contract(text))).toBe(tricks));
});

describe('MB 8 — two contracts are the same', () => {
  test.each([
    ['game S', 'game S', true],
    ['game S', 'game H', false],
    ['part S', 'game S', false],
    ['level 4 S', 'level 4 S', true],
    ['level 4 S', 'level 5 S', false],
    ['level 4 S', 'game S', false],
    ['target 9 NT', 'target 9 NT', true],
    ['target 9 NT', 'target 10 NT', false],
    ['tricks D', 'tricks D', true],
    ['tricks D', 'tricks C', false],
  ])('%s and %s: %s', (one, other, same) => expect(isSameContract(contract(one), contract(other))).toBe(same));
});

describe('MB 8 — kinds, levels and strains', () => {
  test('four kinds, ascending', () => expect(KINDS.join(' ')).toBe('part game small-slam grand-slam'));
  test('seven levels', () => expect(LEVELS.join(' ')).toBe('1 2 3 4 5 6 7'));
  test('five strains, ascending', () => expect(STRAINS.join(' ')).toBe('C D H S NT'));
  test.each([
    ['C', 'C', true],
    ['D', 'D', true],
    ['H', 'H', false],
    ['S', 'S', false],
    ['NT', undefined, false],
  ] as const)('%s: trumps %s, minor %s', (strain, trump, minor) => {
    expect(trumpOf(strain)).toBe(trump);
    expect(isMinor(strain)).toBe(minor);
    expect(isStrain(strain)).toBe(true);
  });
  test.each(['', 'N', 'c', 'S ', 'SS'])('%o is no strain', (text) => expect(isStrain(text)).toBe(false));
});

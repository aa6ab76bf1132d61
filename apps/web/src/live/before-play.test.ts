import { presetRules } from '@minibridge/bridge';
import { openTable, type Table, tableOf, usualPolicy } from '@minibridge/table';
import { describe, expect, test } from 'vitest';
import { seatingOf } from '../host/setup';
import { isBeforePlay } from './before-play';

const rules = presetRules('mb.site4');

describe('the waiting room is left', () => {
  const seating = seatingOf({ seat: 'S', name: 'Ola' });
  const opened = (firstDealer: 'draw' | 'north'): Table => {
    const own = { ...rules, match: { ...rules.match, firstDealer } };
    const made = tableOf(openTable({ rules: own, seating, policy: usualPolicy(own, seating) }));
    if (!made) throw new Error('no table');
    return made;
  };
  test('with the draw', () => {
    expect(isBeforePlay(opened('draw'))).toBe(true);
    expect(isBeforePlay({ ...opened('draw'), dealer: 'W' })).toBe(false);
  });
  test('with the first deal, where north deals first', () => {
    expect(isBeforePlay(opened('north'))).toBe(true);
    expect(isBeforePlay({ ...opened('north'), promised: [{ promise: 'ab' }] })).toBe(false);
  });
});

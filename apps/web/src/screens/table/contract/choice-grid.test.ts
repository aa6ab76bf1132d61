import { type PresetId, presetRules } from '@minibridge/bridge';
import { describe, expect, test } from 'vitest';
import { announce, choosingAfter } from '../testing';
import { longestColumns, rowsOf, suitLane } from './choice-grid';

const SAID = [announce('N', 9), announce('E', 5), announce('S', 16), announce('W', 10)];

function boardOf(id: PresetId) {
  const rules = presetRules(id);
  return choosingAfter({ rules, seat: 'S' }, rules.points.reveal === 'auto' ? [] : SAID);
}

/** A row as text: tricks needed and what making it scores; closed cells in brackets. */
function rowText(id: PresetId): readonly string[] {
  return rowsOf(boardOf(id)).map(({ key, cells }) => {
    const texts = cells.map(({ needed, making, closed }) => {
      const text = needed === undefined ? 'tricks' : `${needed}:${making?.declaring}`;
      return closed ? `(${text})` : text;
    });
    return `${key} ${texts.join(' ')}`;
  });
}

describe('the grid, lanes ♠ ♥ ♣ ♦ NT', () => {
  test.each([
    ['mb.site4', ['part 7:80 7:80 7:70 7:70 7:90', 'game 10:420 10:420 11:400 11:400 9:400']],
    ['mb.nt-first', ['part 7:90', 'game 9:400']],
    ['mb.nbb', ['part (7:80) (7:80) (7:70) (7:70) (7:90)', 'game 10:420 (10:420) (11:400) (11:400) 9:400']],
    ['mb.targets', ['target 9:1 9:1 9:1 9:1 9:1']],
    ['mb.targets+1', ['target 10:1 10:1 10:1 10:1 9:1']],
    ['mb.count', ['tricks tricks tricks tricks tricks tricks']],
  ] as const)('%s', (id, rows) => expect(rowText(id)).toEqual(rows));
  test('slams have four rows', () =>
    expect(rowText('mb.slams').slice(2)).toEqual([
      'small-slam 12:980 12:980 12:920 12:920 12:990',
      'grand-slam 13:1510 13:1510 13:1440 13:1440 13:1520',
    ]));
  test('levels have seven', () => {
    expect(rowText('mb.levels')).toHaveLength(7);
    expect(rowText('mb.levels')[3]).toBe('level-4 10:420 10:420 10:130 10:130 10:430');
  });
});

describe('the lanes', () => {
  test('both hands are open', () => {
    const lane = suitLane(boardOf('mb.site4'), 'S');
    expect([lane?.dummy?.join(' '), lane?.own.join(' '), lane?.told]).toEqual(['SA ST S5 S2', 'SK SQ SJ S8 S4', 4]);
  });
  test('only dummy’s lengths are told', () => {
    const lane = suitLane(boardOf('mb.shape-first'), 'D');
    expect([lane?.dummy, lane?.told]).toEqual([undefined, 1]);
  });
  test('dummy is hidden', () => {
    const rules = { ...presetRules('mb.site4'), dummyDown: 'after_lead' } as const;
    expect(suitLane(choosingAfter({ rules, seat: 'S' }), 'H')).toEqual({ suit: 'H', own: ['HA', 'H6'] });
  });
  test('no trump has no cards', () => expect(suitLane(boardOf('mb.site4'), 'NT')).toBeUndefined());
  test('the longest columns', () => expect(longestColumns(boardOf('mb.site4'))).toEqual({ top: 4, bottom: 5 }));
});

import { presetRules } from '@minibridge/bridge';
import { contract } from '@minibridge/bridge/testing';
import { minibridgePar, type Table } from '@minibridge/solver';
import { describe, expect, test } from 'vitest';
import { LANES } from '../../table/contract/choice-grid';
import { EXAMPLE, finished } from '../testing';
import { bestOf, type ContractCell, contractRows, contractsWho, tricksRows } from './rows';

const OURS = { C: 9, D: 5, H: 8, S: 10, NT: 8 };
const THEIRS = { C: 4, D: 8, H: 5, S: 3, NT: 4 };
/** The twenty results of the example deal. */
const TABLE: Table = { N: OURS, E: THEIRS, S: OURS, W: THEIRS };

type Preset = Parameters<typeof presetRules>[0];

/** What a board played in `text` could have been, with other tricks than its own if given. */
function declared(preset: Preset, text: string, table = TABLE) {
  const board = finished(text, preset);
  const { rules, dealer, coin } = board;
  const par = minibridgePar({ deal: EXAMPLE, table, rules, dealer, coin });
  if (par.outcome === 'redeal') throw new Error('nobody declares');
  return { par, board };
}

function cellAsText(cell: ContractCell | undefined): string {
  if (!cell) return '.';
  const signs = [cell.best && '*', cell.played && '!'].filter(Boolean);
  return [cell.makes ? cell.points : '-', ...signs].join('');
}

/** The rows in the order of the lanes: points of what can be made, `-` what cannot, `.` what is not offered; `*` best, `!` played. */
function rowsAsText(preset: Preset, text: string): readonly string[] {
  const { par, board } = declared(preset, text);
  return contractRows(par, board).map(({ key, cells }) => `${key}: ${cells.map(cellAsText).join(' ')}`);
}

describe('tricks by declarer', () => {
  test('partners who take the same share a row', () => {
    expect(tricksRows(TABLE).map(({ who, tricks }) => [who, ...tricks])).toEqual([
      ['NS', 10, 8, 9, 5, 8],
      ['EW', 3, 5, 4, 8, 4],
    ]);
    expect(LANES).toEqual(['S', 'H', 'C', 'D', 'NT']);
  });

  test('partners who do not have a row each', () => {
    const table = { ...TABLE, N: { ...OURS, NT: 7 } };
    expect(tricksRows(table).map(({ who, tricks }) => [who, tricks[4]])).toEqual([
      ['N', 7],
      ['S', 8],
      ['EW', 4],
    ]);
  });
});

describe('the contracts that could be made', () => {
  test.each([
    // rule set, what was played, rows in the order S H C D NT
    ['mb.site4', 'game S', ['part: 170 110 110 - 120', 'game: 420*! - - - -']],
    ['mb.site4', 'part NT', ['part: 170 110 110 - 120!', 'game: 420* - - - -']],
    ['mb.slam800', 'game S', ['part: 170 110 110 - 120', 'game: 420*! - - - -', 'small-slam: - - - - -']],
    ['mb.nbb', 'game S', ['game: 420*! . . . -']],
    ['mb.nt-first', 'part NT', ['part: . . . . 120*!', 'game: . . . . -']],
    ['mb.targets', 'target 9 S', ['target: 1*! - 1* - -']],
    ['mb.count', 'tricks S', []],
  ] as const)('%s, %s', (preset, text, rows) => {
    expect(rowsAsText(preset, text)).toEqual(rows);
  });

  test('levels end with the last that could be made', () => {
    expect(rowsAsText('mb.levels', 'level 2 H')).toEqual([
      'level-1: 170 110 110 - 120',
      'level-2: 170 110! 110 - 120',
      'level-3: 170 - 110 - -',
      'level-4: 420* - - - -',
    ]);
  });
});

describe('who could make the contracts', () => {
  const apart = { ...TABLE, N: { ...OURS, S: 7 } };

  test.each([
    ['mb.site4', TABLE, 'NS'],
    ['mb.site4', apart, 'S'],
  ] as const)('%s, the seat that declares where it makes a difference', (preset, table, who) => {
    const { par, board } = declared(preset, 'game S', table);
    expect(contractsWho({ par, table }, board)).toBe(who);
  });

  test('partners who choose declarer: the side, and nothing is played that only the partner could make', () => {
    const board = finished('game S', 'mb.site4');
    const rules = { ...presetRules('mb.site4'), declarer: 'partners_choose' } as const;
    const table = { ...TABLE, S: { ...OURS, S: 9 } };
    const par = minibridgePar({ deal: EXAMPLE, table, rules, dealer: 'N' });
    if (par.outcome === 'redeal') throw new Error('nobody declares');
    expect(contractsWho({ par, table }, board)).toBe('NS');
    expect(contractRows(par, board)[1]?.cells.map(cellAsText)[0]).toBe('420*');
  });
});

describe('the best', () => {
  test.each([
    ['mb.site4', 'game S', { how: 'one', contract: contract('game S'), points: 420, played: true }],
    ['mb.site4', 'part H', { how: 'one', contract: contract('game S'), points: 420, played: false }],
    ['mb.levels', 'level 4 S', { how: 'one', contract: contract('level 4 S'), points: 420, played: true }],
    ['mb.targets', 'target 9 C', { how: 'several', count: 2, points: 1, played: true }],
    ['mb.count', 'tricks S', undefined],
  ] as const)('%s, %s', (preset, text, best) => {
    const { par, board } = declared(preset, text);
    expect(bestOf(par, board)).toEqual(best);
  });

  test('nothing can be made', () => {
    const few = { C: 5, D: 5, H: 5, S: 6, NT: 5 };
    const { par, board } = declared('mb.site4', 'game S', { ...TABLE, N: few, S: few });
    expect(bestOf(par, board)).toEqual({ how: 'none', lost: 50 });
  });

  test('partners who choose declarer: the one who takes more is named', () => {
    const board = finished('game S', 'mb.site4');
    const rules = { ...presetRules('mb.site4'), declarer: 'partners_choose' } as const;
    const table = { ...TABLE, S: { ...OURS, S: 9 } };
    const par = minibridgePar({ deal: EXAMPLE, table, rules, dealer: 'N' });
    if (par.outcome === 'redeal') throw new Error('nobody declares');
    const one = { how: 'one', contract: contract('game S'), points: 420, by: 'N', played: false };
    expect(bestOf(par, board)).toEqual(one);
    expect(contractRows(par, board)[1]?.cells[0]?.declarer).toBe('N');
  });
});

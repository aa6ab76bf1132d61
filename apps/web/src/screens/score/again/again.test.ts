import { presetRules, tricksNeeded } from '@minibridge/bridge';
import { contract } from '@minibridge/bridge/testing';
import { describe, expect, test } from 'vitest';
import type { MatchSetup } from '../../../host/setup';
import { rowsOf } from '../../table/contract/choice-grid';
import { EXAMPLE, finished } from '../testing';
import { againSetup, choosingAgain } from './again';

const setup: MatchSetup = { rules: presetRules('mb.site4'), name: 'Ada', seat: 'S', policy: 'any-seat' };

describe('a deal played again', () => {
  test('has the same cards, dealer and contract, unless something is changed', () => {
    const board = finished('part H');
    const same = { deal: EXAMPLE, dealer: 'N', coin: 'first', contract: contract('part H') };
    expect(againSetup(setup, board, {})).toEqual({ ...setup, given: same });
    expect(againSetup(setup, board, { seat: 'W' })).toEqual({ ...setup, seat: 'W', given: same });
    expect(againSetup(setup, board, { contract: contract('game S') }).given?.contract).toEqual(contract('game S'));
  });

  test('offers the grid that declarer saw', () => {
    const rows = rowsOf(choosingAgain(finished()));
    expect(rows.map(({ key }) => key)).toEqual(['part', 'game']);
    expect(rows[1]?.cells.map((cell) => tricksNeeded(cell.contract))).toEqual([10, 10, 11, 11, 9]);
  });

  test('closes what the rules closed', () => {
    const cells = rowsOf(choosingAgain(finished('game S', 'mb.nbb')))[1]?.cells ?? [];
    expect(cells.filter(({ closed }) => !closed).map(({ contract: { strain } }) => strain)).toEqual(['S', 'NT']);
  });
});

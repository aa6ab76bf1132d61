import { SEATS, type Seat, STRAINS } from '@minibridge/bridge';
import { describe, expect, test } from 'vitest';
import fixture from '../../fixtures/par.json';
import { tables } from '../../fixtures/tables.json';
import type { Table, TricksByStrain } from '../face/table';
import { duplicateScore } from './duplicate-score';
import { type ParContract, par, parContractText, VULNERABILITIES } from './par';

type Row = { readonly [S in Seat]: readonly number[] };

function tableFrom(row: Row): Table {
  const of = (seat: Seat): TricksByStrain => {
    const [C = 0, D = 0, H = 0, S = 0, NT = 0] = row[seat];
    return { C, D, H, S, NT };
  };
  return { N: of('N'), E: of('E'), S: of('S'), W: of('W') };
}

/** As the fixture writes it: `2N-NS`, `4S*-EW-1`, `3N-W+2`. */
function written({ level, strain, declarers, doubled, over }: ParContract): string {
  const who = declarers.length === 2 ? declarers.join('') : declarers[0];
  return `${level}${strain[0]}${doubled ? '*' : ''}-${who}${over > 0 ? '+' : ''}${over || ''}`;
}

const flat = (tricks: number): readonly number[] => STRAINS.map(() => tricks);

describe('par, as two solvers tell it', () => {
  test.each(fixture.par)('$deal', (row) => {
    const found = tables.find(({ deal }) => deal === row.deal);
    if (!found) throw new Error('The deal has no table.');
    for (const vulnerability of VULNERABILITIES) {
      const [score, ...contracts] = row[vulnerability];
      for (const dealer of SEATS) {
        const got = par(tableFrom(found), dealer, vulnerability);
        expect([String(got.scoreNS), ...got.contracts.map(written).sort()]).toEqual([score, ...contracts.sort()]);
      }
    }
  });
});

describe('par where it matters who speaks first', () => {
  const even = { N: flat(7), E: flat(7), S: flat(7), W: flat(7) };
  test.each([
    ['N', 90, '1NT NS'],
    ['E', -90, '1NT EW'],
  ] as const)('all make seven tricks, %s deals: %i', (dealer, score, contract) => {
    const got = par(tableFrom(even), dealer, 'None');
    expect(got.scoreNS).toBe(score);
    expect(got.contracts.map(parContractText)).toEqual([contract]);
  });
  test('nobody makes anything: all pass', () => {
    const nothing = { N: flat(6), E: flat(6), S: flat(6), W: flat(6) };
    expect(par(tableFrom(nothing), 'N', 'Both')).toEqual({ scoreNS: 0, contracts: [] });
  });
});

describe('contracts as text', () => {
  test.each<[ParContract, string]>([
    [{ level: 2, strain: 'NT', declarers: ['N', 'S'], doubled: false, over: 0 }, '2NT NS'],
    [{ level: 4, strain: 'S', declarers: ['W'], doubled: false, over: 1 }, '4S W +1'],
    [{ level: 5, strain: 'C', declarers: ['E', 'W'], doubled: true, over: -2 }, '5Cx EW -2'],
  ])('%o: %s', (contract, text) => expect(parContractText(contract)).toBe(text));
});

describe('Law 77 — made undoubled, or failed and doubled', () => {
  test.each([
    // level strain tricks not vulnerable
    [1, 'C', 7, 70, 70],
    [2, 'C', 8, 90, 90],
    [1, 'NT', 8, 120, 120],
    [3, 'NT', 9, 400, 600],
    [4, 'S', 11, 450, 650],
    [5, 'D', 11, 400, 600],
    [6, 'H', 12, 980, 1430],
    [7, 'NT', 13, 1520, 2220],
    [7, 'C', 13, 1440, 2140],
    [4, 'S', 9, -100, -200],
    [4, 'S', 8, -300, -500],
    [4, 'S', 7, -500, -800],
    [4, 'S', 6, -800, -1100],
    [7, 'NT', 0, -3500, -3800],
  ] as const)('%i%s, %i tricks: %i, vulnerable %i', (level, strain, tricks, not, vulnerable) => {
    expect(duplicateScore({ level, strain }, tricks, false)).toBe(not);
    expect(duplicateScore({ level, strain }, tricks, true)).toBe(vulnerable);
  });
});

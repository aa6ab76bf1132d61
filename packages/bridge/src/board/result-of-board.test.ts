import { describe, expect, test } from 'vitest';
import type { Contract } from '../contract/contract';
import { contract, rules } from '../testing';
import type { Finished } from './board';
import { cardsPlayed, declarerTricks } from './board';
import { scoreOf, sideScores, stakeOf } from './result-of-board';
import { after, boardAfter, EXAMPLE, opened } from './testing';

/** A finished board: this declarer, this contract, so many tricks for north and south. */
function finished(declarer: 'N' | 'E', text: string, northSouth: number, preset = 'mb.site4'): Finished {
  const chosen: Contract = contract(text);
  return {
    rules: rules(preset),
    number: 1,
    dealer: 'N',
    coin: 'first',
    hands: {},
    dealt: EXAMPLE,
    recounts: 0,
    points: { N: 9, E: 5, S: 16, W: 10 },
    corrected: false,
    declarer,
    dummyFaced: true,
    contract: chosen,
    tricks: [],
    won: { NS: northSouth, EW: 13 - northSouth },
    phase: 'over',
    result: 'played',
  };
}

describe('MB 13, MB 14 — the score goes to the side that earned it', () => {
  test.each([
    ['N', 'game S', 10, 'mb.site4', { NS: 420, EW: 0 }],
    ['N', 'game S', 9, 'mb.site4', { NS: 0, EW: 50 }],
    ['E', 'game S', 3, 'mb.site4', { NS: 0, EW: 420 }],
    ['E', 'game S', 4, 'mb.site4', { NS: 50, EW: 0 }],
    ['E', 'tricks NT', 4, 'mb.count', { NS: 4, EW: 9 }],
    ['E', 'target 9 NT', 4, 'mb.targets', { NS: 0, EW: 1 }],
    ['E', 'target 9 NT', 5, 'mb.targets', { NS: 1, EW: 0 }],
  ] as const)('%s plays %s, north and south win %i tricks, %s: %o', (declarer, text, tricks, preset, scores) => {
    const board = finished(declarer, text, tricks, preset);
    expect(sideScores(board)).toEqual(scores);
    expect(scoreOf(board).declaring).toBe(declarer === 'N' ? scores.NS : scores.EW);
    expect(declarerTricks(board)).toBe(declarer === 'N' ? tricks : 13 - tricks);
  });
});

describe('what is at stake, in numbers', () => {
  test.each([
    ['N', 'game S', 10, { needed: 10, made: 10, lost: 3 }],
    ['E', 'game NT', 4, { needed: 9, made: 9, lost: 4 }],
    ['N', 'tricks NT', 6, { made: 6, lost: 7 }],
  ] as const)('%s plays %s, north and south win %i: %o', (declarer, text, tricks, stake) =>
    expect(stakeOf(finished(declarer, text, tricks))).toEqual(stake),
  );
  test('during play', () => {
    const log = after(
      opened(),
      'S chooses game S',
      'W plays HQ',
      'S plays H3',
      'E plays H2',
      'S plays HA',
      'S plays SK',
    );
    const board = boardAfter(log);
    if (board.phase !== 'play') throw new Error(board.phase);
    expect(stakeOf(board)).toEqual({ needed: 10, made: 1, lost: 0 });
    expect(cardsPlayed(board)).toBe(5);
  });
});

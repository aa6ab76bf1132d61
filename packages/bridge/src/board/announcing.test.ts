import { describe, expect, test } from 'vitest';
import { points, rules, seat as seatNamed } from '../testing';
import { type Announcing, type Board, openingLeader } from './board';
import { announcesInTurn, nextToAnnounce } from './may';
import { after, boardAfter, EQUAL, LEVEL, type Log, newEvents, opened, type Setting, verdict } from './testing';

const SPOKEN = rules('mb.ebu');
const CHECKED = rules('mb.ebu', { points: { reveal: 'announce', verify: 'each_hand' } });
const ALONE = rules('mb.ebu', { points: { reveal: 'self_count', verify: 'sum_only' } });
const ALONE_CHECKED = rules('mb.ebu', { points: { reveal: 'self_count', verify: 'each_hand' } });

/** A board on which these numbers were said, in this order. */
function said(text: string, setting: Setting = { rules: SPOKEN }): Log {
  const words = text.split(' ').filter(Boolean);
  return after(opened(setting), ...words.map((word) => `${word[0]} announces ${word.slice(1)}`));
}

function announcing(board: Board): Announcing {
  if (board.phase !== 'announcing') throw new Error(`already in ${board.phase}`);
  return board;
}

/** Who says the next number. */
function next(log: Log): string {
  return nextToAnnounce(announcing(boardAfter(log)));
}

describe('MB 3 — points shown at once: declarer is known from the first moment', () => {
  test('nobody announces', () => {
    const board = boardAfter(opened());
    expect(board).toMatchObject({
      phase: 'choosing',
      declarer: 'S',
      points: points('N9 E5 S16 W10'),
      corrected: false,
    });
  });
  test.each([
    ['dealt', 5, 'boardOpened handDealt handDealt handDealt handDealt'],
    ['the points', 9, 'announced announced announced announced'],
    ['dummy', 10, 'handFaced'],
  ])('the log tells of %s', (_, length, types) => {
    const log = opened();
    expect(
      log
        .slice(length - types.split(' ').length, length)
        .map(({ type }) => type)
        .join(' '),
    ).toBe(types);
    expect(log).toHaveLength(10);
  });
});

describe('MB 3 — points said in turn, from the dealer on', () => {
  test.each([
    ['N', 'NESW'],
    ['E', 'ESWN'],
    ['S', 'SWNE'],
    ['W', 'WNES'],
  ] as const)('%s deals: %s', (dealer, order) => {
    let log = opened({ rules: SPOKEN, dealer });
    for (const seat of [...order].map(seatNamed)) {
      expect(next(log)).toBe(seat);
      for (const other of 'NESW'.replace(seat, '')) expect(verdict(log, `${other} announces 10`)).not.toBe('legal');
      log = after(log, `${seat} announces ${points('N9 E5 S16 W10')[seat]}`);
    }
    expect(boardAfter(log)).toMatchObject({ phase: 'choosing', declarer: 'S' });
  });
  test.each([
    // said      tried              verdict
    ['', 'E announces 5', { reason: 'not-your-turn', turn: 'N' }],
    ['N9', 'N announces 9', { reason: 'already-announced' }],
    ['N9', 'W announces 10', { reason: 'not-your-turn', turn: 'E' }],
    ['N9 E5', 'E announces 6', { reason: 'already-announced' }],
    ['', 'N announces 0', 'legal'],
    ['', 'N announces 37', 'legal'],
    ['', 'N announces 38', { reason: 'points-out-of-range', points: 38 }],
    ['', 'N announces -1', { reason: 'points-out-of-range', points: -1 }],
    ['', 'N announces 9.5', { reason: 'points-out-of-range', points: 9.5 }],
  ])('said %o, %s: %o', (before, tried, answer) => expect(verdict(said(before), tried)).toEqual(answer));
  test('the turn is asked only where points are said in turn', () => {
    expect(announcesInTurn(SPOKEN)).toBe(true);
    expect(announcesInTurn(rules('mb.site4'))).toBe(true);
    expect(announcesInTurn(ALONE)).toBe(false);
  });
  test('what was said stays on the board until all have spoken', () => {
    expect(announcing(boardAfter(said('N9 E5 S16'))).said).toEqual({ N: 9, E: 5, S: 16 });
    expect(announcing(boardAfter(said('N9')))).not.toHaveProperty('before');
  });
});

describe('MB 3 — each counts alone: in any order', () => {
  test.each(['N9 E5 S16 W10', 'W10 S16 E5 N9', 'S16 N9 W10 E5', 'E5 W10 N9 S16'])('%s', (order) =>
    expect(boardAfter(said(order, { rules: ALONE }))).toMatchObject({
      phase: 'choosing',
      declarer: 'S',
      points: points('N9 E5 S16 W10'),
    }),
  );
  test('once each', () =>
    expect(verdict(said('W10', { rules: ALONE }), 'W announces 9')).toEqual({ reason: 'already-announced' }));
});

describe('MB 4 — numbers that do not make 40: everybody counts again', () => {
  test.each([
    // The published example: 41.
    'N9 E5 S16 W11',
    'N9 E5 S16 W9',
    'N0 E0 S0 W0',
    'N37 E37 S37 W37',
    'N37 E0 S0 W4',
  ])('%s', (text) => {
    const board = announcing(boardAfter(said(text)));
    expect(board.said).toEqual({});
    expect(board.before).toEqual(points(text));
    expect(board.recounts).toBe(1);
    expect(nextToAnnounce(board)).toBe('N');
  });
  test('and once more, until they do', () => {
    const twice = said('N9 E5 S16 W11 N9 E5 S16 W9');
    expect(announcing(boardAfter(twice))).toMatchObject({ recounts: 2, before: points('N9 E5 S16 W9') });
    const board = boardAfter(after(twice, 'N announces 9', 'E announces 5', 'S announces 16', 'W announces 10'));
    expect(board).toMatchObject({ phase: 'choosing', declarer: 'S', corrected: false });
    expect(board).not.toHaveProperty('before');
  });
  test('where each counts alone too', () =>
    expect(announcing(boardAfter(said('W11 S16 N9 E5', { rules: ALONE })))).toMatchObject({ said: {}, recounts: 1 }));
  test('nothing else is told', () => expect(newEvents(said('N9 E5 S16'), 'W announces 11')).toEqual(['announced']));
});

describe('MB 4 — wrong numbers that make 40, where only the sum is checked: the true ones are used', () => {
  test.each([
    // south would not declare by what was said
    ['N16 E5 S9 W10', SPOKEN],
    ['N9 E16 S5 W10', SPOKEN],
    ['N10 E10 S10 W10', SPOKEN],
    ['N10 E4 S16 W10', SPOKEN],
    ['W16 S10 E5 N9', ALONE],
  ])('%s', (text, by) => {
    const log = said(text, { rules: by });
    expect(boardAfter(log)).toMatchObject({
      phase: 'choosing',
      declarer: 'S',
      points: points('N9 E5 S16 W10'),
      corrected: true,
    });
    expect(log.slice(9).map(({ type }) => type)).toEqual(['pointsCorrected', 'handFaced']);
  });
  test('said 21 to 19, but it is 20 to 20: nobody plays', () =>
    expect(boardAfter(said('N11 E9 S10 W10', { rules: SPOKEN, deal: LEVEL }))).toMatchObject({
      phase: 'over',
      result: 'redeal',
      corrected: true,
      points: points('N10 E10 S10 W10'),
    }));
  test('right numbers are not corrected', () =>
    expect(newEvents(said('N9 E5 S16'), 'W announces 10')).toEqual(['announced', 'handFaced']));
});

describe('MB 4 — wrong numbers that make 40, where each hand is checked: everybody counts again', () => {
  test.each([
    ['N16 E5 S9 W10', CHECKED],
    ['W16 S10 E5 N9', ALONE_CHECKED],
  ])('%s', (text, by) => {
    const log = said(text, { rules: by });
    expect(announcing(boardAfter(log))).toMatchObject({
      said: {},
      recounts: 1,
      before: points(text.split(' ').sort().join(' ')),
    });
    expect(log.slice(9).map(({ type }) => type)).toEqual(['recountCalled']);
  });
  test('every count again is counted', () => {
    const log = said('N9 E5 S16 W11 N16 E5 S9 W10', { rules: CHECKED });
    expect(announcing(boardAfter(log))).toMatchObject({ said: {}, recounts: 2, before: points('N16 E5 S9 W10') });
    const again = after(log, 'N announces 10', 'E announces 4', 'S announces 16', 'W announces 10');
    expect(announcing(boardAfter(again)).recounts).toBe(3);
  });
  test('after the right numbers it goes on', () => {
    const log = said('N16 E5 S9 W10 N9 E5 S16 W10', { rules: CHECKED });
    expect(boardAfter(log)).toMatchObject({ phase: 'choosing', declarer: 'S', corrected: false });
  });
  test('a sum that is not 40 is not told twice', () =>
    expect(newEvents(said('N9 E5 S16', { rules: CHECKED }), 'W announces 11')).toEqual(['announced']));
});

describe('MB 5 — 20 and 20', () => {
  test.each([
    ['mb.site4', 'same_dealer', 'W', 'W'],
    ['mb.site4', 'next_dealer', 'W', 'N'],
  ] as const)('%s, %s: dealt by %s, next by %s', (preset, redeal2020, dealer, redealer) => {
    const log = opened({ rules: rules(preset, { redeal2020 }), deal: LEVEL, dealer });
    expect(boardAfter(log)).toMatchObject({ phase: 'over', result: 'redeal', redealer });
    expect(log).toHaveLength(9);
  });
});

describe('MB 9 — the player at declarer’s left leads', () => {
  test.each([
    ['N', 'E'],
    ['E', 'S'],
    ['S', 'W'],
    ['W', 'N'],
  ] as const)('%s declares: %s', (declarer, leader) => expect(openingLeader(declarer)).toBe(leader));
});

describe('MB 2 — what a board is opened with', () => {
  test.each([
    ['N', 'first', 1],
    ['W', 'second', 7],
  ] as const)('dealer %s, coin %s, board %i', (dealer, coin, number) => {
    expect(boardAfter(opened({ dealer, coin, number, deal: EQUAL }))).toMatchObject({
      dealer,
      coin,
      number,
      rules: rules('mb.site4'),
      hands: EQUAL,
      dealt: EQUAL,
    });
    expect(opened({ dealer, coin, number })[0]).toMatchObject({
      type: 'boardOpened',
      rulesVersion: 1,
      dealer,
      coin,
      number,
    });
  });
});

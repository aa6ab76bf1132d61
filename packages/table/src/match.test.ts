// MB 15 — a match: deals, dealers, the sheet, and how it ends.

import {
  type Action,
  type Board,
  type FullDeal,
  legalActions,
  pointsOf,
  presetRules,
  type Rules,
  randomDeal,
  SEATS,
  type Seat,
  seededChance,
} from '@minibridge/bridge';
import { deal } from '@minibridge/bridge/testing';
import { describe, expect, test } from 'vitest';
import type { Command } from './command';
import { decideTable, openTable } from './decide';
import type { TableEvent } from './event';
import { dealerByDraw, isDrawnBySuit } from './first-dealer';
import { usualPolicy } from './policy';
import { leaderOf, totalsOf } from './sheet';
import { nextNumber, stageOf, type Table } from './table';
import { dealing, logOf, now, seating } from './testing';
import { waitingFor } from './waiting-for';

const EXAMPLE = deal('N:AT52.K843.7.Q962 3.752.JT9632.AT4 KQJ84.A6.KQ5.J73 976.QJT9.A84.K85');
/** North and south hold 20 points, east and west as well. */
const LEVEL = deal('N:AKQJ.432.432.432 432.AKQJ.765.765 765.765.AKQJ.T98 T98.T98.T98.AKQJ');
const DRAW: Command = { type: 'draw', cards: { N: 'H2', E: 'SA', S: 'DA', W: 'C9' } };

describe('MB 2 — the first dealer', () => {
  test.each([
    // why, cards, dealer, by suit
    ['the highest rank', { N: 'H2', E: 'SK', S: 'DA', W: 'C9' }, 'S', false],
    ['equal ranks: spades before hearts', { N: 'HA', E: 'SA', S: 'D2', W: 'C9' }, 'E', true],
    ['equal ranks: diamonds before clubs', { N: 'CT', E: 'S2', S: 'H3', W: 'DT' }, 'W', true],
    ['equal ranks below the highest', { N: 'C9', E: 'S9', S: 'HQ', W: 'D9' }, 'S', false],
    ['ten below jack', { N: 'ST', E: 'CJ', S: 'H9', W: 'D8' }, 'E', false],
  ] as const)('%s', (_why, cards, dealer, bySuit) => {
    expect(dealerByDraw(cards)).toBe(dealer);
    expect(isDrawnBySuit(cards)).toBe(bySuit);
  });

  test('is drawn once, with four different cards', () => {
    expect(now(logOf({}, [DRAW])).dealer).toBe('E');
    expect(refusalOf(now(logOf({}, [DRAW])), DRAW)).toBe('first-dealer-known');
    expect(refusalOf(now(logOf({}, [])), { type: 'draw', cards: { N: 'SA', E: 'SA', S: 'H2', W: 'H3' } })).toBe(
      'card-drawn-twice',
    );
  });

  test('is north without drawing where the rules say so', () => {
    const site4 = presetRules('mb.site4');
    const rules: Rules = { ...site4, match: { ...site4.match, firstDealer: 'north' } };
    expect(stageOf(now(logOf({ rules }, [])))).toBe('dealing');
    expect(now(logOf({ rules }, [])).dealer).toBe('N');
  });
});

function refusalOf(table: Table, command: Command): string | undefined {
  const decision = decideTable(table, command);
  return decision.ok ? undefined : decision.refusal.reason;
}

describe('MB 5 — 20 and 20', () => {
  const named: Command = { type: 'nameDealer', seat: 'E' };

  test('is dealt again by the same dealer and uses up no deal', () => {
    const table = now(logOf({}, [named, dealing(LEVEL)]));
    expect([stageOf(table), table.dealer, nextNumber(table), table.sheet]).toEqual(['dealing', 'E', 1, []]);
  });

  test('passes to the next dealer where the rules say so', () => {
    const rules: Rules = { ...presetRules('mb.site4'), redeal2020: 'next_dealer' };
    expect(now(logOf({ rules }, [named, dealing(LEVEL)])).dealer).toBe('S');
  });
});

describe('what a table refuses', () => {
  const named: Command = { type: 'nameDealer', seat: 'N' };
  test.each<[string, readonly Command[], Command, string]>([
    ['a deal before the first dealer is known', [], dealing(EXAMPLE), 'first-dealer-missing'],
    ['naming a dealer twice', [named], named, 'first-dealer-known'],
    ['a deal while one is in play', [named, dealing(EXAMPLE)], dealing(EXAMPLE), 'board-in-play'],
    ['four hands that are no deal', [named], dealing({ ...EXAMPLE, N: EXAMPLE.S }), 'not-a-deal'],
    ['a card before the deal', [named], { type: 'act', action: { type: 'play', by: 'S', card: 'SA' } }, 'no-board'],
    [
      'what the board refuses',
      [named, dealing(EXAMPLE)],
      { type: 'act', action: { type: 'play', by: 'S', card: 'SA' } },
      'wrong-phase',
    ],
    ['a deal after the match was closed', [named, { type: 'close', why: 'people' }], dealing(EXAMPLE), 'match-over'],
    ['a deal during a pause', [named, { type: 'pause', by: 'S' }], dealing(EXAMPLE), 'paused'],
    ['closing twice', [named, { type: 'close', why: 'people' }], { type: 'close', why: 'time' }, 'match-over'],
  ])('%s', (_what, before, command, reason) => expect(refusalOf(now(logOf({}, before)), command)).toBe(reason));
});

/** What `seat` does: says its true points, else any legal action drawn by chance. */
function someAction(board: Board, seat: Seat, chance: () => number): Action | undefined {
  if (board.phase === 'announcing') return { type: 'announce', by: seat, points: pointsOf(board.dealt[seat] ?? []) };
  const actions = legalActions(board, seat).filter(({ type }) => type !== 'takeBack');
  return actions[chance() % actions.length];
}

/** Plays one board to its end. */
function played(log: TableEvent[], chance: () => number): void {
  for (let table = now(log); ; table = now(log)) {
    const [seat] = waitingFor(table);
    const action = seat && table.board && someAction(table.board, seat, chance);
    if (action === undefined) return;
    const decision = decideTable(table, { type: 'act', action });
    if (!decision.ok) throw new Error(`${action.type}: ${decision.refusal.reason}`);
    log.push(...decision.value);
  }
}

describe('MB 15 — a match of four deals', () => {
  test.each([1, 2, 3])('each player deals once and the match ends (seed %i)', (seed) => {
    const chance = seededChance(seed);
    const rules = presetRules('mb.site4');
    const seats = seating([]);
    const log: TableEvent[] = [
      ...openTable({ rules, seating: seats, policy: usualPolicy(rules, seats) }),
      { type: 'dealerNamed', seat: 'W' },
    ];
    const deals: FullDeal[] = [LEVEL];
    while (stageOf(now(log)) === 'dealing') {
      const decision = decideTable(now(log), dealing(deals.pop() ?? randomDeal(chance)));
      if (!decision.ok) throw new Error(decision.refusal.reason);
      log.push(...decision.value);
      played(log, chance);
    }
    const { sheet } = now(log);
    expect(sheet.map(({ dealer }) => dealer)).toEqual(['W', 'N', 'E', 'S']);
    expect(sheet.map(({ number }) => number)).toEqual([1, 2, 3, 4]);
    expect(stageOf(now(log))).toBe('over');
    const totals = totalsOf(sheet);
    expect(totals.NS + totals.EW).toBe(sheet.reduce((sum, { score }) => sum + score.declaring + score.defenders, 0));
  });

  test.each([
    [{ NS: 470, EW: 200 }, 'NS'],
    [{ NS: 160, EW: 160 }, 'draw'],
    [{ NS: 0, EW: 50 }, 'EW'],
  ] as const)('totals %o: %s', (totals, leader) => expect(leaderOf(totals)).toBe(leader));

  test('without a number of deals it goes on until it is closed, and a deal in play is played out', () => {
    const chance = seededChance(9);
    const log = [...logOf({ rules: presetRules('mb.ebu') }, [{ type: 'nameDealer', seat: 'N' }, dealing(EXAMPLE)])];
    log.push({ type: 'matchClosed', why: 'time' });
    expect(stageOf(now(log))).toBe('playing');
    played(log, chance);
    expect([stageOf(now(log)), now(log).sheet.length]).toEqual(['over', 1]);
    expect(SEATS.includes(now(log).dealer ?? 'N')).toBe(true);
  });
});

// Whose names stand at a board: those who sat there while it was played.

import { type Action, type Board, legalActions, pointsOf, presetRules, SEATS, type Seat } from '@minibridge/bridge';
import { deal } from '@minibridge/bridge/testing';
import { describe, expect, test } from 'vitest';
import type { Command } from './command';
import { decideTable } from './decide';
import type { TableEvent } from './event';
import type { Players } from './players';
import type { Occupant } from './seating';
import { dealing, logOf, now } from './testing';
import { waitingFor } from './waiting-for';

const EXAMPLE = deal('N:AT52.K843.7.Q962 3.752.JT9632.AT4 KQJ84.A6.KQ5.J73 976.QJT9.A84.K85');
const TOM: Occupant = { kind: 'person', name: 'Tom' };
const BOT: Occupant = { kind: 'bot', level: 1, name: 'Bot E' };

const seat = (occupant: Occupant): Command => ({ type: 'seat', seat: 'E', occupant });

/** What happens between the cards: after so many cards somebody sits down in the east. */
type Change = { readonly after: number; readonly sits: Occupant };

function actionOf(board: Board, by: Seat): Action | undefined {
  if (board.phase === 'announcing') return { type: 'announce', by, points: pointsOf(board.dealt[by] ?? []) };
  return legalActions(board, by).find(({ type }) => type !== 'takeBack');
}

function carriedOut(log: readonly TableEvent[], command: Command): readonly TableEvent[] {
  const decision = decideTable(now(log), command);
  if (!decision.ok) throw new Error(`${command.type}: ${decision.refusal.reason}`);
  return [...log, ...decision.value];
}

function cardsOn(log: readonly TableEvent[]): number {
  return now(log).boardLog.filter(({ type }) => type === 'cardPlayed').length;
}

/** One deal to its end, with these changes. */
function played(before: readonly TableEvent[], changes: readonly Change[] = []): readonly TableEvent[] {
  let log = before;
  let done = 0;
  for (;;) {
    const due = changes.slice(done).filter(({ after }) => cardsOn(log) >= after);
    done += due.length;
    for (const { sits } of due) log = carriedOut(log, seat(sits));
    const table = now(log);
    const [by] = waitingFor(table);
    const action = by && table.board && actionOf(table.board, by);
    if (action === undefined) return log;
    log = carriedOut(log, { type: 'act', action });
  }
}

const rules = { ...presetRules('mb.site4'), match: { deals: 4, firstDealer: 'draw' as const } };
const dealt = logOf({ rules }, [{ type: 'nameDealer', seat: 'N' }, dealing(EXAMPLE)]);

function namesOf(players: Players | undefined, at: Seat): readonly string[] {
  return players?.[at].map(({ name }) => name) ?? [];
}

const east = (log: readonly TableEvent[]) => now(log).sheet.map(({ players }) => namesOf(players, 'E'));

describe('who played a deal', () => {
  test('those who sat there from its first card', () => {
    const [row] = now(played(dealt)).sheet;
    expect(SEATS.map((each) => namesOf(row?.players, each))).toEqual([['Bot N'], ['Bot E'], ['Person S'], ['Bot W']]);
  });

  test('a person who takes the seat afterwards has not played it, but the next one', () => {
    const first = played(dealt);
    const next = played(carriedOut(carriedOut(first, seat(TOM)), dealing(EXAMPLE)));
    expect(east(next)).toEqual([['Bot E'], ['Tom']]);
  });

  test.each([
    ['in mid-play both have played', [{ after: 20, sits: TOM }], ['Bot E', 'Tom']],
    [
      'before the first card of the play: the bot counted, the person played',
      [{ after: 0, sits: TOM }],
      ['Bot E', 'Tom'],
    ],
    [
      'who sat and left without a card in between has not',
      [
        { after: 20, sits: TOM },
        { after: 20, sits: BOT },
      ],
      ['Bot E'],
    ],
    [
      'who comes back is named once',
      [
        { after: 8, sits: TOM },
        { after: 20, sits: BOT },
        { after: 30, sits: TOM },
      ],
      ['Bot E', 'Tom'],
    ],
  ] as const)('%s', (_when, changes, names) => expect(east(played(dealt, changes))).toEqual([names]));

  test('a deal thrown away leaves nobody behind', () => {
    const thrown = carriedOut(carriedOut(dealt, seat(TOM)), { type: 'throwAway' });
    expect(now(thrown).players).toBeUndefined();
    expect(east(played(carriedOut(thrown, dealing(EXAMPLE))))).toEqual([['Tom']]);
  });
});

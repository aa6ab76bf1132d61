import { type Occupant, type Players, playersAtFirst, rowOf } from '@minibridge/table';
import { describe, expect, test } from 'vitest';
import { seatingOf } from '../../../host/setup';
import { finished } from '../../score/testing';
import { isWhole, seatPlayed, turnsOf } from './who-played';

const NINA: Occupant = { kind: 'bot', level: 1, name: 'Nina' };
const TOM: Occupant = { kind: 'person', name: 'Tom' };
const AT_FIRST = playersAtFirst({ ...seatingOf({ seat: 'S', name: 'Ola' }), N: NINA });
const board = finished();

/** A sheet on which the north was played by these. */
function sheetOf(...north: readonly (readonly Occupant[])[]) {
  const rows = north.map((N, place) => ({ ...rowOf(board, { ...AT_FIRST, N } satisfies Players), number: place + 1 }));
  return { sheet: rows };
}

const told = (table: ReturnType<typeof sheetOf>) =>
  turnsOf(table, 'NS').map(({ who, first, last }) => `${who.name} ${first}–${last}`);

describe('who has played which deals', () => {
  test.each([
    ['always the same', [[NINA], [NINA]], ['Nina 1–2', 'Ola 1–2']],
    ['a person for a bot', [[NINA], [TOM], [TOM]], ['Nina 1–1', 'Tom 2–3', 'Ola 1–3']],
    ['in the middle of a deal', [[NINA], [NINA, TOM]], ['Nina 1–2', 'Tom 2–2', 'Ola 1–2']],
    ['and the bot again', [[NINA], [TOM], [NINA]], ['Nina 1–1', 'Tom 2–2', 'Nina 3–3', 'Ola 1–3']],
  ])('%s', (_how, north, turns) => expect(told(sheetOf(...north))).toEqual(turns));

  test('whose deals need not be named', () => {
    const table = sheetOf([NINA], [TOM]);
    expect(turnsOf(table, 'NS').map((turn) => isWhole(turn, table))).toEqual([false, false, true]);
  });
});

describe('whom a deal calls "you"', () => {
  const table = sheetOf([NINA]);
  test.each([
    ['who played it, at their seat', { name: 'Ola', seat: 'S' }, 'S'],
    ['who sits elsewhere now', { name: 'Ola', seat: 'N' }, 'S'],
    ['who watches now', { name: 'Ola', seat: undefined }, 'S'],
    ['who has the seat of the bot now', { name: 'Tom', seat: 'N' }, undefined],
    ['who is called like a bot', { name: 'Nina', seat: 'N' }, undefined],
    ['who has told no name', { name: undefined, seat: undefined }, undefined],
  ] as const)('%s', (_who, reader, seat) => expect(seatPlayed(table, board, reader)).toBe(seat));
});

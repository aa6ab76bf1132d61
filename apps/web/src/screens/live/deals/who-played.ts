// Who played which deals of a match: a seat may have changed hands between two deals, or in the middle of one.

import { type Finished, SEATS, type Seat, type Side, seatsOf } from '@minibridge/bridge';
import type { Occupant, Players, Table } from '@minibridge/table';

/** Somebody who played at a seat from one deal to another, both counted. */
export type Turn = { readonly who: Occupant; readonly first: number; readonly last: number };

function isSame(one: Occupant, other: Occupant): boolean {
  return one.kind === other.kind && one.name === other.name;
}

/** One more deal of somebody: their turn grows longer, or a new one begins. */
function withDeal(turns: readonly Turn[], who: Occupant, number: number): readonly Turn[] {
  const before = turns.find((turn) => isSame(turn.who, who) && turn.last === number - 1);
  if (before === undefined) return [...turns, { who, first: number, last: number }];
  return turns.map((turn) => (turn === before ? { ...turn, last: number } : turn));
}

function turnsAt({ sheet }: Pick<Table, 'sheet'>, seat: Seat): readonly Turn[] {
  let turns: readonly Turn[] = [];
  for (const { number, players } of sheet) for (const who of players[seat]) turns = withDeal(turns, who, number);
  return turns;
}

/** Everybody who has played for a side, seat by seat. */
export function turnsOf(table: Pick<Table, 'sheet'>, side: Side): readonly Turn[] {
  return seatsOf(side).flatMap((seat) => turnsAt(table, seat));
}

/** Whether somebody played all deals of the sheet. */
export function isWhole({ first, last }: Turn, { sheet }: Pick<Table, 'sheet'>): boolean {
  return first === sheet[0]?.number && last === sheet.at(-1)?.number;
}

/** Who looks at the deals. `name`: has told none yet. `seat`: sits there now. */
export type Reader = { readonly name: string | undefined; readonly seat: Seat | undefined };

/** Where the reader played this deal, first of all at the seat that is theirs now; absent: did not play it. */
export function seatPlayed(
  { sheet }: Pick<Table, 'sheet'>,
  { number }: Finished,
  { name, seat }: Reader,
): Seat | undefined {
  const players = sheet.find((row) => row.number === number)?.players;
  if (players === undefined || name === undefined) return undefined;
  const isReader = (at: Seat): boolean => isAmong(players, at, name);
  return seat !== undefined && isReader(seat) ? seat : SEATS.find(isReader);
}

function isAmong(players: Players, seat: Seat, name: string): boolean {
  return players[seat].some((one) => isSame(one, { kind: 'person', name }));
}

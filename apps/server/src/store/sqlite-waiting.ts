// The rows that have arrived and wait to be moved to their places, as the process knows them by heart: table by table.

import type { Answer, Append, Entry } from './store.ts';

/** One row: an entry, an answer, or both. `number`: its place in the list. All of one shape, for many are made. */
export type Row = {
  readonly number: number;
  readonly seq: number;
  readonly entry: Entry | undefined;
  readonly answer: Answer | undefined;
};

/** The rows of one table, in their order. `since`: when the first one came; `marked`: when the table was marked as used. */
export type Waiting = {
  readonly rows: Row[];
  readonly answers: Map<string, string>;
  readonly since: number;
  /** The number of the entry that comes next. */
  next: number;
  marked: number;
};

export type WaitingTables = ReadonlyMap<string, Waiting>;

/** A table of which nothing waited. */
export function newWaiting(next: number, since: number): Waiting {
  return { rows: [], answers: new Map(), since, next, marked: Number.NEGATIVE_INFINITY };
}

export function addRow(at: Waiting, row: Row): void {
  at.rows.push(row);
  if (row.answer) at.answers.set(row.answer.id, row.answer.text);
  if (row.entry !== undefined) at.next += 1;
}

/** Takes the last row back. */
export function takeBack(at: Waiting): void {
  const row = at.rows.pop();
  if (row?.answer) at.answers.delete(row.answer.id);
  if (row?.entry !== undefined) at.next -= 1;
  at.marked = Number.NEGATIVE_INFINITY;
}

/** The rows of an append, from place `first` of the list on; its answer goes with its last entry. */
export function rowsOf({ expected, entries, answer }: Append, first: number): readonly Row[] {
  const last = entries.length - 1;
  const rows = entries.map((entry, place) => ({
    number: first + place,
    seq: expected + place,
    entry,
    answer: place === last ? answer : undefined,
  }));
  if (rows.length > 0 || answer === undefined) return rows;
  return [{ number: first, seq: expected, entry: undefined, answer }];
}

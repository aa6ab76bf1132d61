// Where entries and answers arrive in SQLite: in a few rows at the end of one list that all tables share. So a commit writes the last page of
// that list, and not a page or two of each table that plays. Later they are moved to their places, many of a table together; until then the
// process knows them by heart. A process that was killed leaves them in the list, and the next one moves them.

import type Database from 'better-sqlite3';
import type { Kysely } from 'kysely';
import type { Schema } from './schema.ts';
import { type List, listIn } from './sqlite-list.ts';
import type { Places } from './sqlite-places.ts';
import { addRow, newWaiting, type Row, rowsOf, takeBack, type Waiting, type WaitingTables } from './sqlite-waiting.ts';
import type { Append, Entry } from './store.ts';

/** Rows of a table after which they are moved: half a page of it or a page. */
const MANY = 16;
/** Milliseconds after which they are moved, however few. */
const LONG = 30_000;
/** Milliseconds between two marks that a table is used: each is a page to write. */
const MARK_EVERY = 60_000;
/** Tables that are moved in one go: few enough that nobody who plays has to wait for it. */
const TABLES_AT_ONCE = 64;

export type Arrivals = {
  /** The number of the entry that comes next; absent: nothing of this table waits. */
  readonly next: (table: string) => number | undefined;
  readonly answer: (table: string, id: string) => string | undefined;
  /** From number `from` on. */
  readonly entries: (table: string, from: number) => readonly Entry[];
  /** In the open transaction, an append that brings the entries that come next. */
  readonly add: (what: Append) => void;
  /** What was added since the last commit is kept; or is not. */
  readonly committed: () => void;
  readonly undone: () => void;
  /** Moves what is due, or everything: outside of a transaction. Throws SQLite's error when that cannot be written; then all is as before. */
  readonly move: (what: 'due' | 'everything') => void;
};

type Means = { readonly db: Kysely<Schema>; readonly places: Places; readonly now: () => number };

/** What the process knows by heart. `newest`: the last place of the list that was ever given. */
type Heart = {
  readonly waiting: Map<string, Waiting>;
  readonly newest: { number: number };
  readonly now: () => number;
};

/** What is in SQLite. */
type Shelf = {
  readonly list: List;
  readonly places: Places;
  /** A function that runs inside a transaction of its own. */
  readonly transaction: (run: (tables: readonly string[]) => void) => (tables: readonly string[]) => void;
};

/** Brings the rows of a table to their places, unless the table is gone. */
function place(places: Places, table: string, rows: readonly Row[]): void {
  if (places.next(table) === 0) return;
  for (const { seq, entry, answer } of rows) {
    if (entry !== undefined) places.entry(table, seq, entry);
    if (answer !== undefined) places.answer(table, answer);
  }
}

/** The first row of the list that still waits when `tables` do no more; absent: none. */
function oldestBut(waiting: WaitingTables, tables: ReadonlySet<string>): number | undefined {
  let oldest: number | undefined;
  for (const [table, { rows }] of waiting) {
    const first = tables.has(table) ? undefined : rows[0]?.number;
    if (first !== undefined && (oldest === undefined || first < oldest)) oldest = first;
  }
  return oldest;
}

/** What a process that was killed has left, but for what it had moved already. */
function left(rows: readonly Schema['arrivals'][], places: Places): Map<string, Waiting> {
  const waiting = new Map<string, Waiting>();
  for (const { number: place, table_id: table, seq, entry, answer_id: id, answer } of rows) {
    const before = waiting.get(table);
    const next = before?.next ?? places.next(table);
    if (next === 0 || seq !== next) continue;
    // Waiting since long ago: moved as soon as that is possible.
    const at = before ?? newWaiting(next, 0);
    waiting.set(table, at);
    const answered = id === null || answer === null ? undefined : { id, text: answer };
    addRow(at, { number: place, seq, entry: entry ?? undefined, answer: answered });
  }
  return waiting;
}

/** What adds to the list and to what is known by heart, and takes both back. */
function adding(
  list: List,
  places: Places,
  { waiting, newest, now }: Heart,
): Pick<Arrivals, 'add' | 'committed' | 'undone'> {
  let added: Append[] = [];

  function mark(table: string, at: Waiting): void {
    const time = now();
    if (Math.abs(time - at.marked) < MARK_EVERY) return;
    places.mark(table);
    at.marked = time;
  }

  function undo(what: Append): void {
    const at = waiting.get(what.table);
    if (at === undefined) return;
    for (let rows = rowsOf(what, 0).length; rows > 0; rows -= 1) takeBack(at);
    if (at.rows.length === 0) waiting.delete(what.table);
  }

  return {
    add: (what) => {
      const { table, expected } = what;
      const arrived = rowsOf(what, newest.number + 1);
      if (arrived.length === 0) return;
      for (const row of arrived) list.add(table, row);
      newest.number += arrived.length;
      const at = waiting.get(table) ?? newWaiting(expected, now());
      waiting.set(table, at);
      added.push(what);
      for (const row of arrived) addRow(at, row);
      mark(table, at);
    },
    committed: () => {
      added = [];
    },
    undone: () => {
      for (const what of added.toReversed()) undo(what);
      added = [];
    },
  };
}

/** What brings rows to their places. */
function moving({ list, places, transaction }: Shelf, { waiting, newest, now }: Heart): Arrivals['move'] {
  const together = transaction((tables: readonly string[]) => {
    for (const table of tables) place(places, table, waiting.get(table)?.rows ?? []);
    list.forget(oldestBut(waiting, new Set(tables)) ?? newest.number + 1);
  });

  function moveTables(tables: readonly string[]): void {
    together(tables);
    for (const table of tables) waiting.delete(table);
  }

  function due(): readonly string[] {
    const time = now();
    const isDue = ({ rows, since }: Waiting): boolean => rows.length >= MANY || Math.abs(time - since) >= LONG;
    return [...waiting].filter(([, at]) => isDue(at)).map(([table]) => table);
  }

  return (what) => {
    const tables = what === 'due' ? due().slice(0, TABLES_AT_ONCE) : [...waiting.keys()];
    // What belongs to no table any more goes too.
    if (tables.length === 0 && what === 'everything') moveTables([]);
    for (let first = 0; first < tables.length; first += TABLES_AT_ONCE) {
      moveTables(tables.slice(first, first + TABLES_AT_ONCE));
    }
  };
}

export function arrivalsIn(file: Database.Database, { db, places, now }: Means): Arrivals {
  const list = listIn(file, db);
  const rows = list.all();
  const waiting = left(rows, places);
  const heart: Heart = { waiting, newest: { number: rows.at(-1)?.number ?? 0 }, now };
  return {
    next: (table) => waiting.get(table)?.next,
    answer: (table, id) => waiting.get(table)?.answers.get(id),
    entries: (table, from) =>
      (waiting.get(table)?.rows ?? []).flatMap(({ seq, entry }) => (entry === undefined || seq < from ? [] : [entry])),
    ...adding(list, places, heart),
    move: moving({ list, places, transaction: (run) => file.transaction(run) }, heart),
  };
}

// Where entries and answers arrive in SQLite: in a few rows at the end of one list that all tables share. So a commit writes the last page of
// that list, and not a page or two of each table that plays. Later they are moved to their places, many of a table together; until then the
// process knows them by heart. A process that was killed leaves them in the list, and the next one moves them before it begins.

import type Database from 'better-sqlite3';
import type { Kysely } from 'kysely';
import { number, query, text, valuesOf } from './query.ts';
import type { Schema } from './schema.ts';
import type { Places } from './sqlite-places.ts';
import type { Answer, Append, Entry } from './store.ts';

/** Rows of a table after which they are moved: a page of it or two. */
const MANY = 32;
/** Milliseconds after which they are moved, however few. */
const LONG = 30_000;
/** Milliseconds between two marks that a table is used: each is a page to write. */
const MARK_EVERY = 60_000;
/** Tables that are moved in one go: few enough that nobody who plays has to wait for it. */
const TABLES_AT_ONCE = 64;

/** One row: an entry, an answer, or both. `number`: its place in the list. */
type Row = { readonly number: number; readonly seq: number; readonly entry?: Entry; readonly answer?: Answer };

type StoredRow = {
  readonly number: number;
  readonly table_id: string;
  readonly seq: number;
  readonly entry: string | null;
  readonly answer_id: string | null;
  readonly answer: string | null;
};

/** The rows of one table that wait. `next`: the number of the entry that comes next. `marked`: when the table was marked as used. */
type Waiting = { readonly rows: Row[]; readonly since: number; next: number; marked: number };

export type Arrivals = {
  /** Absent: nothing of this table waits. */
  readonly next: (table: string) => number | undefined;
  readonly answer: (table: string, id: string) => string | undefined;
  /** From number `from` on. */
  readonly entries: (table: string, from: number) => readonly { readonly seq: number; readonly entry: Entry }[];
  /** In the open transaction, if the append brings the entries that come next. */
  readonly add: (what: Append) => void;
  /** What was added since the last commit is kept; or is not. */
  readonly committed: () => void;
  readonly undone: () => void;
  /** Moves what is due, or everything: outside of a transaction. Throws SQLite's error when that cannot be written; then all is as before. */
  readonly move: (what: 'due' | 'everything') => void;
};

const arrivalQueries = (db: Kysely<Schema>) => ({
  all: query(db.selectFrom('arrivals').selectAll().orderBy('number').compile()),
  add: query(
    db
      .insertInto('arrivals')
      .values({
        number: number('number'),
        table_id: text('table'),
        seq: number('seq'),
        entry: text('entry'),
        answer_id: text('id'),
        answer: text('answer'),
      })
      .compile(),
  ),
  forget: query(db.deleteFrom('arrivals').where('number', '<', number('oldest')).compile()),
});

function rowOf({ number: place, seq, entry, answer_id: id, answer }: StoredRow): Row {
  return {
    number: place,
    seq,
    ...(entry !== null && { entry }),
    ...(id !== null && answer !== null && { answer: { id, text: answer } }),
  };
}

/** The rows of an append; its answer goes with its last entry. */
function rowsOf({ expected, entries, answer }: Append, first: number): Row[] {
  const rows = entries.map((entry, place): Row => ({ number: first + place, seq: expected + place, entry }));
  if (answer === undefined) return rows;
  const last = rows.pop() ?? { number: first, seq: expected };
  return [...rows, { ...last, answer }];
}

/** Brings the rows of a table to their places, but for those that are there already or whose table is gone. */
function place(places: Places, table: string, rows: readonly Row[]): void {
  let next = places.next(table);
  if (next === 0) return;
  for (const { seq, entry, answer } of rows) {
    if (seq !== next) continue;
    if (entry !== undefined) {
      places.entry(table, seq, entry);
      next += 1;
    }
    if (answer !== undefined) places.answer(table, answer);
  }
}

export function arrivalsIn(
  file: Database.Database,
  { db, places, now }: { readonly db: Kysely<Schema>; readonly places: Places; readonly now: () => number },
): Arrivals {
  const queries = arrivalQueries(db);
  const insert = file.prepare<unknown[]>(queries.add.sql);
  const forget = file.prepare<unknown[]>(queries.forget.sql);
  const stored = file.prepare<unknown[], StoredRow>(queries.all.sql);
  const waiting = new Map<string, Waiting>();
  let added: Append[] = [];
  let newest = 0;

  const together = file.transaction((tables: readonly string[], oldest: number) => {
    for (const table of tables) place(places, table, waiting.get(table)?.rows ?? []);
    forget.run(...valuesOf(queries.forget.names, { oldest }));
  });

  /** The first row of the list that still waits when `tables` do no more. */
  function oldestBut(tables: ReadonlySet<string>): number {
    let oldest = newest + 1;
    for (const [table, { rows }] of waiting) {
      if (!tables.has(table)) oldest = Math.min(oldest, rows[0]?.number ?? oldest);
    }
    return oldest;
  }

  function moveTables(tables: readonly string[]): void {
    together(tables, oldestBut(new Set(tables)));
    for (const table of tables) waiting.delete(table);
  }

  function due(): readonly string[] {
    const time = now();
    const isDue = ({ rows, since }: Waiting): boolean => rows.length >= MANY || Math.abs(time - since) >= LONG;
    return [...waiting].filter(([, rows]) => isDue(rows)).map(([table]) => table);
  }

  function waitingAt(table: string, next: number): Waiting {
    const before = waiting.get(table);
    if (before) return before;
    const first: Waiting = { rows: [], since: now(), next, marked: Number.NEGATIVE_INFINITY };
    waiting.set(table, first);
    return first;
  }

  function keep(table: string, { number: row, seq, entry, answer }: Row): void {
    insert.run(row, table, seq, entry ?? null, answer?.id ?? null, answer?.text ?? null);
  }

  function undo({ table, entries, answer }: Append): void {
    const at = waiting.get(table);
    if (at === undefined) return;
    at.rows.length -= Math.max(entries.length, answer ? 1 : 0);
    at.next -= entries.length;
    at.marked = Number.NEGATIVE_INFINITY;
    if (at.rows.length === 0) waiting.delete(table);
  }

  function mark(table: string, at: Waiting): void {
    const time = now();
    if (Math.abs(time - at.marked) < MARK_EVERY) return;
    places.mark(table);
    at.marked = time;
  }

  /** What a process that was killed has left, but for what it had moved already. */
  function recall(row: StoredRow): void {
    newest = row.number;
    const next = waiting.get(row.table_id)?.next ?? places.next(row.table_id);
    if (next === 0 || row.seq !== next) return;
    const at = waitingAt(row.table_id, next);
    at.rows.push(rowOf(row));
    if (row.entry !== null) at.next += 1;
  }
  for (const row of stored.all()) recall(row);

  return {
    next: (table) => waiting.get(table)?.next,
    answer: (table, id) => waiting.get(table)?.rows.find(({ answer }) => answer?.id === id)?.answer?.text,
    entries: (table, from) =>
      (waiting.get(table)?.rows ?? []).flatMap(({ seq, entry }) =>
        entry !== undefined && seq >= from ? [{ seq, entry }] : [],
      ),
    add: (what) => {
      const { table, expected, entries } = what;
      const rows = rowsOf(what, newest + 1);
      if (rows.length === 0) return;
      for (const row of rows) keep(table, row);
      const at = waitingAt(table, expected);
      mark(table, at);
      at.rows.push(...rows);
      at.next += entries.length;
      newest += rows.length;
      added.push(what);
    },
    committed: () => {
      added = [];
    },
    undone: () => {
      for (const what of added.toReversed()) undo(what);
      added = [];
    },
    move: (what) => {
      const tables = what === 'due' ? due() : [...waiting.keys()];
      for (let first = 0; first < tables.length; first += TABLES_AT_ONCE) {
        moveTables(tables.slice(first, first + TABLES_AT_ONCE));
        if (what === 'due') return;
      }
    },
  };
}

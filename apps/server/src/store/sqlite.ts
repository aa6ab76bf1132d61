// SQLite: the whole store in one file beside the server, nothing to install. One process has it open.

import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { Kysely, SqliteDialect } from 'kysely';
import { databaseStore, type Run, type StoreOptions } from './database-store.ts';
import { migrate } from './migrations.ts';
import { type Query, valuesOf } from './query.ts';
import type { Schema } from './schema.ts';
import { sqliteAppend } from './sqlite-append.ts';
import { type Arrivals, arrivalsIn } from './sqlite-arrivals.ts';
import { cannotWrite, sqliteGroups } from './sqlite-groups.ts';
import { placesIn } from './sqlite-places.ts';
import type { Store } from './store.ts';
import { USUAL_WINDOW } from './window.ts';

/** The file in the data folder. */
export const FILE = 'minibridge.db';

/** Marks a SQLite file as ours: "MnBr". */
export const APPLICATION_ID = 0x4d6e4272;

/** Milliseconds between two looks at what may be moved to its place. */
const TIDY_EVERY = 250;

/** Milliseconds to wait for another process that holds the file; the server stands still meanwhile. */
const PATIENCE = 1000;

export type SqliteOptions = StoreOptions & {
  /** At most so many pages of 4 KiB in the file; absent: as many as the disk takes. For tests. */
  readonly pages?: number;
};

/** Opens the file in `folder`, both made when they are not there. */
export async function openSqlite(folder: string, options: SqliteOptions = {}): Promise<Store> {
  const { now = Date.now, window = USUAL_WINDOW, pages } = options;
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const file = new Database(join(folder, FILE), { timeout: PATIENCE });
  keepSafely(file);
  const db = new Kysely<Schema>({ dialect: new SqliteDialect({ database: file }) });
  await migrate(db, 'sqlite');
  if (pages !== undefined) file.pragma(`max_page_count = ${pages}`);

  const places = placesIn(file, db, now);
  const arrivals = arrivalsIn(file, { db, places, now });
  tidy(arrivals, 'everything');
  const groups = sqliteGroups(file, window, arrivals);
  const append = sqliteAppend(places, arrivals);
  const tidying = setInterval(() => tidy(arrivals, 'due'), TIDY_EVERY).unref();
  const placed = databaseStore(
    {
      db,
      reading: (query) => {
        const run = prepare(file, query);
        return async (given) => run(given);
      },
      writing: (query) => {
        const run = prepare(file, query);
        return (given) => groups.ask(() => run(given));
      },
      append: (what) => groups.ask(() => append(what)),
      close: async () => {
        clearInterval(tidying);
        await groups.empty();
        if (file.open) tidy(arrivals, 'everything');
        await db.destroy();
      },
    },
    now,
  );
  return { ...placed, ...withArrivals(placed, arrivals) };
}

/** What is read of a table, with what is still on its way to its place. */
function withArrivals(placed: Store, arrivals: Arrivals): Pick<Store, 'entries' | 'answer' | 'forget'> {
  return {
    entries: async (table, from) => {
      const entries = await placed.entries(table, from);
      const next = from + entries.length;
      return [...entries, ...arrivals.entries(table, next)];
    },
    answer: async (table, id) => arrivals.answer(table, id) ?? placed.answer(table, id),
    forget: (before) => {
      // Nothing waits for a table that is gone.
      tidy(arrivals, 'everything');
      return placed.forget(before);
    },
  };
}

/** What cannot be moved waits on: it is kept where it is. */
function tidy(arrivals: Arrivals, what: 'due' | 'everything'): void {
  try {
    arrivals.move(what);
  } catch (error) {
    if (!cannotWrite(error)) throw error;
  }
}

/** A commit is on the disk when it returns; readers and the one writer do not wait for each other. */
function keepSafely(file: Database.Database): void {
  const mode = file.pragma('journal_mode = WAL', { simple: true });
  if (mode !== 'wal') throw new Error(`SQLite cannot keep a write-ahead log here (${mode}): is it a network folder?`);
  file.pragma('synchronous = FULL');
  file.pragma('foreign_keys = ON');
  // Written once only: a full disk must not keep the file from being opened and read.
  if (file.pragma('application_id', { simple: true }) !== APPLICATION_ID) {
    file.pragma(`application_id = ${APPLICATION_ID}`);
  }
  file.pragma('cache_size = -16384'); // 16 MiB: the last page of each table that plays
  file.pragma('wal_autocheckpoint = 4096'); // pages, 16 MiB: a page that many groups change is copied back once
}

function prepare<Row>(file: Database.Database, { sql, names }: Query<Row>): (...given: Parameters<Run<Row>>) => Row[] {
  const statement = file.prepare<unknown[], Row>(sql);
  return (given) => {
    const values = valuesOf(names, given);
    if (statement.reader) return statement.all(...values);
    statement.run(...values);
    return [];
  };
}

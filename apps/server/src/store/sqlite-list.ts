// The list in which entries and answers arrive, as SQLite has it.

import type Database from 'better-sqlite3';
import type { Kysely } from 'kysely';
import { number, query, text, valuesOf } from './query.ts';
import type { Schema } from './schema.ts';
import type { Row } from './sqlite-waiting.ts';

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

export type List = {
  /** In their order. */
  readonly all: () => readonly Schema['arrivals'][];
  readonly add: (table: string, row: Row) => void;
  /** All rows before `oldest`. */
  readonly forget: (oldest: number) => void;
};

/** `add` and `forget` are for the inside of a transaction. */
export function listIn(file: Database.Database, db: Kysely<Schema>): List {
  const queries = arrivalQueries(db);
  const insert = file.prepare<unknown[]>(queries.add.sql);
  const forget = file.prepare<unknown[]>(queries.forget.sql);
  const all = file.prepare<unknown[], Schema['arrivals']>(queries.all.sql);
  return {
    all: () => all.all(),
    add: (table: string, { number: place, seq, entry, answer }: Row) => {
      insert.run(place, table, seq, entry ?? null, answer?.id ?? null, answer?.text ?? null);
    },
    forget: (oldest: number) => {
      forget.run(...valuesOf(queries.forget.names, { oldest }));
    },
  };
}

// An append inside a transaction of SQLite. Whether it is a conflict or a repeat is known before anything is written.

import type Database from 'better-sqlite3';
import { type Kysely, sql } from 'kysely';
import { type Arguments, number, type Query, query, text, valuesOf } from './query.ts';
import type { Schema } from './schema.ts';
import type { Append, Appended } from './store.ts';

/** What decides, and takes the next numbers at the table. */
const numberQueries = (db: Kysely<Schema>) => ({
  answered: query(
    db.selectFrom('answers').select('id').where('table_id', '=', text('table')).where('id', '=', text('id')).compile(),
  ),
  open: query(
    db
      .insertInto('tables')
      .values({ table_id: text('table'), entries: number('entries'), touched: number('now') })
      .onConflict((conflict) =>
        conflict
          .column('table_id')
          .doUpdateSet({ entries: number('entries'), touched: number('now') })
          .where('tables.entries', '=', sql.lit(0)),
      )
      .compile(),
  ),
  grow: query(
    db
      .updateTable('tables')
      .set({ entries: number('entries'), touched: number('now') })
      .where('table_id', '=', text('table'))
      .where('entries', '=', number('expected'))
      .compile(),
  ),
});

/** What is kept then. */
const restQueries = (db: Kysely<Schema>) => ({
  entry: query(
    db
      .insertInto('entries')
      .values({ table_id: text('table'), seq: number('seq'), entry: text('entry') })
      .compile(),
  ),
  secret: query(
    db
      .insertInto('secrets')
      .values({ table_id: text('table'), deal: number('deal'), text: text('text') })
      .onConflict((conflict) => conflict.columns(['table_id', 'deal']).doUpdateSet({ text: text('text') }))
      .compile(),
  ),
  answer: query(
    db
      .insertInto('answers')
      .values({ table_id: text('table'), id: text('id'), text: text('text') })
      .compile(),
  ),
  nobody: query(db.deleteFrom('people').where('table_id', '=', text('table')).compile()),
  somebody: query(
    db
      .insertInto('people')
      .values({ person: text('person'), table_id: text('table') })
      .onConflict((conflict) => conflict.doNothing())
      .compile(),
  ),
});

/** Runs a statement; how many rows it changed. */
type Change = (given: Arguments) => number;

export function sqliteAppend(
  file: Database.Database,
  db: Kysely<Schema>,
  now: () => number,
): (what: Append) => Appended {
  const queries = { ...numberQueries(db), ...restQueries(db) };
  const change = (made: Query<unknown>): Change => {
    const statement = file.prepare<unknown[]>(made.sql);
    return (given) => statement.run(...valuesOf(made.names, given)).changes;
  };
  const answered = file.prepare<unknown[], unknown>(queries.answered.sql);
  const [open, grow, entry] = [change(queries.open), change(queries.grow), change(queries.entry)];
  const [secret, answer] = [change(queries.secret), change(queries.answer)];
  const [nobody, somebody] = [change(queries.nobody), change(queries.somebody)];

  const isAnswered = ({ table, answer }: Append): boolean =>
    answer !== undefined && answered.get(...valuesOf(queries.answered.names, { table, id: answer.id })) !== undefined;

  /** Takes the next numbers at the table; false where it has other entries than expected. */
  function takesNumbers({ table, expected, entries }: Append): boolean {
    const given = { table, expected, entries: expected + entries.length, now: now() };
    return (expected === 0 ? open(given) : grow(given)) === 1;
  }

  function keepRest({ table, expected, ...what }: Append): void {
    what.entries.forEach((each, place) => {
      entry({ table, seq: expected + place, entry: each });
    });
    for (const { deal, text } of what.secrets ?? []) secret({ table, deal, text });
    if (what.answer) answer({ table, ...what.answer });
    if (what.people) {
      nobody({ table });
      for (const person of what.people) somebody({ table, person });
    }
  }

  return (what) => {
    if (isAnswered(what)) return 'repeated';
    if (!takesNumbers(what)) return 'conflict';
    keepRest(what);
    return 'kept';
  };
}

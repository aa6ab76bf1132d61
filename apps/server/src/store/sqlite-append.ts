// An append inside a transaction of SQLite. Whether it is a conflict or a repeat is known before anything is written.

import type Database from 'better-sqlite3';
import { type Kysely, sql } from 'kysely';
import { type Arguments, number, type Query, query, text, valuesOf } from './query.ts';
import type { Schema } from './schema.ts';
import type { Append, Appended } from './store.ts';

/** Milliseconds between two marks that a table is used: each is a page to write. */
const MARK_EVERY = 60_000;

/** What decides, and the table's own row. */
const tableQueries = (db: Kysely<Schema>) => ({
  answered: query(
    db.selectFrom('answers').select('id').where('table_id', '=', text('table')).where('id', '=', text('id')).compile(),
  ),
  last: query(
    db
      .selectFrom('entries')
      .select('seq')
      .where('table_id', '=', text('table'))
      .orderBy('seq', 'desc')
      .limit(sql.lit(1))
      .compile(),
  ),
  open: query(
    db
      .insertInto('tables')
      .values({ table_id: text('table'), touched: number('now') })
      .onConflict((conflict) => conflict.doNothing())
      .compile(),
  ),
  mark: query(
    db
      .updateTable('tables')
      .set({ touched: number('now') })
      .where('table_id', '=', text('table'))
      .where(sql`abs(touched - ${number('now')})`, '>=', sql.lit(MARK_EVERY))
      .compile(),
  ),
});

/** What is kept at it. */
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
      .onConflict((conflict) => conflict.doNothing())
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

export function sqliteAppend(
  file: Database.Database,
  db: Kysely<Schema>,
  now: () => number,
): (what: Append) => Appended {
  const queries = { ...tableQueries(db), ...restQueries(db) };
  const read = <Row>(made: Query<Row>) => {
    const statement = file.prepare<unknown[], Row>(made.sql);
    return (given: Arguments) => statement.get(...valuesOf(made.names, given));
  };
  const change = (made: Query<unknown>) => {
    const statement = file.prepare<unknown[]>(made.sql);
    return (given: Arguments): number => statement.run(...valuesOf(made.names, given)).changes;
  };
  const [answered, last] = [read(queries.answered), read(queries.last)];
  const [open, mark, entry] = [change(queries.open), change(queries.mark), change(queries.entry)];
  const [secret, answer] = [change(queries.secret), change(queries.answer)];
  const [nobody, somebody] = [change(queries.nobody), change(queries.somebody)];

  const isAnswered = ({ table, answer: asked }: Append): boolean =>
    asked !== undefined && answered({ table, id: asked.id }) !== undefined;

  /** False where it was answered before: then nothing has changed. */
  const answers = ({ table, answer: asked }: Append): boolean =>
    asked === undefined || answer({ table, ...asked }) === 1;

  const hasAll = ({ table, expected }: Append): boolean => (last({ table })?.seq ?? -1) + 1 === expected;

  function replacePeople(table: string, people: readonly string[]): void {
    nobody({ table });
    for (const person of people) somebody({ table, person });
  }

  function keep({ table, expected, ...what }: Append): void {
    mark({ table, now: now() });
    what.entries.forEach((each, place) => {
      entry({ table, seq: expected + place, entry: each });
    });
    for (const { deal, text } of what.secrets ?? []) secret({ table, deal, text });
    if (what.people) replacePeople(table, what.people);
  }

  return (what) => {
    if (!hasAll(what)) return isAnswered(what) ? 'repeated' : 'conflict';
    if (what.expected === 0) open({ table: what.table, now: now() });
    if (!answers(what)) return 'repeated';
    keep(what);
    return 'kept';
  };
}

// Where the rows of a table have their place in SQLite: side by side, in the order of the table's key.

import type Database from 'better-sqlite3';
import { type Kysely, sql } from 'kysely';
import { type Arguments, number, type Query, query, text, valuesOf } from './query.ts';
import type { Schema } from './schema.ts';
import type { Answer, Append, Entry } from './store.ts';

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

export type Places = {
  /** The number of the entry that comes next; 0 where there is no table. */
  readonly next: (table: string) => number;
  readonly isAnswered: (table: string, id: string) => boolean;
  readonly open: (table: string) => void;
  /** The table is used now. */
  readonly mark: (table: string) => void;
  readonly entry: (table: string, seq: number, entry: Entry) => void;
  /** The first one stays. */
  readonly answer: (table: string, answer: Answer) => void;
  /** All of an append that is neither entry nor answer. */
  readonly rest: (what: Append) => void;
};

/** All inside a transaction of the caller's. */
export function placesIn(file: Database.Database, db: Kysely<Schema>, now: () => number): Places {
  const queries = { ...tableQueries(db), ...restQueries(db) };
  const read = <Row>(made: Query<Row>) => {
    const statement = file.prepare<unknown[], Row>(made.sql);
    return (given: Arguments) => statement.get(...valuesOf(made.names, given));
  };
  const change = (made: Query<unknown>) => {
    const statement = file.prepare<unknown[]>(made.sql);
    return (given: Arguments) => void statement.run(...valuesOf(made.names, given));
  };
  const last = read(queries.last);
  const [open, mark] = [change(queries.open), change(queries.mark)];
  // Asked for with every card: their arguments are given in the order of their places.
  const answered = file.prepare<unknown[]>(queries.answered.sql);
  const entry = file.prepare<unknown[]>(queries.entry.sql);
  const answer = file.prepare<unknown[]>(queries.answer.sql);
  const [secret, nobody, somebody] = [change(queries.secret), change(queries.nobody), change(queries.somebody)];

  function replacePeople(table: string, people: readonly string[]): void {
    nobody({ table });
    for (const person of people) somebody({ table, person });
  }

  return {
    next: (table) => (last({ table })?.seq ?? -1) + 1,
    isAnswered: (table, id) => answered.get(table, id) !== undefined,
    open: (table) => open({ table, now: now() }),
    mark: (table) => mark({ table, now: now() }),
    entry: (table, seq, text) => void entry.run(table, seq, text),
    answer: (table, { id, text }) => void answer.run(table, id, text),
    rest: ({ table, secrets, people }) => {
      for (const { deal, text } of secrets ?? []) secret({ table, deal, text });
      if (people) replacePeople(table, people);
    },
  };
}

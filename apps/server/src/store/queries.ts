// What a store asks its database, but for appending.

import { type Kysely, sql } from 'kysely';
import { number, query, text } from './query.ts';
import type { Schema } from './schema.ts';

/** What is read of a table. */
export const tableQueries = (db: Kysely<Schema>) => ({
  entries: query(
    db
      .selectFrom('entries')
      .select('entry')
      .where('table_id', '=', text('table'))
      .where('seq', '>=', number('from'))
      .orderBy('seq')
      .compile(),
  ),
  secrets: query(
    db.selectFrom('secrets').select(['deal', 'text']).where('table_id', '=', text('table')).orderBy('deal').compile(),
  ),
  answer: query(
    db
      .selectFrom('answers')
      .select('text')
      .where('table_id', '=', text('table'))
      .where('id', '=', text('id'))
      .compile(),
  ),
  tablesOf: query(
    db
      .selectFrom('people')
      .innerJoin('tables', 'tables.table_id', 'people.table_id')
      .select(['tables.table_id as table', 'tables.touched'])
      .where('people.person', '=', text('person'))
      .orderBy('tables.touched', 'desc')
      .orderBy('tables.table_id')
      .compile(),
  ),
});

/** What forgets tables, and what tries whether there is room. */
export const upkeepQueries = (db: Kysely<Schema>) => ({
  oldTables: query(db.selectFrom('tables').select('table_id').where('touched', '<', number('before')).compile()),
  /** Its entries and all else that belongs to it go with it. */
  forgetTable: query(
    db
      .deleteFrom('tables')
      .where('table_id', '=', text('table'))
      .where('touched', '<', number('before'))
      .returning('table_id')
      .compile(),
  ),
  probe: query(
    db
      .insertInto('probe')
      .values({ id: sql.lit(1), filling: text('filling') })
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ filling: text('filling') }))
      .compile(),
  ),
});

export const sessionQueries = (db: Kysely<Schema>) => ({
  session: query(
    db.selectFrom('sessions').select(['person', 'used']).where('token_hash', '=', text('tokenHash')).compile(),
  ),
  keepSession: query(
    db
      .insertInto('sessions')
      .values({ token_hash: text('tokenHash'), person: text('person'), used: number('now') })
      .onConflict((conflict) =>
        conflict.column('token_hash').doUpdateSet({ person: text('person'), used: number('now') }),
      )
      .compile(),
  ),
  markSession: query(
    db
      .updateTable('sessions')
      .set({ used: number('now') })
      .where('token_hash', '=', text('tokenHash'))
      .compile(),
  ),
  forgetSessions: query(db.deleteFrom('sessions').where('used', '<', number('before')).compile()),
});

export const returnCodeQueries = (db: Kysely<Schema>) => ({
  keepReturnCode: query(
    db
      .insertInto('return_codes')
      .values({ table_id: text('table'), person: text('person'), code_hash: text('codeHash') })
      .onConflict((conflict) => conflict.columns(['table_id', 'person']).doUpdateSet({ code_hash: text('codeHash') }))
      .compile(),
  ),
  returnCode: query(
    db
      .selectFrom('return_codes')
      .select(['table_id as table', 'person'])
      .where('code_hash', '=', text('codeHash'))
      .compile(),
  ),
  useReturnCode: query(
    db
      .deleteFrom('return_codes')
      .where('code_hash', '=', text('codeHash'))
      .returning(['table_id as table', 'person'])
      .compile(),
  ),
});

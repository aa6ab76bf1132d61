// How the database came to be what it is, step by step; one list for both engines.
// A step that was released is never changed: what changes is a further step.

import { type ColumnDefinitionBuilder, type CreateTableBuilder, type Kysely, Migrator, sql } from 'kysely';
import type { Schema } from './schema.ts';

export type EngineName = 'sqlite' | 'postgres';

type Step = (db: Kysely<Schema>, engine: EngineName) => Promise<void>;

/** A new table. SQLite keeps its rows in the order of the key, so that those of one table of players lie side by side. */
function newTable<T extends string>(db: Kysely<Schema>, engine: EngineName, name: T): CreateTableBuilder<T> {
  const table = db.schema.createTable(name);
  return engine === 'sqlite' ? table.modifyEnd(sql`without rowid`) : table;
}

/** Goes when its table goes. */
const atTable = (column: ColumnDefinitionBuilder) => column.notNull().references('tables.table_id').onDelete('cascade');

const given = (column: ColumnDefinitionBuilder) => column.notNull();

const key = (column: ColumnDefinitionBuilder) => column.notNull().primaryKey();

const tables: Step = async (db, engine) => {
  await newTable(db, engine, 'tables')
    .addColumn('table_id', 'text', key)
    .addColumn('touched', 'bigint', given)
    .execute();
  if (engine === 'postgres') await db.schema.alterTable('tables').addColumn('entries', 'integer', given).execute();
  await newTable(db, engine, 'entries')
    .addColumn('table_id', 'text', atTable)
    .addColumn('seq', 'integer', given)
    .addColumn('entry', 'text', given)
    .addPrimaryKeyConstraint('entries_key', ['table_id', 'seq'])
    .execute();
  await newTable(db, engine, 'secrets')
    .addColumn('table_id', 'text', atTable)
    .addColumn('deal', 'integer', given)
    .addColumn('text', 'text', given)
    .addPrimaryKeyConstraint('secrets_key', ['table_id', 'deal'])
    .execute();
  await newTable(db, engine, 'answers')
    .addColumn('table_id', 'text', atTable)
    .addColumn('id', 'text', given)
    .addColumn('text', 'text', given)
    .addPrimaryKeyConstraint('answers_key', ['table_id', 'id'])
    .execute();
};

const people: Step = async (db, engine) => {
  await newTable(db, engine, 'people')
    .addColumn('person', 'text', given)
    .addColumn('table_id', 'text', atTable)
    .addPrimaryKeyConstraint('people_key', ['person', 'table_id'])
    .execute();
  await db.schema.createIndex('people_at_table').on('people').column('table_id').execute();
  await newTable(db, engine, 'sessions')
    .addColumn('token_hash', 'text', key)
    .addColumn('person', 'text', given)
    .addColumn('used', 'bigint', given)
    .execute();
  await newTable(db, engine, 'return_codes')
    .addColumn('table_id', 'text', atTable)
    .addColumn('person', 'text', given)
    .addColumn('code_hash', 'text', given)
    .addPrimaryKeyConstraint('return_codes_key', ['table_id', 'person'])
    .execute();
  await db.schema.createIndex('return_codes_by_hash').on('return_codes').column('code_hash').execute();
};

const probe: Step = async (db, engine) => {
  await newTable(db, engine, 'probe').addColumn('id', 'integer', key).addColumn('filling', 'text', given).execute();
};

const arrivals: Step = async (db, engine) => {
  if (engine !== 'sqlite') return;
  await db.schema
    .createTable('arrivals')
    .addColumn('number', 'integer', key)
    .addColumn('table_id', 'text', given)
    .addColumn('seq', 'integer', given)
    .addColumn('entry', 'text')
    .addColumn('answer_id', 'text')
    .addColumn('answer', 'text')
    .execute();
};

/** In the order in which they are done. */
const STEPS: Readonly<Record<string, Step>> = {
  '0001-tables': tables,
  '0002-people': people,
  '0003-probe': probe,
  '0004-arrivals': arrivals,
};

/** Brings the database up to date; two processes that start at once do not get in each other's way. */
export async function migrate(db: Kysely<Schema>, engine: EngineName): Promise<void> {
  const steps = Object.entries(STEPS).map(
    ([name, step]) => [name, { up: (at: Kysely<Schema>) => step(at, engine) }] as const,
  );
  const migrator = new Migrator({ db, provider: { getMigrations: async () => Object.fromEntries(steps) } });
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined) throw error;
}

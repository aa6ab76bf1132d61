// PostgreSQL: the store of many server processes.

import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { databaseStore, type StoreOptions } from './database-store.ts';
import { migrate } from './migrations.ts';
import { postgresAppends } from './postgres-append.ts';
import { newRunner } from './postgres-runner.ts';
import type { Schema } from './schema.ts';
import type { Store } from './store.ts';
import { USUAL_WINDOW } from './window.ts';

/** Connections of one server process: one appends, the others read. */
const CONNECTIONS = 8;

/** Milliseconds to wait for a free connection, and for an answer, before the database counts as gone. */
const PATIENCE = 5000;

/** PostgreSQL's `bigint`, here always milliseconds since 1970: exact as a number for 285,000 years. */
const BIGINT = 20;

/** Opens the database that `url` names, such as `postgres://user:password@host/minibridge`. It survives restarts of the database. */
export async function openPostgres(
  url: string,
  { now = Date.now, window = USUAL_WINDOW }: StoreOptions = {},
): Promise<Store> {
  pg.types.setTypeParser(BIGINT, Number);
  const pool = new pg.Pool({
    connectionString: url,
    max: CONNECTIONS,
    connectionTimeoutMillis: PATIENCE,
    query_timeout: PATIENCE,
    keepAlive: true,
  });
  // A connection that breaks while nobody uses it is replaced by the pool; whoever asks next is told if that fails.
  pool.on('error', () => undefined);
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  await migrate(db, 'postgres').catch(async (error: unknown) => {
    await db.destroy();
    throw error;
  });

  const { prepare } = newRunner(pool);
  const appends = postgresAppends({ db, prepare, now, window });
  return databaseStore(
    {
      db,
      reading: prepare,
      writing: prepare,
      append: appends.append,
      close: async () => {
        await appends.empty();
        await db.destroy();
      },
    },
    now,
  );
}

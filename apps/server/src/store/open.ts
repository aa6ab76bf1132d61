// Which store the operator has chosen: PostgreSQL by its address, else SQLite in the data folder.

import type { StoreOptions } from './database-store.ts';
import { openPostgres } from './postgres.ts';
import { openSqlite } from './sqlite.ts';
import type { Store } from './store.ts';

export type StoreChoice = StoreOptions & {
  /** `DATABASE_URL`: `postgres://user:password@host/name`. */
  readonly databaseUrl?: string | undefined;
  /** Where SQLite keeps its file; made when it is not there. */
  readonly dataFolder: string;
};

export const openStore = ({ databaseUrl, dataFolder, ...options }: StoreChoice): Promise<Store> =>
  databaseUrl ? openPostgres(databaseUrl, options) : openSqlite(dataFolder, options);

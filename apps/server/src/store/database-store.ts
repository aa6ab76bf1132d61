// A store on a database: everything that both engines do in the same way.

import type { Kysely } from 'kysely';
import { returnCodeQueries, sessionQueries, tableQueries, upkeepQueries } from './queries.ts';
import type { Arguments, Query } from './query.ts';
import type { Schema } from './schema.ts';
import { type Append, type Appended, NotKept, type Store } from './store.ts';

/** Runs one prepared query. */
export type Run<Row> = (given: Arguments) => Promise<readonly Row[]>;

/** What differs between the engines. */
export type Engine = {
  readonly db: Kysely<Schema>;
  readonly reading: <Row>(query: Query<Row>) => Run<Row>;
  /** In a transaction of its own or of a group; resolves after the commit, rejects with `NotKept`. */
  readonly writing: <Row>(query: Query<Row>) => Run<Row>;
  readonly append: (what: Append) => Promise<Appended>;
  readonly close: () => Promise<void>;
};

export type StoreOptions = {
  /** Milliseconds since 1970. */
  readonly now?: () => number;
  /** Milliseconds for which appends are collected before they are written together, 0 to 50. */
  readonly window?: number;
};

/** Milliseconds between two marks that a session is used: a mark is a write, and somebody who plays is asked for often. */
const MARK_EVERY = 3_600_000;

/** What an append may need on the disk, and more; characters. */
const ROOM = 'x'.repeat(65_536);

/** Tables that are forgotten in one go: few enough that nobody who plays has to wait for it. */
const FORGET_AT_ONCE = 10;

function sessions(engine: Engine, now: () => number): Pick<Store, 'personOf' | 'keepSession'> {
  const queries = sessionQueries(engine.db);
  const session = engine.reading(queries.session);
  const keep = engine.writing(queries.keepSession);
  const mark = engine.writing(queries.markSession);

  async function markUsed(tokenHash: string): Promise<void> {
    try {
      await mark({ tokenHash, now: now() });
    } catch (error) {
      // Who cannot be marked can be known all the same; the next use marks again.
      if (!(error instanceof NotKept)) throw error;
    }
  }

  return {
    async personOf(tokenHash) {
      const [found] = await session({ tokenHash });
      if (found && Math.abs(now() - found.used) > MARK_EVERY) await markUsed(tokenHash);
      return found?.person;
    },
    async keepSession(tokenHash, person) {
      await keep({ tokenHash, person, now: now() });
    },
  };
}

function returnCodes(engine: Engine): Pick<Store, 'keepReturnCode' | 'returnCode' | 'useReturnCode'> {
  const queries = returnCodeQueries(engine.db);
  const keep = engine.writing(queries.keepReturnCode);
  const find = engine.reading(queries.returnCode);
  const use = engine.writing(queries.useReturnCode);
  return {
    async keepReturnCode(codeHash, { table, person }) {
      await keep({ codeHash, table, person });
    },
    async returnCode(codeHash) {
      const [found, another] = await find({ codeHash });
      return another === undefined ? found : undefined;
    },
    async useReturnCode(codeHash) {
      const [found, another] = await use({ codeHash });
      return another === undefined ? found : undefined;
    },
  };
}

function forgetting(engine: Engine): Pick<Store, 'forget'> {
  const queries = upkeepQueries(engine.db);
  const oldTables = engine.reading(queries.oldTables);
  const forgetTable = engine.writing(queries.forgetTable);
  const forgetSessions = engine.writing(sessionQueries(engine.db).forgetSessions);
  return {
    async forget(before) {
      const old = await oldTables({ before });
      let forgotten = 0;
      for (let first = 0; first < old.length; first += FORGET_AT_ONCE) {
        const some = old.slice(first, first + FORGET_AT_ONCE);
        const gone = await Promise.all(some.map(({ table_id }) => forgetTable({ table: table_id, before })));
        forgotten += gone.flat().length;
      }
      await forgetSessions({ before });
      return forgotten;
    },
  };
}

function reading(engine: Engine): Pick<Store, 'entries' | 'secrets' | 'answer' | 'tablesOf'> {
  const queries = tableQueries(engine.db);
  const entries = engine.reading(queries.entries);
  const secrets = engine.reading(queries.secrets);
  const answer = engine.reading(queries.answer);
  const tablesOf = engine.reading(queries.tablesOf);
  return {
    entries: async (table, from) => (await entries({ table, from })).map(({ entry }) => entry),
    secrets: (table) => secrets({ table }),
    answer: async (table, id) => (await answer({ table, id }))[0]?.text,
    tablesOf: (person) => tablesOf({ person }),
  };
}

function readiness(engine: Engine): Pick<Store, 'isReady'> {
  const probe = engine.writing(upkeepQueries(engine.db).probe);
  return {
    async isReady() {
      try {
        await probe({ filling: ROOM });
        await probe({ filling: '' });
        return true;
      } catch (error) {
        if (error instanceof NotKept) return false;
        throw error;
      }
    },
  };
}

export function databaseStore(engine: Engine, now: () => number): Store {
  return {
    append: engine.append,
    ...reading(engine),
    ...sessions(engine, now),
    ...returnCodes(engine),
    ...forgetting(engine),
    ...readiness(engine),
    close: engine.close,
  };
}

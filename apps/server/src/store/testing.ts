/** A store under test, a clock that only the test moves, and names that nobody else has used. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe } from 'vitest';
import { startPostgres } from '../testing/postgres.ts';
import { openMemoryStore } from './memory.ts';
import { openPostgres } from './postgres.ts';
import { openSqlite } from './sqlite.ts';
import type { Append, Store } from './store.ts';

export const MINUTE = 60_000;
export const HOUR = 3_600_000;
export const DAY = 24 * HOUR;

/** What a test works with. `clock`: milliseconds since 1970. */
export type Bench = { readonly store: Store; clock: number };

type Opening = { readonly now: () => number };

/** An engine that is there; `stop` ends what was started for it. */
type Engine = { readonly open: (opening: Opening) => Promise<Store>; readonly stop?: () => Promise<void> };

/** An empty folder for one test. */
export const newFolder = (): string => mkdtempSync(join(tmpdir(), 'minibridge-store-'));

/** How to get each engine; absent where it is not installed. */
const ENGINES: Record<string, () => Promise<Engine | undefined>> = {
  memory: async () => ({ open: async ({ now }) => openMemoryStore({ now }) }),
  SQLite: async () => {
    const folder = newFolder();
    return { open: (opening) => openSqlite(folder, opening), stop: async () => rmSync(folder, { recursive: true }) };
  },
  PostgreSQL: async () => {
    const postgres = await startPostgres();
    return postgres && { open: (opening) => openPostgres(postgres.url, opening), stop: async () => postgres.stop() };
  },
};

/** Runs `suite` on each engine, with one store for the whole of it. */
export function describeEachStore(what: string, suite: (bench: Bench) => void): void {
  describe.each(Object.keys(ENGINES))(`${what}: %s`, (name) => {
    let engine: Engine | undefined;
    let opened: Store | undefined;
    const bench = {
      clock: 0,
      get store(): Store {
        if (!opened) throw new Error(`${name} is not open`);
        return opened;
      },
    };
    beforeAll(async () => {
      engine = await ENGINES[name]?.();
      opened = await engine?.open({ now: () => bench.clock });
    });
    afterAll(async () => {
      await opened?.close();
      await engine?.stop?.();
    });
    beforeEach(({ skip }) => {
      if (!engine) skip(`${name} is not installed here`);
      bench.clock = 400 * DAY;
    });
    suite(bench);
  });
}

let fresh = 0;
/** A name that no other test of this run has used. */
export const newName = (of: string): string => `${of}-${fresh++}`;

/** One entry for `table`, and what `more` says. */
export const append = (table: string, expected: number, more: Partial<Append> = {}): Append => ({
  table,
  expected,
  entries: ['{"n":1}'],
  ...more,
});

// What PostgreSQL brings besides: several processes, and a database that goes away and comes back.

import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Postgres, startPostgres } from '../testing/postgres.ts';
import { openPostgres } from './postgres.ts';
import { NotKept, type Store } from './store.ts';
import { append, newName } from './testing.ts';

describe('PostgreSQL', () => {
  let postgres: Postgres | undefined;
  let stores: Store[] = [];

  beforeAll(async () => {
    postgres = await startPostgres();
    // Three processes that start at once on an empty database.
    if (postgres)
      stores = await Promise.all([postgres.url, postgres.url, postgres.url].map((url) => openPostgres(url)));
  });
  afterAll(async () => {
    await Promise.all(stores.map((store) => store.close()));
    postgres?.stop();
  });
  beforeEach(({ skip }) => {
    if (!postgres) skip('PostgreSQL is not installed here');
  });

  const of = (process: number): Store => {
    const store = stores[process];
    if (!store) throw new Error(`no process ${process}`);
    return store;
  };

  /** As an operator does it. */
  const carryOut = async (statement: string): Promise<void> => {
    const client = new pg.Client({ connectionString: postgres?.url });
    await client.connect();
    await client.query(statement);
    await client.end();
  };

  test('of processes in a race, one is kept each round, at many tables at once', async () => {
    const tables = Array.from({ length: 12 }, () => newName('table'));
    for (let round = 0; round < 8; round += 1) {
      // Each process asks in another order.
      const race = [tables, tables.toReversed(), [...tables.slice(6), ...tables.slice(0, 6)]].flatMap(
        (order, process) =>
          order.map(async (table) => ({
            table,
            verdict: await of(process).append(append(table, round, { entries: [`"${process}"`] })),
          })),
      );
      const verdicts = await Promise.all(race);
      const kept = verdicts.filter(({ verdict }) => verdict === 'kept').map(({ table }) => table);
      expect(kept.toSorted()).toEqual(tables.toSorted());
    }
    for (const table of tables) expect(await of(0).entries(table, 0)).toHaveLength(8);
  });

  test('a command that comes to all processes at once is kept once', async () => {
    for (let round = 0; round < 10; round += 1) {
      const table = newName('table');
      await of(0).append(append(table, 0));
      const what = append(table, 1, { entries: [], answer: { id: 'command-1', text: 'answer' } });
      const verdicts = await Promise.all(stores.map((store) => store.append(what)));
      expect(verdicts.toSorted()).toEqual(['kept', 'repeated', 'repeated']);
    }
  });

  test('of processes that use a return code, one gets it', async () => {
    const [table, code] = [newName('table'), newName('code')];
    await of(0).append(append(table, 0));
    await of(0).keepReturnCode(code, { table, person: 'anna' });
    const got = await Promise.all(stores.map((store) => store.useReturnCode(code)));
    expect(got.filter((each) => each !== undefined)).toEqual([{ table, person: 'anna' }]);
  });

  test('an append that cannot be kept spoils no other of its window', async () => {
    const [good, bad, another] = [newName('table'), newName('table'), newName('table')];
    const verdicts = await Promise.allSettled([
      of(0).append(append(good, 0)),
      of(0).append(append(bad, 0, { secrets: [{ deal: Number.NaN, text: 'no deal' }] })),
      of(0).append(append(another, 0)),
    ]);
    expect(verdicts.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(await of(0).entries(good, 0)).toHaveLength(1);
    expect(await of(0).entries(bad, 0)).toEqual([]);
  });

  test.each([
    ['53100', 'no room on the disk'],
    ['58030', 'the disk does not answer'],
    ['25006', 'read only'],
  ])('%s, %s: nothing is kept, and reading goes on', async (code) => {
    const table = newName('table');
    await of(0).append(append(table, 0));
    await carryOut(`
      create function refuse() returns trigger language plpgsql as
        $$ begin raise exception 'refused' using errcode = '${code}'; end $$;
      create trigger refuse before insert on entries execute function refuse()`);
    const refused = of(0).append(append(table, 1, { answer: { id: 'command-1', text: 'answer' } }));
    await expect(refused).rejects.toThrow(NotKept);
    expect(await of(0).entries(table, 0)).toHaveLength(1);
    await carryOut('drop function refuse cascade');
    expect(await of(0).append(append(table, 1, { answer: { id: 'command-1', text: 'answer' } }))).toBe('kept');
  });

  test('a restart of the database: refused meanwhile, then by itself as before', async () => {
    const table = newName('table');
    await Promise.all(stores.map((store) => store.append(append(table, 0))));
    await postgres?.restart(async () => {
      await expect(of(0).append(append(table, 1))).rejects.toThrow(NotKept);
      await expect(of(1).entries(table, 0)).rejects.toThrow(NotKept);
      expect(await of(2).isReady()).toBe(false);
    });
    await vi.waitUntil(() => of(0).isReady());
    expect(await of(0).append(append(table, 1))).toBe('kept');
    expect(await of(1).append(append(table, 2))).toBe('kept');
    expect(await of(2).entries(table, 0)).toHaveLength(3);
  });

  test('appends while connections break: what is kept is there, once and in order', async () => {
    const table = newName('table');
    const kept: string[] = [];
    const breakAll = `select pg_terminate_backend(pid) from pg_stat_activity
      where pid <> pg_backend_pid() and backend_type = 'client backend'`;
    for (let n = 0; n < 60; n += 1) {
      const breaking = n % 20 === 10 ? carryOut(breakAll) : undefined;
      const expected = await vi.waitFor(async () => (await of(0).entries(table, 0)).length, { timeout: 20_000 });
      const what = append(table, expected, { entries: [`"${n}"`] });
      const verdict = await of(n % 3)
        .append(what)
        .catch(() => 'lost');
      if (verdict === 'kept') kept.push(`"${n}"`);
      await breaking;
    }
    const entries = await of(1).entries(table, 0);
    expect(entries.filter((entry) => kept.includes(entry))).toEqual(kept);
    expect(new Set(entries).size).toBe(entries.length);
    expect(kept.length).toBeGreaterThan(30);
  });

  test('a database that is not there is told at the start', async () => {
    await expect(openPostgres('postgres://minibridge@127.0.0.1:1/minibridge')).rejects.toThrow();
  });
});

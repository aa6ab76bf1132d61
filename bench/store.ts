// What it costs to keep an entry: processor time of this process for each append, with few and with many who write at once.
// Each writer has a table of its own and waits for its answer, as tables do. PostgreSQL too where it is installed; its own time is not in the figures.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openPostgres } from '../apps/server/src/store/postgres.ts';
import { openSqlite } from '../apps/server/src/store/sqlite.ts';
import type { Store } from '../apps/server/src/store/store.ts';
import { startPostgres } from '../apps/server/src/testing/postgres.ts';

/** Milliseconds that one figure is measured, after the warming up. */
const DURATION = 4000;
const WARM_UP = 1000;
const WRITERS = [1, 50, 200];

/** As long as a card played and its answer usually are. */
const ENTRY = '{"type":"onBoard","event":{"type":"cardPlayed","seat":"W","card":"HQ"},"by":3}';
const ANSWER = '{"seen":137}';

let fresh = 0;

/** One table, whose writer appends as soon as it has its answer, until `end`; the milliseconds that each answer took. */
async function write(store: Store, end: number): Promise<readonly number[]> {
  const table = `T${fresh++}`;
  const waits: number[] = [];
  for (let expected = 0; performance.now() < end; expected += 1) {
    const start = performance.now();
    const answer = { id: `c${process.pid}-${expected}`, text: ANSWER };
    const appended = await store.append({ table, expected, entries: [ENTRY], answer });
    if (appended !== 'kept') throw new Error(`an append alone at its table: ${appended}`);
    waits.push(performance.now() - start);
  }
  return waits;
}

const writeAll = async (store: Store, writers: number, duration: number): Promise<readonly number[]> => {
  const end = performance.now() + duration;
  return (await Promise.all(Array.from({ length: writers }, () => write(store, end)))).flat();
};

function print(metric: string, value: number, unit: string): void {
  console.log(JSON.stringify({ bench: 'store', metric, value: Number(value.toPrecision(3)), unit }));
}

async function measure(name: string, store: Store): Promise<void> {
  for (const writers of WRITERS) {
    await writeAll(store, writers, WARM_UP);
    const start = process.cpuUsage();
    const waits = [...(await writeAll(store, writers, DURATION))].sort((a, b) => a - b);
    const { user, system } = process.cpuUsage(start);
    const of = `${name}, ${writers} ${writers === 1 ? 'writer' : 'writers'}`;
    print(`processor time of an append, ${of}`, (user + system) / waits.length, 'µs');
    print(`appends, ${of}`, (waits.length * 1000) / DURATION, 'appends/s');
    print(`until an append is kept, half of them, ${of}`, waits[Math.floor(waits.length / 2)] ?? 0, 'ms');
    print(`until an append is kept, 99 in 100, ${of}`, waits[Math.floor(waits.length * 0.99)] ?? 0, 'ms');
  }
}

async function measureSqlite(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'minibridge-bench-'));
  const store = await openSqlite(folder);
  await measure('SQLite', store);
  await store.close();
  rmSync(folder, { recursive: true });
}

async function measurePostgres(): Promise<void> {
  const postgres = await startPostgres({ isDurable: true });
  if (!postgres) {
    console.error('PostgreSQL is not installed here.');
    return;
  }
  const store = await openPostgres(postgres.url);
  await measure('PostgreSQL', store);
  await store.close();
  postgres.stop();
}

await measureSqlite();
await measurePostgres();

// The server is killed at a random moment: every acknowledged append is there, once, and the table goes on from it.

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Bundled, bundled } from '../testing/bundled.ts';
import { openSqlite } from './sqlite.ts';
import type { Store } from './store.ts';
import { newFolder } from './testing.ts';

/** How often the process is killed; STORE_KILLS=100 for the long run. */
const KILLS = Number(process.env.STORE_KILLS ?? 5);

/** Milliseconds of writing before the kill, at most. */
const LIFE = 250;

let appender: Bundled;

type Acknowledged = { readonly table: string; readonly seq: number; readonly id: string };

/** Lets the appender write for a random time and kills it; what it has acknowledged. */
async function writeAndDie(folder: string, run: number): Promise<readonly Acknowledged[]> {
  const writer = spawn(process.execPath, [appender.main, folder, String(run)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(writer, 'exit');
  const acknowledged: Acknowledged[] = [];
  let isDoomed = false;
  for await (const line of createInterface(writer.stdout)) {
    const [table = '', seq, id = ''] = line.split(' ');
    acknowledged.push({ table, seq: Number(seq), id });
    if (!isDoomed) setTimeout(() => writer.kill('SIGKILL'), Math.random() * LIFE);
    isDoomed = true;
  }
  expect(await ended).toEqual([null, 'SIGKILL']);
  return acknowledged;
}

async function expectKept(store: Store, { table, seq, id }: Acknowledged): Promise<void> {
  expect((await store.entries(table, seq))[0]).toBe(`"${id}"`);
  expect(await store.answer(table, id)).toBe(String(seq));
}

/** Nothing is half there: each entry once, with its answer and its secret. */
async function expectWhole(store: Store, table: string): Promise<void> {
  const entries = await store.entries(table, 0);
  expect(new Set(entries).size).toBe(entries.length);
  const secrets = await store.secrets(table);
  expect(secrets.map(({ text }) => `"${text}"`)).toEqual(entries);
}

beforeAll(() => {
  appender = bundled('src/testing/appender.ts', 'appender.mjs');
});

const folder = newFolder();
afterAll(() => {
  rmSync(folder, { recursive: true });
  appender.remove();
});

test(`killed ${KILLS} times while it writes`, { timeout: 120_000 + KILLS * 15_000 }, async () => {
  const all: Acknowledged[] = [];
  for (let run = 0; run < KILLS; run += 1) {
    const acknowledged = await writeAndDie(folder, run);
    expect(acknowledged.length).toBeGreaterThan(0);
    all.push(...acknowledged);
    const store = await openSqlite(folder);
    for (const table of new Set(all.map((each) => each.table))) await expectWhole(store, table);
    await store.close();
  }
  const store = await openSqlite(folder);
  for (const each of all) await expectKept(store, each);
  await store.close();
});

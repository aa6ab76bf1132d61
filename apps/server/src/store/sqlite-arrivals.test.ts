// Entries and answers arrive in one list and are moved to their places: whatever happens in between, each is there once.

import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import Database from 'better-sqlite3';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { FILE, openSqlite } from './sqlite.ts';
import type { Store } from './store.ts';
import { append, DAY, newFolder } from './testing.ts';

let folder: string;
let now: number;
let store: Store;

const open = () => openSqlite(folder, { window: 0, now: () => now });

beforeEach(async () => {
  folder = newFolder();
  now = 400 * DAY;
  store = await open();
});

afterEach(async () => {
  await store.close();
  rmSync(folder, { recursive: true });
});

/** Looks into the file past the store. */
function count(table: 'arrivals' | 'entries' | 'answers'): number {
  const file = new Database(join(folder, FILE), { readonly: true });
  const { rows } = file.prepare<[], { rows: number }>(`select count(*) as rows from ${table}`).get() ?? { rows: -1 };
  file.close();
  return rows;
}

const entryOf = (seq: number): string => `"${seq}"`;
const answerOf = (seq: number) => ({ id: `command-${seq}`, text: `answer ${seq}` });

/** Entries `from` to `to`, the last one excluded, each with its answer. */
async function play(table: string, from: number, to: number): Promise<void> {
  for (let seq = from; seq < to; seq += 1) {
    expect(await store.append(append(table, seq, { entries: [entryOf(seq)], answer: answerOf(seq) }))).toBe('kept');
  }
}

async function expectWhole(table: string, entries: number): Promise<void> {
  expect(await store.entries(table, 0)).toEqual(Array.from({ length: entries }, (_, seq) => entryOf(seq)));
  expect(await store.entries(table, entries - 1)).toEqual([entryOf(entries - 1)]);
  for (let seq = 0; seq < entries; seq += 1) expect(await store.answer(table, `command-${seq}`)).toBe(`answer ${seq}`);
  expect(await store.append(append(table, entries, { answer: answerOf(entries - 1) }))).toBe('repeated');
  expect(await store.append(append(table, entries - 1))).toBe('conflict');
}

describe('what has arrived', () => {
  test('is read like what is in its place', async () => {
    await play('T', 0, 5);
    expect([count('entries'), count('arrivals')]).toEqual([1, 4]);
    await expectWhole('T', 5);
  });

  test('is moved when it is much', async () => {
    await play('T', 0, 40);
    await play('quiet', 0, 2);
    // Those that came after the look at what is due may wait on.
    await vi.waitFor(() => expect(count('entries')).toBeGreaterThan(16), { timeout: 20_000 });
    await expectWhole('T', 40);
    await play('T', 40, 42);
    await expectWhole('T', 42);
    await expectWhole('quiet', 2);
  });

  test('is moved when it has waited for long, and the list is empty then', async () => {
    await play('T', 0, 3);
    now += 31_000;
    await vi.waitFor(() => expect(count('arrivals')).toBe(0), { timeout: 20_000 });
    expect([count('entries'), count('answers')]).toEqual([3, 3]);
    await expectWhole('T', 3);
  });

  test('is moved when the store is closed', async () => {
    await play('T', 0, 3);
    await store.close();
    expect([count('entries'), count('arrivals')]).toEqual([3, 0]);
  });
});

/** Leaves the file as a killed process does: whatever is in the list stays there. */
async function killed(): Promise<void> {
  const copy = newFolder();
  const file = new Database(join(folder, FILE), { readonly: true });
  await file.backup(join(copy, FILE));
  file.close();
  await store.close();
  rmSync(folder, { recursive: true });
  folder = copy;
  store = await open();
}

describe('after a killed process', () => {
  test('what had arrived is in its place', async () => {
    await play('T', 0, 6);
    expect(count('arrivals')).toBe(5);
    await killed();
    expect(count('arrivals')).toBe(0);
    await expectWhole('T', 6);
    await play('T', 6, 8);
    await expectWhole('T', 8);
  });

  test('what was moved already is not there twice', async () => {
    await play('slow', 0, 2);
    await play('T', 0, 34);
    // The row of the slow table is older, so the rows of the other stay in the list behind it.
    await vi.waitFor(() => expect(count('entries')).toBeGreaterThan(16), { timeout: 20_000 });
    expect(count('arrivals')).toBe(34);
    await killed();
    await expectWhole('T', 34);
    await expectWhole('slow', 2);
  });

  test('a table that was forgotten does not come back', async () => {
    await play('T', 0, 3);
    const file = new Database(join(folder, FILE));
    file.pragma('foreign_keys = ON');
    file.exec(`delete from tables where table_id = 'T'`);
    file.close();
    await killed();
    expect(count('arrivals')).toBe(0);
    expect(await store.entries('T', 0)).toEqual([]);
    expect(await store.append(append('T', 0))).toBe('kept');
  });
});

test('a table that is forgotten takes with it what had arrived', async () => {
  await play('T', 0, 3);
  now += 10 * DAY;
  expect(await store.forget(now - DAY)).toBe(1);
  expect([count('entries'), count('arrivals')]).toEqual([0, 0]);
  expect(await store.append(append('T', 3))).toBe('conflict');
  expect(await store.append(append('T', 0))).toBe('kept');
});

test('a group that is rolled back leaves nothing behind', async () => {
  await play('T', 0, 2);
  const spoilt = { entries: ['"x"'], answer: answerOf(9), secrets: [{ deal: Number.NaN, text: 'no deal' }] };
  await expect(store.append(append('T', 2, spoilt))).rejects.toThrow();
  expect(await store.answer('T', 'command-9')).toBeUndefined();
  await play('T', 2, 4);
  await expectWhole('T', 4);
});

test('while the file cannot be written, what has arrived waits', async () => {
  await play('T', 0, 3);
  const other = new Database(join(folder, FILE));
  other.exec('begin immediate');
  now += 31_000;
  // A look at what is due meets the other's lock, and gives up.
  await wait(1_600);
  other.exec('rollback');
  other.close();
  await vi.waitFor(() => expect(count('arrivals')).toBe(0), { timeout: 20_000 });
  await expectWhole('T', 3);
});

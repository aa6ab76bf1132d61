// What SQLite brings besides: one file, and a disk that fills up.

import { spawnSync } from 'node:child_process';
import { existsSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { afterEach, describe, expect, test } from 'vitest';
import { FILE, openSqlite, type SqliteOptions } from './sqlite.ts';
import { NotKept, type Store } from './store.ts';
import { append, newFolder } from './testing.ts';

let leaving: (() => unknown)[] = [];
afterEach(async () => {
  for (const leave of leaving.toReversed()) await leave();
  leaving = [];
});

const folderOfTest = (): string => {
  const folder = newFolder();
  leaving.push(() => rmSync(folder, { recursive: true }));
  return folder;
};

const open = async (folder: string, options?: SqliteOptions): Promise<Store> => {
  const store = await openSqlite(folder, options);
  leaving.push(() => store.close());
  return store;
};

test('the folder is made, for its owner alone', async () => {
  const folder = join(folderOfTest(), 'new', 'data');
  await open(folder);
  expect(existsSync(join(folder, FILE))).toBe(true);
  expect(statSync(folder).mode & 0o777).toBe(0o700);
});

test('what was kept is there when it is opened again', async () => {
  const folder = folderOfTest();
  const store = await openSqlite(folder);
  const asked = Array.from({ length: 50 }, (_, n) => store.append(append(`T${n}`, 0)));
  // Closing writes first what was asked before.
  await store.close();
  expect(new Set(await Promise.all(asked))).toEqual(new Set(['kept']));
  const again = await open(folder);
  for (let n = 0; n < 50; n += 1) expect(await again.entries(`T${n}`, 0)).toHaveLength(1);
});

test('each commit is on the disk when it returns', async () => {
  const folder = folderOfTest();
  await open(folder);
  const file = new Database(join(folder, FILE), { readonly: true });
  expect(file.pragma('journal_mode', { simple: true })).toBe('wal');
  file.close();
});

test('appends of one window are one commit', async () => {
  const folder = folderOfTest();
  const store = await open(folder, { window: 10 });
  const size = () => statSync(`${join(folder, FILE)}-wal`).size;
  await store.append(append('T', 0, { entries: ['"one"'] }));
  const before = size();
  await Promise.all(Array.from({ length: 40 }, (_, n) => store.append(append('T', n + 1))));
  // Forty commits would have written each changed page forty times.
  expect(size() - before).toBeLessThan(12 * 4096);
});

test('an append that cannot be kept spoils no other of its window', async () => {
  const store = await open(folderOfTest());
  const verdicts = await Promise.allSettled([
    store.append(append('good', 0)),
    store.append(append('bad', 0, { secrets: [{ deal: Number.NaN, text: 'no deal' }] })),
    store.append(append('good', 0)),
    store.append(append('good', 1)),
  ]);
  expect(verdicts.map((each) => (each.status === 'fulfilled' ? each.value : each.status))).toEqual([
    'kept',
    'rejected',
    'conflict',
    'kept',
  ]);
  expect(await store.entries('bad', 0)).toEqual([]);
});

test('a file of a newer server is refused, not spoiled', async () => {
  const folder = folderOfTest();
  await (await openSqlite(folder)).close();
  const file = new Database(join(folder, FILE));
  file.exec(`insert into kysely_migration values ('9999-later', '2026-01-01')`);
  file.close();
  await expect(openSqlite(folder)).rejects.toThrow('9999-later');
});

test('a file that is none of SQLite is refused', async () => {
  const folder = folderOfTest();
  writeFileSync(join(folder, FILE), 'a letter to grandmother, '.repeat(100));
  await expect(openSqlite(folder)).rejects.toThrow('not a database');
});

/** Appends of 100,000 characters until there is no room; how many were kept. */
async function fill(store: Store): Promise<number> {
  for (let kept = 0; ; kept += 1) {
    const what = append('T', kept, { entries: ['x'.repeat(100_000)], answer: { id: `c${kept}`, text: 'answer' } });
    const verdict = await store.append(what).catch((error: unknown) => error);
    if (verdict instanceof NotKept) return kept;
    expect(verdict).toBe('kept');
  }
}

/** Nothing of what was refused is there, everything else is, and people are known. */
async function expectReading(store: Store, kept: number): Promise<void> {
  expect(await store.entries('T', 0)).toHaveLength(kept);
  expect(await store.answer('T', `c${kept - 1}`)).toBe('answer');
  expect(await store.answer('T', `c${kept}`)).toBeUndefined();
  expect(await store.personOf('hash')).toBe('anna');
}

describe('a full disk: writing is refused, reading goes on', () => {
  test('a file that may not grow', async () => {
    const folder = folderOfTest();
    const day = 86_400_000;
    let now = 100 * day;
    const store = await open(folder, { pages: 200, now: () => now });
    await store.keepSession('hash', 'anna');
    const kept = await fill(store);
    now += day;
    await expectReading(store, kept);
    expect(await store.isReady()).toBe(false);
    await expect(store.append(append('T', kept, { entries: ['x'.repeat(100_000)] }))).rejects.toThrow(NotKept);
    // Room again: the operator has deleted something.
    await store.close();
    const again = await open(folder, { now: () => now });
    expect(await again.isReady()).toBe(true);
    expect(await again.append(append('T', kept))).toBe('kept');
  });

  test('a disk of two megabytes', async ({ skip }) => {
    const folder = folderOfTest();
    if (spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=2m', 'tmpfs', folder]).status !== 0) {
      skip('a small disk can only be made by root');
    }
    leaving.push(() => spawnSync('umount', [folder]));
    const stone = join(folder, 'stone');
    writeFileSync(stone, Buffer.alloc(500_000));
    const store = await open(folder);
    await store.keepSession('hash', 'anna');
    const kept = await fill(store);
    expect(kept).toBeGreaterThan(2);
    await expectReading(store, kept);
    expect(await store.isReady()).toBe(false);
    await store.close();
    const restarted = await open(folder);
    await expectReading(restarted, kept);
    expect(await restarted.isReady()).toBe(false);
    rmSync(stone);
    expect(await restarted.isReady()).toBe(true);
    expect(await restarted.append(append('T', kept, { answer: { id: `c${kept}`, text: 'answer' } }))).toBe('kept');
    await restarted.close();
    expect(await (await open(folder)).entries('T', 0)).toHaveLength(kept + 1);
  });
});

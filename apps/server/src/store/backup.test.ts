import { copyFileSync, existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type BackupRefusal, backup, restore } from './backup.ts';
import { FILE, openSqlite } from './sqlite.ts';
import { append, newFolder } from './testing.ts';

let place: string;
let data: string;
let copy: string;

beforeEach(() => {
  place = newFolder();
  data = join(place, 'data');
  copy = join(place, 'copies', 'monday.db');
});
afterEach(() => rmSync(place, { recursive: true }));

/** A store in `folder` with `count` entries at table T. */
async function keep(folder: string, count: number): Promise<void> {
  const store = await openSqlite(folder);
  await store.append(append('T', 0, { entries: Array.from({ length: count }, (_, n) => `${n}`) }));
  await store.close();
}

async function entriesIn(folder: string): Promise<number> {
  const store = await openSqlite(folder);
  const { length } = await store.entries('T', 0);
  await store.close();
  return length;
}

const reasonOf = async (result: ReturnType<typeof backup>) => {
  const done = await result;
  return done.ok ? 'done' : done.refusal.reason;
};

describe('backup', () => {
  test('while the server plays on: everything acknowledged before, each append whole', async () => {
    const store = await openSqlite(data);
    let count = 0;
    let isPlaying = true;
    const play = async () => {
      while (isPlaying) {
        await store.append(append('T', count, { entries: ['"a"', '"b"'], answer: { id: `c${count}`, text: '' } }));
        count += 2;
      }
    };
    const playing = play();
    await new Promise((resolve) => setTimeout(resolve, 50));
    const before = count;
    expect(await reasonOf(backup(data, copy))).toBe('done');
    isPlaying = false;
    await playing;
    await store.close();

    const other = join(place, 'other');
    expect(await reasonOf(restore(copy, other))).toBe('done');
    const kept = await entriesIn(other);
    expect(before).toBeGreaterThan(0);
    expect(kept).toBeGreaterThanOrEqual(before);
    expect(kept % 2).toBe(0);
  });

  test('one file and nothing beside it', async () => {
    await keep(data, 1);
    await backup(data, copy);
    expect(readdirSync(join(place, 'copies'))).toEqual(['monday.db']);
  });

  test('nobody else may read it, nor the folder that is made for it', async () => {
    await keep(data, 1);
    await backup(data, copy);
    expect([join(place, 'copies'), copy].map((path) => statSync(path).mode & 0o777)).toEqual([0o700, 0o600]);
  });

  test('what is there is overwritten only when that is said', async () => {
    await keep(data, 1);
    await backup(data, copy);
    expect(await reasonOf(backup(data, copy))).toBe('already-there');
    expect(await reasonOf(backup(data, copy, { overwrite: true }))).toBe('done');
  });

  test('without a store there is none', async () => {
    expect(await reasonOf(backup(data, copy))).toBe('no-such-file');
    expect(existsSync(data)).toBe(false);
  });
});

describe('restore', () => {
  beforeEach(async () => {
    await keep(data, 3);
    await backup(data, copy);
    const store = await openSqlite(data);
    await store.append(append('T', 3));
    await store.close();
  });

  test('what is there is overwritten only when that is said', async () => {
    expect(await reasonOf(restore(copy, data))).toBe('already-there');
    expect(await entriesIn(data)).toBe(4);
    expect(await reasonOf(restore(copy, data, { overwrite: true }))).toBe('done');
    expect(await entriesIn(data)).toBe(3);
    expect(await entriesIn(data)).toBe(3);
  });

  test('not under a server that runs', async () => {
    const store = await openSqlite(data);
    expect(await reasonOf(restore(copy, data, { overwrite: true }))).toBe('in-use');
    expect(await store.append(append('T', 4))).toBe('kept');
    await store.close();
    expect(await entriesIn(data)).toBe(5);
  });

  test('over a store that is damaged', async () => {
    writeFileSync(join(data, FILE), 'coffee '.repeat(1000));
    expect(await reasonOf(restore(copy, data, { overwrite: true }))).toBe('done');
    expect(await entriesIn(data)).toBe(3);
  });

  test('what was copied by hand from a running server, with its log', async () => {
    const store = await openSqlite(data);
    await store.append(append('T', 4));
    const byHand = join(place, 'by-hand.db');
    for (const rest of ['', '-wal']) copyFileSync(join(data, FILE) + rest, byHand + rest);
    await store.close();
    expect(await reasonOf(restore(byHand, join(place, 'other')))).toBe('done');
    expect(await entriesIn(join(place, 'other'))).toBe(5);
  });

  const damage = (offset: number) => {
    const bytes = readFileSync(copy);
    bytes.fill(0xa5, offset, offset + 2000);
    writeFileSync(copy, bytes);
  };
  const otherProgram = () => {
    rmSync(copy);
    const file = new Database(copy);
    file.exec('create table recipes (cake text)');
    file.close();
  };

  test.each<[string, () => void, BackupRefusal['reason']]>([
    ['no file', () => rmSync(copy), 'no-such-file'],
    ['a letter', () => writeFileSync(copy, 'dear grandmother '.repeat(100)), 'damaged'],
    ['an empty file', () => writeFileSync(copy, ''), 'not-ours'],
    ['half of it', () => writeFileSync(copy, readFileSync(copy).subarray(0, 10_000)), 'damaged'],
    ['damaged at its beginning', () => damage(0), 'damaged'],
    ['damaged inside', () => damage(3 * 4096), 'damaged'],
    ['a file of another program', otherProgram, 'not-ours'],
  ])('%s is refused, and the store stays', async (_, spoil, reason) => {
    spoil();
    expect(await reasonOf(restore(copy, data, { overwrite: true }))).toBe(reason);
    expect(await entriesIn(data)).toBe(4);
    expect(readdirSync(data)).toEqual([FILE]);
  });
});

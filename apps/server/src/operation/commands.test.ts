import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Environment } from '../settings.ts';
import { FILE, openSqlite } from '../store/sqlite.ts';
import { append, newFolder } from '../store/testing.ts';
import { carryOut } from './commands.ts';

let place: string;
let data: string;
let copy: string;

beforeEach(async () => {
  place = newFolder();
  [data, copy] = [join(place, 'data'), join(place, 'monday.db')];
  const store = await openSqlite(data);
  await store.append(append('T', 0));
  await store.close();
});
afterEach(() => rmSync(place, { recursive: true }));

const run = (...args: string[]) => carryOut(args, { DATA_DIR: data });

test('a copy is made, and put back', async () => {
  expect(await run('backup', copy)).toEqual({ code: 0, sentence: `Everything is copied to ${copy}.` });
  rmSync(data, { recursive: true });
  const file = join(data, FILE);
  expect(await run('restore', copy)).toEqual({ code: 0, sentence: `${file} is now as ${copy}. Start the server.` });
  const store = await openSqlite(data);
  expect(await store.entries('T', 0)).toHaveLength(1);
  await store.close();
});

test('what is there is replaced only when that is said', async () => {
  await run('backup', copy);
  expect(await run('backup', copy)).toEqual({
    code: 1,
    sentence: `${copy} is there already; add --overwrite to replace it.`,
  });
  expect(await run('backup', '--overwrite', copy)).toMatchObject({ code: 0 });
  expect(await run('restore', copy)).toMatchObject({ code: 1 });
  expect(await run('restore', copy, '--overwrite')).toMatchObject({ code: 0 });
});

test('not under a server that runs', async () => {
  await run('backup', copy);
  const store = await openSqlite(data);
  const ending = await run('restore', copy, '--overwrite');
  await store.close();
  expect(ending).toEqual({ code: 1, sentence: `A server is using ${join(data, FILE)}; stop it first.` });
});

test.each([
  ['no file', () => undefined, /^There is no file .*monday\.db\.$/],
  ['a letter', () => writeFileSync(copy, 'dear grandmother '.repeat(100)), /monday\.db is damaged \(.+\); nothing was/],
  ['nothing in it', () => writeFileSync(copy, ''), /monday\.db was not made by this program; nothing was changed\.$/],
])('a backup that is none: %s', async (_, make, sentence) => {
  make();
  const ending = await run('restore', copy, '--overwrite');
  expect(ending).toMatchObject({ code: 1, sentence: expect.stringMatching(sentence) });
  expect(existsSync(join(data, FILE))).toBe(true);
});

test('a folder that cannot be made is told in a sentence', async () => {
  writeFileSync(copy, '');
  const ending = await run('backup', join(copy, 'below', 'a-file.db'));
  expect(ending).toMatchObject({ code: 1, sentence: expect.stringMatching(/^It could not be written: ENOTDIR/) });
});

test.each([
  [[], 'Name one file: backup PATH, and --overwrite if it may be replaced.'],
  [['one', 'two'], 'Name one file: backup PATH, and --overwrite if it may be replaced.'],
  [['--force'], 'Name one file: backup PATH, and --overwrite if it may be replaced.'],
])('backup %j is a mistake', async (args, sentence) => {
  expect(await run('backup', ...args)).toEqual({ code: 2, sentence });
});

test('with PostgreSQL its own tools are named', async () => {
  const environment = { DATABASE_URL: 'postgres://me@db/minibridge' };
  const [dump, back] = [await carryOut(['backup', copy], environment), await carryOut(['restore', copy], environment)];
  expect(dump).toMatchObject({ code: 2, sentence: expect.stringContaining('use pg_dump') });
  expect(back).toMatchObject({ code: 2, sentence: expect.stringContaining('use pg_restore') });
});

test('a setting that is wrong is named', async () => {
  expect(await carryOut(['backup', copy], { PORT: 'x' })).toMatchObject({
    code: 2,
    sentence: expect.stringContaining('PORT'),
  });
});

const WAYS = '--port N starts the server on a port, backup PATH and restore PATH come first and copy the tables.';

test.each([
  [['backupp', 'x.db'], 'backupp'],
  [['toString'], 'toString'],
  [['4000'], '4000'],
  [['--prot', '4000'], '--prot'],
  [['--port', '4000', 'backup'], 'backup'],
])('%j starts no server', async (args, unknown) => {
  expect(await carryOut(args, {})).toEqual({ code: 2, sentence: `"${unknown}" is not understood: ${WAYS}` });
});

test.each<[readonly string[], Environment]>([
  [[], {}],
  [['--port', '4000'], {}],
  [['--port=4000', '--port', '5000'], {}],
  [['4000'], { npm_config_port: 'true' }],
  [['--port', '4000'], { npm_config_port: 'true' }],
])('%j serves', async (args, environment) => {
  expect(await carryOut(args, environment)).toBeUndefined();
});

import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openStore } from './open.ts';
import { FILE } from './sqlite.ts';
import { newFolder } from './testing.ts';

test.each([undefined, ''])(
  'without the address of a database (%j) it is a file in the data folder',
  async (databaseUrl) => {
    const dataFolder = newFolder();
    const store = await openStore({ databaseUrl, dataFolder });
    expect(existsSync(join(dataFolder, FILE))).toBe(true);
    await store.close();
    rmSync(dataFolder, { recursive: true });
  },
);

test('with one it is that database, and nothing goes into the folder', async () => {
  const dataFolder = newFolder();
  await expect(openStore({ databaseUrl: 'postgres://127.0.0.1:1/minibridge', dataFolder })).rejects.toThrow();
  expect(existsSync(join(dataFolder, FILE))).toBe(false);
  rmSync(dataFolder, { recursive: true });
});

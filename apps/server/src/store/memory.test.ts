import { expect, test } from 'vitest';
import { openMemoryStore } from './memory.ts';
import { NotKept } from './store.ts';

test('a full memory refuses to write and goes on reading', async () => {
  let full = false;
  const store = openMemoryStore({ isFull: () => full });
  await store.append({ table: 'T', expected: 0, entries: ['1'] });
  full = true;
  await expect(store.append({ table: 'T', expected: 1, entries: ['2'] })).rejects.toThrow(NotKept);
  await expect(store.keepSession('hash', 'anna')).rejects.toThrow(NotKept);
  expect(await store.isReady()).toBe(false);
  expect(await store.entries('T', 0)).toEqual(['1']);
  full = false;
  expect(await store.append({ table: 'T', expected: 1, entries: ['2'] })).toBe('kept');
  expect(await store.isReady()).toBe(true);
});

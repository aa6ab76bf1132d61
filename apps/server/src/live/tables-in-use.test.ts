// Tables fall asleep by themselves, also while the process goes on looking at the store.

import { presetRules, seededChance } from '@minibridge/bridge';
import { newCommandId } from '@minibridge/protocol';
import { SETTINGS } from '@minibridge/protocol/testing';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { newHub } from '../bus/in-process.ts';
import { openMemoryStore } from '../store/memory.ts';
import type { Client } from './client.ts';
import { liveTables } from './live-tables.ts';
import { surroundings } from './surroundings.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a table that everybody has left is out of memory within a minute', async () => {
  const tables = liveTables(surroundings({ store: openMemoryStore(), bus: newHub().join() }));
  const client: Client = { send: () => undefined, person: async () => 'anna' };
  const id = newCommandId(seededChance(1));
  const rules = presetRules('mb.site4');
  const code = await tables.open(client, { type: 'openTable', id, rules, settings: SETTINGS, seat: 'S', name: 'Anna' });
  if (code === undefined) throw new Error('no table was opened');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(tables.awake()).toBe(1);

  await tables.leave(client, code);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(tables.awake()).toBe(1);
  await vi.advanceTimersByTimeAsync(40_000);
  expect(tables.awake()).toBe(0);

  // Leaving once more wakes nothing.
  await tables.leave(client, code);
  expect(tables.awake()).toBe(0);
});

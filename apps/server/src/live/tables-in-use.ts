// Which tables are in memory: each is read when somebody needs it and forgotten some time after nobody does.

import { setTimeout as wait } from 'node:timers/promises';
import type { TableCode } from '@minibridge/protocol';
import { busDuties, type Use } from './bus-duties.ts';
import type { LiveTable } from './live-table.ts';
import type { Surroundings } from './surroundings.ts';

type Slot = {
  readonly table: LiveTable;
  readonly ready: Promise<void>;
  isReady: boolean;
  /** How many are at it just now. */
  users: number;
  sleep: ReturnType<typeof setTimeout> | undefined;
};

export type TablesInUse = {
  readonly use: Use;
  /** Whether it is in memory now. */
  readonly isAwake: (code: TableCode) => boolean;
  readonly count: () => number;
  readonly close: () => Promise<void>;
};

type Slots = Map<TableCode, Slot>;

/** Milliseconds between two looks whether everything that was under way is done. */
const CLOSING = 5;

async function forget(slots: Slots, code: TableCode): Promise<void> {
  const slot = slots.get(code);
  clearTimeout(slot?.sleep);
  slots.delete(code);
  await slot?.table.stop();
}

/**
 * One that nobody uses stays a moment, for most people come back at once; a code without a table goes at once.
 * The moment is not begun anew by the looks at the store that go on meanwhile.
 */
function rest(slots: Slots, code: TableCode, sleepAfter: number): void {
  const slot = slots.get(code);
  if (slot === undefined || slot.users > 0) return;
  if (slot.table.room() === undefined) void forget(slots, code);
  else if (slot.table.isIdle()) slot.sleep ??= setTimeout(() => fallAsleep(slots, code, sleepAfter), sleepAfter);
}

function fallAsleep(slots: Slots, code: TableCode, sleepAfter: number): void {
  const slot = slots.get(code);
  if (slot === undefined) return;
  slot.sleep = undefined;
  if (slot.users === 0 && slot.table.isIdle()) void forget(slots, code);
  else rest(slots, code, sleepAfter);
}

function usingSlots(slots: Slots, make: (code: TableCode) => LiveTable, sleepAfter: number): Use {
  function slotOf(code: TableCode): Slot {
    const before = slots.get(code);
    if (before) return before;
    const table = make(code);
    const slot: Slot = { table, ready: table.catchUp(), isReady: false, users: 0, sleep: undefined };
    slots.set(code, slot);
    return slot;
  }

  /** What cannot be read is read anew next time. */
  async function beReady(code: TableCode, slot: Slot): Promise<void> {
    try {
      await slot.ready;
      slot.isReady = true;
    } catch (error) {
      if (slots.get(code) === slot) void forget(slots, code);
      throw error;
    }
  }

  return async (code, work) => {
    const slot = slotOf(code);
    slot.users += 1;
    try {
      if (!slot.isReady) await beReady(code, slot);
      return await work(slot.table);
    } finally {
      slot.users -= 1;
      if (slot.users === 0) rest(slots, code, sleepAfter);
    }
  };
}

export function tablesInUse(make: (code: TableCode) => LiveTable, around: Surroundings): TablesInUse {
  const slots: Slots = new Map();
  const use = usingSlots(slots, make, around.sleepAfter);
  const isBusy = (): boolean => [...slots.values()].some(({ users }) => users > 0);

  const stopDuties = busDuties({
    around,
    use,
    awake: () => [...slots].map(([code, { table }]) => [code, table] as const),
    find: (code) => slots.get(code)?.table,
  });

  return {
    use,
    isAwake: (code) => slots.has(code),
    count: () => slots.size,
    close: async () => {
      stopDuties();
      while (isBusy()) await wait(CLOSING);
      await Promise.allSettled([...slots.keys()].map((code) => forget(slots, code)));
    },
  };
}

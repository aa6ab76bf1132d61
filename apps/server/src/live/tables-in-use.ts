// Which tables are in memory: each is read when somebody needs it and forgotten some time after nobody does.

import type { TableCode } from '@minibridge/protocol';
import { busDuties, type Use } from './bus-duties.ts';
import type { LiveTable } from './live-table.ts';
import type { Surroundings } from './surroundings.ts';

type Slot = {
  readonly table: LiveTable;
  readonly ready: Promise<void>;
  /** How many are at it just now. */
  users: number;
  sleep?: ReturnType<typeof setTimeout>;
};

export type TablesInUse = {
  readonly use: Use;
  readonly count: () => number;
  readonly close: () => Promise<void>;
};

type Slots = Map<TableCode, Slot>;

async function forget(slots: Slots, code: TableCode): Promise<void> {
  const slot = slots.get(code);
  clearTimeout(slot?.sleep);
  slots.delete(code);
  await slot?.table.stop();
}

/** One that nobody uses stays a moment, for most people come back at once; a code without a table goes at once. */
function rest(slots: Slots, code: TableCode, sleepAfter: number): void {
  const slot = slots.get(code);
  if (slot === undefined || slot.users > 0) return;
  clearTimeout(slot.sleep);
  if (slot.table.room() === undefined) void forget(slots, code);
  else if (slot.table.isIdle()) slot.sleep = setTimeout(() => fallAsleep(slots, code, sleepAfter), sleepAfter);
}

function fallAsleep(slots: Slots, code: TableCode, sleepAfter: number): void {
  const slot = slots.get(code);
  if (slot?.users === 0 && slot.table.isIdle()) void forget(slots, code);
  else rest(slots, code, sleepAfter);
}

function usingSlots(slots: Slots, make: (code: TableCode) => LiveTable, sleepAfter: number): Use {
  function slotOf(code: TableCode): Slot {
    const before = slots.get(code);
    if (before) return before;
    const table = make(code);
    const slot: Slot = { table, ready: table.catchUp(), users: 0 };
    slots.set(code, slot);
    return slot;
  }

  return async (code, work) => {
    const slot = slotOf(code);
    slot.users += 1;
    try {
      // What cannot be read is read anew next time.
      await slot.ready.catch((error: unknown) => {
        if (slots.get(code) === slot) void forget(slots, code);
        throw error;
      });
      return await work(slot.table);
    } finally {
      slot.users -= 1;
      rest(slots, code, sleepAfter);
    }
  };
}

export function tablesInUse(make: (code: TableCode) => LiveTable, around: Surroundings): TablesInUse {
  const slots: Slots = new Map();
  const works = new Set<Promise<unknown>>();
  const use = usingSlots(slots, make, around.sleepAfter);

  const tracked: Use = (code, work) => {
    const done = use(code, work);
    works.add(done);
    const ended = (): void => void works.delete(done);
    done.then(ended, ended);
    return done;
  };

  const stopDuties = busDuties({
    around,
    use: tracked,
    awake: () => [...slots].map(([code, { table }]) => [code, table] as const),
    find: (code) => slots.get(code)?.table,
  });

  return {
    use: tracked,
    count: () => slots.size,
    close: async () => {
      stopDuties();
      await Promise.allSettled(works);
      await Promise.allSettled([...slots.keys()].map((code) => forget(slots, code)));
    },
  };
}

// Which tables are in memory: each is read when somebody needs it and forgotten some time after nobody does.

import type { TableCode } from '@minibridge/protocol';
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
  /** Does something with a table that is awake for so long. */
  readonly use: <T>(code: TableCode, work: (table: LiveTable) => Promise<T>) => Promise<T>;
  readonly count: () => number;
  readonly close: () => Promise<void>;
};

/** Milliseconds between two words on who is here, and between two looks at the store while hints may be lost. */
const PRESENCE_EVERY = 15_000;
const LOOK_EVERY = 20_000;
const LOOK_WITHOUT_BUS = 2_000;

export function tablesInUse(
  make: (code: TableCode) => LiveTable,
  { bus, sleepAfter, report }: Surroundings,
): TablesInUse {
  const slots = new Map<TableCode, Slot>();
  const works = new Set<Promise<unknown>>();

  function slotOf(code: TableCode): Slot {
    const before = slots.get(code);
    if (before) return before;
    const table = make(code);
    const slot: Slot = { table, ready: table.catchUp(), users: 0 };
    slots.set(code, slot);
    return slot;
  }

  /** A table without users and followers stays a moment: most people come back at once. One that is none goes at once. */
  function rest(code: TableCode, slot: Slot): void {
    clearTimeout(slot.sleep);
    if (slot.users > 0 || slots.get(code) !== slot) return;
    if (slot.table.room() === undefined) forget(code, slot);
    else if (slot.table.isIdle()) slot.sleep = setTimeout(() => fallAsleep(code, slot), sleepAfter);
  }

  function fallAsleep(code: TableCode, slot: Slot): void {
    if (slot.users > 0) return;
    if (slot.table.isIdle()) forget(code, slot);
    else rest(code, slot);
  }

  function forget(code: TableCode, slot: Slot): void {
    slot.table.stop();
    slots.delete(code);
  }

  async function use<T>(code: TableCode, work: (table: LiveTable) => Promise<T>): Promise<T> {
    const slot = slotOf(code);
    slot.users += 1;
    try {
      await slot.ready;
      return await work(slot.table);
    } catch (error) {
      // What cannot be read is read anew next time.
      if (slot.table.isIdle()) forget(code, slot);
      throw error;
    } finally {
      slot.users -= 1;
      rest(code, slot);
    }
  }

  function tracked<T>(code: TableCode, work: (table: LiveTable) => Promise<T>): Promise<T> {
    const done = use(code, work);
    works.add(done);
    const ended = (): void => void works.delete(done);
    done.then(ended, ended);
    return done;
  }

  /** Something for a table from outside, when nobody waits for its end. */
  function inBackground(code: TableCode, work: (table: LiveTable) => Promise<void>): void {
    tracked(code, work).catch((error: unknown) => report('a table could not go on', error));
  }

  function lookAtStore(): void {
    for (const code of slots.keys()) inBackground(code, (table) => table.catchUp());
  }

  let sinceLook = 0;
  const looking = setInterval(() => {
    sinceLook += LOOK_WITHOUT_BUS;
    if (bus.isConnected() && sinceLook < LOOK_EVERY) return;
    sinceLook = 0;
    lookAtStore();
  }, LOOK_WITHOUT_BUS);
  const telling = setInterval(() => {
    for (const { table } of slots.values()) table.tellPresence();
  }, PRESENCE_EVERY);
  const leaveBus = [
    bus.onHint(({ table, entries }) => {
      if (slots.has(table)) inBackground(table, (one) => one.hint(entries));
    }),
    bus.onWhisper(({ table, text }) => slots.get(table)?.table.whisper(text)),
    bus.take(({ table, entries }) => inBackground(table, (one) => one.botsTurn(entries))),
  ];

  return {
    use: tracked,
    count: () => slots.size,
    close: async () => {
      clearInterval(looking);
      clearInterval(telling);
      for (const leave of leaveBus) leave();
      for (const slot of slots.values()) {
        slot.table.stop();
        clearTimeout(slot.sleep);
      }
      await Promise.allSettled(works);
    },
  };
}

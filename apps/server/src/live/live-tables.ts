// All tables that this process serves.

import { type Following, LIMITS, type MyTable, type TableCode } from '@minibridge/protocol';
import type { PersonId } from '../people/event.ts';
import { attendantOf, standingOf } from '../people/people.ts';
import type { Client } from './client.ts';
import type { Asked } from './commands.ts';
import { liveTable } from './live-table.ts';
import { openNew } from './new-table.ts';
import type { Opening } from './opening.ts';
import { shortMemory } from './requests.ts';
import { comeBack, type Returning } from './returning.ts';
import type { Surroundings } from './surroundings.ts';
import { type TablesInUse, tablesInUse } from './tables-in-use.ts';

export type LiveTables = {
  /** False when there is no such table; so for `command`, which rejects with `NotKept`. */
  readonly watch: (client: Client, following: Following) => Promise<boolean>;
  readonly leave: (client: Client, table: TableCode) => Promise<void>;
  readonly command: (client: Client, asked: Asked) => Promise<boolean>;
  /** The code of the table. Rejects with `NotKept`; so does `comeBack`. */
  readonly open: (client: Client, wish: Opening) => Promise<TableCode>;
  /** The code of the table; absent when there is no such return code. */
  readonly comeBack: (client: Client, wish: Returning) => Promise<TableCode | undefined>;
  readonly tablesOf: (person: PersonId) => Promise<readonly MyTable[]>;
  /** Tables in memory. */
  readonly awake: () => number;
  /** Waits for what is under way and stops all clocks. */
  readonly close: () => Promise<void>;
};

/** A table of `person`: with a seat, or as its host. */
async function mine(tables: TablesInUse, person: PersonId, code: TableCode): Promise<readonly MyTable[]> {
  return tables.use(code, async (table) => {
    const people = table.room()?.people;
    const one = people && attendantOf(people, person);
    if (people === undefined || one === undefined) return [];
    const standing = standingOf(people, one);
    return standing.host || standing.seat !== undefined ? [{ table: code, ...standing }] : [];
  });
}

export function liveTables(around: Surroundings): LiveTables {
  const { store, means } = around;
  const memory = shortMemory(means.now);
  const tables = tablesInUse((code) => liveTable(code, around, memory), around);
  return {
    watch: (client, following) => tables.use(following.table, (table) => table.watch(client, following)),
    leave: async (client, code) => {
      // Nobody follows a table that sleeps.
      if (tables.isAwake(code)) await tables.use(code, (table) => table.leave(client));
    },
    command: (client, asked) => tables.use(asked.table, (table) => table.command(client, asked)),
    open: async (client, wish) => openNew({ tables, store, means }, { client, wish, person: await client.person() }),
    comeBack: async (client, wish) => comeBack({ tables, store }, { client, wish, person: await client.person() }),
    tablesOf: async (person) => {
      const rows = (await store.tablesOf(person)).slice(0, LIMITS.tables);
      return (await Promise.all(rows.map(({ table }) => mine(tables, person, table)))).flat();
    },
    awake: tables.count,
    close: tables.close,
  };
}

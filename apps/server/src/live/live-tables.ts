// All tables that this process serves: woken when somebody comes, asleep when nobody is left.

import { accept } from '@minibridge/bridge';
import { type ClientMessageOf, type Following, LIMITS, type MyTable, type TableCode } from '@minibridge/protocol';
import { comeBackDraft } from '../people/come-back.ts';
import type { PersonId } from '../people/event.ts';
import { attendantOf } from '../people/people.ts';
import { codeHash } from '../people/return-codes.ts';
import { NotKept } from '../store/store.ts';
import type { Client } from './client.ts';
import { type Asked, TRY_AGAIN } from './commands.ts';
import type { Changed } from './kept-table.ts';
import { type LiveTable, liveTable } from './live-table.ts';
import { codeOfOpening, type Opening, openingDraft } from './opening.ts';
import { acceptedAnswer, answerKey, refusedText, shortMemory } from './requests.ts';
import type { Surroundings } from './surroundings.ts';
import { tablesInUse } from './tables-in-use.ts';

type ComeBack = ClientMessageOf<'comeBack'>;

export type LiveTables = {
  /** False when there is no such table. */
  readonly watch: (client: Client, following: Following) => Promise<boolean>;
  readonly leave: (client: Client, table: TableCode) => Promise<void>;
  readonly command: (client: Client, asked: Asked) => Promise<void>;
  /** The code of the table; absent when it was refused. */
  readonly open: (client: Client, wish: Opening) => Promise<TableCode | undefined>;
  /** The code of the table; absent when there is no such return code. */
  readonly comeBack: (client: Client, wish: ComeBack) => Promise<TableCode | undefined>;
  readonly tablesOf: (person: PersonId) => Promise<readonly MyTable[]>;
  /** Tables in memory. */
  readonly awake: () => number;
  /** Waits for what is under way and stops all clocks. */
  readonly close: () => Promise<void>;
};

/** Codes that are tried for a new table: 34 million exist. */
const ATTEMPTS = 20;

export function liveTables(around: Surroundings): LiveTables {
  const { store, means } = around;
  const memory = shortMemory(means.now);
  const tables = tablesInUse((code) => liveTable(code, around, memory), around);

  /** Opens a table under the first code that is free, or finds the one that the same command opened before. */
  async function openAt(client: Client, wish: Opening, person: PersonId): Promise<TableCode | undefined> {
    const key = answerKey(person, wish.id);
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      const code = codeOfOpening(person, wish, attempt);
      const opened = await tables.use(code, (table) => openHere(client, table, { wish, person, code, key }));
      if (opened) return code;
    }
    throw new Error('no code for a new table is free');
  }

  type Here = { readonly wish: Opening; readonly person: PersonId; readonly code: TableCode; readonly key: string };

  async function openHere(client: Client, table: LiveTable, { wish, person, code, key }: Here): Promise<boolean> {
    if (table.room() !== undefined) return openedBefore(client, table, { code, key });
    const changed = await table.enter(client, {
      plan: (room) => (room === undefined ? accept(openingDraft(person, wish, means)) : refuseTaken()),
      answer: (draft) => acceptedAnswer(draft.room(), code, { person, id: wish.id }),
    });
    return changed.is === 'kept' || openedBefore(client, table, { code, key });
  }

  async function openedBefore(client: Client, table: LiveTable, { code, key }: { code: TableCode; key: string }) {
    const answer = await store.answer(code, key);
    if (answer === undefined) return false;
    client.send(answer);
    await table.watch(client, { table: code, seen: 0 });
    return true;
  }

  /** The answer to the same command, if it has been carried out before at one of the person's tables. */
  async function cameBackBefore(client: Client, person: PersonId, key: string): Promise<TableCode | undefined> {
    for (const { table } of (await store.tablesOf(person)).slice(0, LIMITS.tables)) {
      const answer = await store.answer(table, key);
      if (answer === undefined) continue;
      client.send(answer);
      await tables.use(table, (one) => one.watch(client, { table, seen: 0 }));
      return table;
    }
    return undefined;
  }

  async function comeBackTo(client: Client, wish: ComeBack, person: PersonId): Promise<TableCode | undefined> {
    const code = await store.useReturnCode(codeHash(wish.code));
    if (code === undefined) return undefined;
    const { table, person: from } = code;
    const changed = await tables
      .use(table, (one) =>
        one.enter(client, {
          plan: (room, secrets) => comeBackDraft(room, secrets, { from, to: person }),
          answer: (draft) => acceptedAnswer(draft.room(), table, { person, id: wish.id }),
        }),
      )
      .catch(async (error: unknown): Promise<Changed> => {
        // The code was used up and the seat has not moved: it is given back before anything else.
        await store.keepReturnCode(codeHash(wish.code), code);
        throw error;
      });
    return changed.is === 'refused' ? undefined : table;
  }

  async function mine(person: PersonId, code: TableCode): Promise<readonly MyTable[]> {
    return tables.use(code, async (table) => {
      const people = table.room()?.people;
      const one = people && attendantOf(people, person);
      if (people === undefined || one === undefined) return [];
      const host = one.who === people.host;
      if (one.seat === undefined) return host ? [{ table: code, host }] : [];
      return [{ table: code, seat: one.seat, host }];
    });
  }

  return {
    watch: (client, following) => tables.use(following.table, (table) => table.watch(client, following)),
    leave: (client, code) => tables.use(code, (table) => table.leave(client)),
    command: (client, asked) => tables.use(asked.table, (table) => table.command(client, asked)),
    open: async (client, wish) => {
      try {
        return await openAt(client, wish, await client.person());
      } catch (error) {
        return notKept(client, wish.id, error);
      }
    },
    comeBack: async (client, wish) => {
      try {
        const person = await client.person();
        const before = await cameBackBefore(client, person, answerKey(person, wish.id));
        if (before !== undefined) return before;
        const table = await comeBackTo(client, wish, person);
        if (table === undefined) client.send(refusedText(wish.id, { reason: 'no-such-code', kind: 'return' }));
        return table;
      } catch (error) {
        return notKept(client, wish.id, error);
      }
    },
    tablesOf: async (person) => {
      const rows = (await store.tablesOf(person)).slice(0, LIMITS.tables);
      return (await Promise.all(rows.map(({ table }) => mine(person, table)))).flat();
    },
    awake: tables.count,
    close: tables.close,
  };
}

function refuseTaken() {
  return { ok: false, refusal: { reason: 'no-such-table' } } as const;
}

function notKept(client: Client, id: string, error: unknown): undefined {
  if (!(error instanceof NotKept)) throw error;
  client.send(refusedText(id, { reason: 'not-kept', retryAfter: TRY_AGAIN }));
}

// Opening a table: the same command opens it once, however often it comes.

import { accept, refuse } from '@minibridge/bridge';
import type { TableCode } from '@minibridge/protocol';
import type { PersonId } from '../people/event.ts';
import type { Store } from '../store/store.ts';
import type { Client } from './client.ts';
import type { LiveTable } from './live-table.ts';
import type { Means } from './means.ts';
import { codeOfOpening, type Opening, openingDraft } from './opening.ts';
import { acceptedAnswer, answerKey } from './requests.ts';
import type { TablesInUse } from './tables-in-use.ts';

type Desk = { readonly tables: TablesInUse; readonly store: Store; readonly means: Means };
type Order = { readonly client: Client; readonly person: PersonId; readonly wish: Opening };
type Place = Order & { readonly code: TableCode };

/** Codes that are tried for a new table: 34 million exist. */
const ATTEMPTS = 20;

/** Answers with what is kept of a command that was carried out before; false when it was not, here. */
export async function answeredBefore(
  store: Store,
  table: LiveTable,
  { client, code, key }: { client: Client; code: TableCode; key: string },
): Promise<boolean> {
  const answer = await store.answer(code, key);
  if (answer === undefined) return false;
  client.send(answer);
  return table.watch(client, { table: code, seen: 0 });
}

async function openHere(
  { store, means }: Desk,
  table: LiveTable,
  { client, person, wish, code }: Place,
): Promise<boolean> {
  const key = answerKey(person, wish.id);
  if (table.room() === undefined) {
    const changed = await table.enter(client, {
      plan: (room) =>
        room === undefined ? accept(openingDraft(person, wish, means)) : refuse({ reason: 'no-such-table' }),
      answer: (draft) => acceptedAnswer(draft.room(), code, { person, id: wish.id }),
    });
    if (changed.is === 'kept') return true;
  }
  return answeredBefore(store, table, { client, code, key });
}

/** Opens the table under the first code that is free, or finds the one that this command has opened before. */
export async function openNew(desk: Desk, order: Order): Promise<TableCode> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const code = codeOfOpening(order.person, order.wish, attempt);
    if (await desk.tables.use(code, (table) => openHere(desk, table, { ...order, code }))) return code;
  }
  throw new Error('no code for a new table is free');
}

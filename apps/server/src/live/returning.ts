// Coming back to one's seat on another device, by the return code: once, however often the command comes.

import { type ClientMessageOf, LIMITS, type TableCode } from '@minibridge/protocol';
import { comeBackDraft } from '../people/come-back.ts';
import type { PersonId } from '../people/event.ts';
import { codeHash } from '../people/return-codes.ts';
import type { ReturnCode, Store } from '../store/store.ts';
import type { Client } from './client.ts';
import { answeredBefore } from './new-table.ts';
import { acceptedAnswer, answerKey, refusedText } from './requests.ts';
import type { TablesInUse } from './tables-in-use.ts';

export type Returning = ClientMessageOf<'comeBack'>;
type Desk = { readonly tables: TablesInUse; readonly store: Store };
type Order = { readonly client: Client; readonly person: PersonId; readonly wish: Returning };

/** The table of the same command, if it has been carried out before. */
async function before({ tables, store }: Desk, { client, person, wish }: Order): Promise<TableCode | undefined> {
  const key = answerKey(person, wish.id);
  for (const { table: code } of (await store.tablesOf(person)).slice(0, LIMITS.tables)) {
    if ((await store.answer(code, key)) === undefined) continue;
    await tables.use(code, (table) => answeredBefore(store, table, { client, code, key }));
    return code;
  }
  return undefined;
}

async function moveSeat({ tables }: Desk, { client, person, wish }: Order, code: ReturnCode): Promise<boolean> {
  const { table, person: from } = code;
  const changed = await tables.use(table, (one) =>
    one.enter(client, {
      plan: (room, secrets) => comeBackDraft(room, secrets, { from, to: person }),
      answer: (draft) => acceptedAnswer(draft.room(), table, { person, id: wish.id }),
    }),
  );
  return changed.is === 'kept';
}

/** The table, or nothing where the code is none. */
export async function comeBack(desk: Desk, order: Order): Promise<TableCode | undefined> {
  const done = await before(desk, order);
  if (done !== undefined) return done;
  const { store } = desk;
  const hash = codeHash(order.wish.code);
  const code = await store.useReturnCode(hash);
  if (code !== undefined) {
    try {
      if (await moveSeat(desk, order, code)) return code.table;
    } catch (error) {
      // The code was used up and the seat has not moved: it holds again.
      await store.keepReturnCode(hash, code);
      throw error;
    }
  }
  order.client.send(refusedText(order.wish.id, { reason: 'no-such-code', kind: 'return' }));
  return undefined;
}

// Coming back to one's seat on another device, by the return code: once, however often the command comes.

import { type ClientMessageOf, LIMITS, type TableCode } from '@minibridge/protocol';
import { comeBackDraft, NO_CODE } from '../people/come-back.ts';
import type { PersonId } from '../people/event.ts';
import { codeHash } from '../people/return-codes.ts';
import { NotKept, type ReturnCode, type Store } from '../store/store.ts';
import type { Client } from './client.ts';
import type { Changed } from './kept-table.ts';
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

/**
 * The seat moves in the table's own log, so that of two who come with the code one gets it, and a code that moved nothing still holds:
 * it is worth something only while the one to whom it was shown sits.
 */
async function moveSeat({ tables }: Desk, { client, person, wish }: Order, code: ReturnCode): Promise<Changed> {
  const { table, person: from } = code;
  return tables.use(table, async (one) => {
    const changed = await one.enter(client, {
      plan: (room, secrets) => comeBackDraft(room, secrets, { from, to: person }),
      answer: (draft) => acceptedAnswer(draft.room(), table, { person, id: wish.id }),
    });
    // Somebody's own code on the device that shows it: they sit there already.
    if (changed.is === 'unchanged' && changed.answer) {
      client.send(changed.answer.text);
      await one.watch(client, { table, seen: 0 });
    }
    return changed;
  });
}

/** What has moved a seat moves no other; where that cannot be kept, the log tells. */
async function forgetCode(store: Store, hash: string): Promise<void> {
  try {
    await store.useReturnCode(hash);
  } catch (error) {
    if (!(error instanceof NotKept)) throw error;
  }
}

/** The table, or nothing where it was refused. */
export async function comeBack(desk: Desk, order: Order): Promise<TableCode | undefined> {
  const done = await before(desk, order);
  if (done !== undefined) return done;
  const hash = codeHash(order.wish.code);
  const code = await desk.store.returnCode(hash);
  const changed = code && (await moveSeat(desk, order, code));
  if (changed?.is === 'kept') await forgetCode(desk.store, hash);
  if (changed?.is === 'kept' || changed?.is === 'unchanged') return code?.table;
  const refusal = changed?.is === 'refused' ? changed.refusal : NO_CODE;
  order.client.send(refusedText(order.wish.id, refusal));
  return undefined;
}

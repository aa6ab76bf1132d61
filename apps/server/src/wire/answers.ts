// What each message of a client leads to.

import { setImmediate as othersFirst } from 'node:timers/promises';
import { rulesProblems } from '@minibridge/bridge';
import {
  type Asking,
  type ClientMessage,
  type ClientMessageOf,
  type ClosingWhy,
  encodeNotice,
  type Following,
  type Notice,
  PROTOCOL_VERSION,
  type TableCode,
} from '@minibridge/protocol';
import type { Client } from '../live/client.ts';
import type { LiveTables } from '../live/live-tables.ts';
import { NotKept } from '../store/store.ts';
import { byCode, type Gate, limitMet, tooMany } from './gate.ts';

export type Caller = Gate & {
  readonly client: Client;
  readonly tables: LiveTables;
  /** Ends the connection. */
  readonly dismiss: (why: ClosingWhy, retryAfter: number) => void;
};

function tell({ client }: Caller, notice: Notice): void {
  client.send(encodeNotice(notice));
}

async function watch(caller: Caller, following: Following): Promise<void> {
  const { tables, client, known } = caller;
  const { table } = following;
  const look = async () => ((await tables.watch(client, following)) ? table : undefined);
  const tooSoon = caller.meters.watch(caller.used);
  // A long table takes its time: what others have asked meanwhile comes first.
  await othersFirst();
  if (tooSoon > 0) return caller.dismiss('too-many', tooSoon);
  if (known.has(table)) return void (await look());
  const wait = await byCode(caller, look);
  if (wait > 0) caller.dismiss('too-many', wait);
}

async function greet(caller: Caller, { session: shown, tables: followed }: ClientMessageOf<'hello'>): Promise<void> {
  const { session, tables, known } = caller;
  if (shown !== undefined) await session.show(shown);
  const person = await session.known();
  const mine = person === undefined ? [] : await tables.tablesOf(person);
  tell(caller, { type: 'welcome', version: PROTOCOL_VERSION, tables: mine });
  for (const { table } of mine) known.add(table);
  for (const following of followed) await watch(caller, following);
}

async function leave(caller: Caller, table: TableCode): Promise<void> {
  if (caller.known.has(table)) await caller.tables.leave(caller.client, table);
  tell(caller, { type: 'left', table, why: 'asked' });
}

/** Asks by a code of which nobody knows whether it is right. */
async function askByCode(caller: Caller, id: string, work: () => Promise<TableCode | undefined>): Promise<void> {
  const met = tooMany('guesses', await byCode(caller, work));
  if (met !== undefined) tell(caller, { type: 'refused', id, refusal: met });
}

async function open(caller: Caller, message: ClientMessageOf<'openTable'>): Promise<void> {
  const problems = rulesProblems(message.rules);
  const { id } = message;
  if (problems.length > 0)
    return tell(caller, { type: 'refused', id, refusal: { reason: 'rules-contradict', problems } });
  // It names nothing, so it guesses nothing.
  caller.known.add(await caller.tables.open(caller.client, message));
}

function carryOut(caller: Caller, message: Asking): Promise<unknown> {
  const { tables, client, known } = caller;
  switch (message.type) {
    case 'openTable':
      return open(caller, message);
    case 'comeBack':
      return askByCode(caller, message.id, () => tables.comeBack(client, message));
    case 'command': {
      const { id, table } = message;
      if (known.has(table)) return tables.command(client, message);
      return askByCode(caller, id, async () => ((await tables.command(client, message)) ? table : undefined));
    }
  }
}

/** Milliseconds after which a store that cannot write is asked again. */
const TRY_AGAIN = 5_000;

/** What the store cannot keep is refused, not a fault: the ask, or who asks, which is kept before the first of all. */
async function ask(caller: Caller, message: Asking): Promise<void> {
  const { id } = message;
  try {
    const limited = limitMet(caller, message);
    const met = limited instanceof Promise ? await limited : limited;
    if (met === undefined) await carryOut(caller, message);
    else tell(caller, { type: 'refused', id, refusal: met });
  } catch (error) {
    if (!(error instanceof NotKept)) throw error;
    tell(caller, { type: 'refused', id, refusal: { reason: 'not-kept', retryAfter: TRY_AGAIN } });
  }
}

export function answer(caller: Caller, message: ClientMessage): Promise<void> | void {
  switch (message.type) {
    case 'hello':
      return greet(caller, message);
    case 'watch':
      return watch(caller, message);
    case 'leave':
      return leave(caller, message.table);
    case 'openTable':
    case 'comeBack':
    case 'command':
      return ask(caller, message);
    case 'ping':
      return tell(caller, { type: 'pong', number: message.number });
  }
}

/** The client is gone. */
export async function leaveAll({ client, tables, known }: Caller): Promise<void> {
  for (const table of known) await tables.leave(client, table);
}

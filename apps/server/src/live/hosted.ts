// What belongs to one table in this process.

import { encodeNotice, type TableCode } from '@minibridge/protocol';
import { type Attendant, attendant } from '../people/people.ts';
import type { Presence } from '../people/presence.ts';
import { codeHash, returnCodeOf } from '../people/return-codes.ts';
import type { Audience } from './audience.ts';
import type { Client } from './client.ts';
import { KEY_ROW } from './entry.ts';
import type { Follower } from './follower.ts';
import type { KeptTable } from './kept-table.ts';
import type { Surroundings } from './surroundings.ts';

export type Hosted = {
  readonly code: TableCode;
  readonly kept: KeptTable;
  readonly audience: Audience;
  readonly presence: Presence;
  readonly around: Surroundings;
  readonly codes: ReturnCodes;
};

export type ReturnCodes = { readonly show: (client: Client, one: Attendant) => Promise<void> };

/** Shows people their return codes. The store is told of each once; what it cannot keep now is tried again next time. */
export function returnCodes(table: TableCode, { store, report }: Surroundings): ReturnCodes {
  let key: string | undefined;
  const kept = new Set<string>();

  async function keyOfTable(): Promise<string | undefined> {
    key ??= (await store.secrets(table)).find(({ deal }) => deal === KEY_ROW)?.text;
    return key;
  }

  async function keep(code: string, { person }: Attendant): Promise<void> {
    const hash = codeHash(code);
    if (kept.has(hash)) return;
    await store.keepReturnCode(hash, { table, person });
    kept.add(hash);
  }

  return {
    show: async (client, one) => {
      const own = await keyOfTable();
      if (own === undefined) return;
      const code = returnCodeOf(own, one);
      client.send(encodeNotice({ type: 'returnCode', table, code }));
      await keep(code, one).catch((error: unknown) => report('a return code is not kept', error));
    },
  };
}

/** The return code, for whoever sits. */
export async function showCode(
  { kept, codes }: Pick<Hosted, 'kept' | 'codes'>,
  { client, who }: Follower,
): Promise<void> {
  const room = kept.room();
  const one = room && attendant(room.people, who);
  if (one?.seat !== undefined) await codes.show(client, one);
}

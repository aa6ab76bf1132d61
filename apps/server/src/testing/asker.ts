// Somebody who follows one table and asks for one thing at a time, whatever the connection does.

import type { Chance } from '@minibridge/bridge';
import {
  type Ask,
  type ClientMessage,
  type ClientMessageOf,
  clientStep,
  type Happening,
  newCommandId,
  newOutbox,
} from '@minibridge/protocol';
import { evolveTable, type Table, type TableEvent } from '@minibridge/table';

export type AskerWish = {
  readonly code: string;
  /** For the ids of commands. */
  readonly chance: Chance;
  readonly send: (message: ClientMessage) => void;
  /** What is to be asked at the table as it is known now, if anything. */
  readonly wishAt: (table: Table) => Ask | undefined;
  /** Something that happened at the table; absent: it is told anew from its beginning. */
  readonly learnt?: (event: TableEvent | undefined) => void;
  readonly asked?: (message: ClientMessageOf<'command'>) => void;
};

export function asker({ code, chance, send, wishAt, learnt, asked }: AskerWish) {
  let outbox = newOutbox([code]);
  let table: Table | undefined;

  function learn(event: TableEvent | undefined): void {
    table = event && evolveTable(table, event);
    learnt?.(event);
  }

  function happens(happening: Happening): void {
    const step = clientStep(outbox, happening);
    outbox = step.outbox;
    for (const news of step.news) {
      if (news.type === 'anew') learn(undefined);
      if (news.type === 'event') learn(news.event);
    }
    for (const message of step.send) send(message);
  }

  /** Asks, unless something that was asked is not done yet. */
  function act(): void {
    const isBusy = outbox.waiting.length + outbox.settling.length > 0;
    const ask = table === undefined || isBusy ? undefined : wishAt(table);
    if (ask === undefined) return;
    const seen = outbox.tables.get(code)?.seen ?? 0;
    const message = { type: 'command', id: newCommandId(chance), table: code, seen, ask } as const;
    asked?.(message);
    happens({ type: 'asked', message });
  }

  return { happens, act, table: () => table };
}

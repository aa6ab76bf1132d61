import { type Chance, legalActions, type Seat } from '@minibridge/bridge';
import {
  type Ask,
  clientStep,
  decodeServer,
  encodeClient,
  type Happening,
  newCommandId,
  newOutbox,
} from '@minibridge/protocol';
import { evolveTable, stageOf, type Table, waitingFor } from '@minibridge/table';

type Wire = { readonly send: (text: string) => void; readonly chance: Chance };

/** Somebody who has a seat at table `code` and does the first thing that is allowed, whatever the connection does. */
export function exampleClient(seat: Seat, code: string, { send, chance }: Wire) {
  let outbox = newOutbox([code]);
  let table: Table | undefined;

  function happens(happening: Happening): void {
    const step = clientStep(outbox, happening);
    outbox = step.outbox;
    for (const news of step.news) {
      if (news.type === 'anew') table = undefined;
      if (news.type === 'event') table = evolveTable(table, news.event);
    }
    for (const message of step.send) send(encodeClient(message));
  }

  function ask(wish: Ask): void {
    const seen = outbox.tables.get(code)?.seen ?? 0;
    happens({ type: 'asked', message: { type: 'command', id: newCommandId(chance), table: code, seen, ask: wish } });
  }

  function wishAt(now: Table): Ask | undefined {
    const stage = stageOf(now);
    if (stage === 'drawing' || stage === 'dealing') return { type: 'next' };
    const [action] = now.board && waitingFor(now).includes(seat) ? legalActions(now.board, seat) : [];
    return action && { type: 'act', action };
  }

  function act(): void {
    const isBusy = outbox.waiting.length + outbox.settling.length > 0;
    const wish = table === undefined || isBusy ? undefined : wishAt(table);
    if (wish) ask(wish);
  }

  return {
    connected: () => happens({ type: 'connected' }),
    disconnected: () => happens({ type: 'disconnected' }),
    hear(text: string): void {
      const decoded = decodeServer(text);
      if (decoded.ok) happens({ type: 'heard', message: decoded.value });
      act();
    },
    table: () => table,
  };
}

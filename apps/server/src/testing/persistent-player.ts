// Somebody who plays on whatever happens to servers and connections, and remembers which cards were acknowledged.

import { type Chance, legalActions, type Seat, seededChance, turnOf } from '@minibridge/bridge';
import { type Ask, decodeServer, encodeClient, type ServerMessage } from '@minibridge/protocol';
import { stageOf, type Table, waitingFor } from '@minibridge/table';
import { WebSocket } from 'ws';
import { type CardOfDeal, opensDeal } from './acknowledged-cards.ts';
import { asker } from './asker.ts';

/** Milliseconds between two tries to connect. */
const AGAIN_AFTER = 50;
/** Milliseconds that a player waits at most after a refusal that says "later". */
const LATER = 300;

export type PlayerWish = {
  /** Of WebSockets; the next one is tried when one is lost. */
  readonly addresses: readonly string[];
  readonly session: string;
  readonly seat: Seat;
  readonly code: string;
};

export type PersistentPlayer = {
  readonly table: () => Table | undefined;
  /** Cards whose playing was acknowledged, in order; of the deal that the player saw when it asked. */
  readonly acknowledged: readonly CardOfDeal[];
  /** What the server said at its end. */
  readonly farewells: readonly string[];
  readonly over: Promise<void>;
  readonly isOver: () => boolean;
  readonly stop: () => void;
};

/** What is to be done at `table`: the first thing that is allowed. */
function wishAt(table: Table, seat: Seat): Ask | undefined {
  const stage = stageOf(table);
  if (stage === 'drawing' || stage === 'dealing') return { type: 'next' };
  const [action] = table.board && waitingFor(table).includes(seat) ? legalActions(table.board, seat) : [];
  return action && { type: 'act', action };
}

/** The card that `wish` plays at `table`, from the hand whose turn it is: declarer's own or dummy's. */
function cardIn(wish: Ask, table: Table | undefined, deal: number): CardOfDeal | undefined {
  if (wish.type !== 'act' || wish.action.type !== 'play' || table?.board?.phase !== 'play') return;
  return { deal, seat: turnOf(table.board), card: wish.action.card };
}

/** The table and what is asked of it, whatever the connection does; and which cards were acknowledged. */
function mind({ seat, code }: PlayerWish, chance: Chance, send: (text: string) => void) {
  let deal = 0;
  const cards = new Map<string, CardOfDeal>();
  const acknowledged: CardOfDeal[] = [];

  const self = asker({
    code,
    chance,
    send: (message) => send(encodeClient(message)),
    wishAt: (table) => wishAt(table, seat),
    learnt: (event) => {
      if (event === undefined) deal = 0;
      else if (opensDeal(event)) deal += 1;
    },
    asked: ({ id, ask }) => {
      const card = cardIn(ask, self.table(), deal);
      if (card !== undefined) cards.set(id, card);
    },
  });

  function note(message: ServerMessage): void {
    const card = message.type === 'accepted' ? cards.get(message.id) : undefined;
    if (message.type !== 'accepted' || card === undefined) return;
    cards.delete(message.id);
    acknowledged.push(card);
  }

  return { ...self, note, acknowledged };
}

/** Milliseconds to wait before anything else is asked. */
function pauseAfter(message: ServerMessage): number {
  if (message.type !== 'refused' || !('retryAfter' in message.refusal)) return 0;
  return Math.min(LATER, message.refusal.retryAfter);
}

type Ears = { readonly opened: () => void; readonly heard: (text: string) => void; readonly lost: () => void };

/** One connection after the other, to one address after the other. */
function connections({ addresses, session }: PlayerWish, ears: Ears) {
  let socket: WebSocket | undefined;
  let tries = 0;
  let isDone = false;

  function connect(): void {
    if (isDone) return;
    const address = addresses[tries % addresses.length] ?? '';
    tries += 1;
    const next = new WebSocket(address, { headers: { cookie: `minibridge-session=${session}` } });
    socket = next;
    next.on('open', ears.opened);
    next.on('message', (data) => ears.heard(data.toString()));
    next.on('error', () => next.terminate());
    next.on('close', () => {
      ears.lost();
      setTimeout(connect, AGAIN_AFTER);
    });
  }

  return {
    connect,
    send: (text: string): void => {
      if (socket?.readyState === WebSocket.OPEN) socket.send(text);
    },
    stop: () => {
      isDone = true;
      socket?.terminate();
    },
  };
}

/** Plays until the match is over or it is stopped. */
export function persistentPlayer(wish: PlayerWish): PersistentPlayer {
  const farewells: string[] = [];
  let finish: () => void = () => undefined;
  const over = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const chance = seededChance(Buffer.from(wish.session).readUIntBE(0, 6));
  const self = mind(wish, chance, (text) => line.send(text));

  function isOver(): boolean {
    const now = self.table();
    return now !== undefined && stageOf(now) === 'over';
  }

  function hear(text: string): void {
    const decoded = decodeServer(text);
    if (!decoded.ok) throw new Error(`not understood: ${text}`);
    const message = decoded.value;
    if (message.type === 'closing') farewells.push(message.why);
    self.note(message);
    self.happens({ type: 'heard', message });
    if (isOver()) finish();
    else setTimeout(self.act, pauseAfter(message));
  }

  const line = connections(wish, {
    opened: () => self.happens({ type: 'connected' }),
    heard: hear,
    lost: () => self.happens({ type: 'disconnected' }),
  });
  line.connect();
  return { table: self.table, acknowledged: self.acknowledged, farewells, over, isOver, stop: line.stop };
}

// Somebody at the other end of a real WebSocket, message by message, for tests.

import {
  type ClientMessage,
  decodeServer,
  encodeClient,
  PROTOCOL_VERSION,
  type ServerMessage,
} from '@minibridge/protocol';
import { onTestFinished } from 'vitest';
import { WebSocket } from 'ws';
import { type CardOfDeal, cardsHeard } from '../testing/acknowledged-cards.ts';

type Fits<T extends ServerMessage> = (message: ServerMessage) => message is T;

export type Peer = {
  readonly send: (message: ClientMessage) => void;
  readonly sendText: (text: string | Buffer) => void;
  /** Everything heard so far. */
  readonly heard: readonly ServerMessage[];
  readonly texts: readonly string[];
  /** The first message that fits and was not asked for before; waits for it. */
  readonly until: <T extends ServerMessage>(fits: Fits<T>) => Promise<T>;
  /** The value of the session cookie. */
  readonly session: () => string;
  readonly onText: (hear: (text: string) => void) => void;
  /** The close code. */
  readonly closed: Promise<number>;
  readonly close: () => void;
  /** Without a word. */
  readonly cut: () => void;
  /** Reads nothing more. */
  readonly sleep: () => void;
};

const COOKIE = /minibridge-session=([\w-]+)/;

/** Messages in order, and who waits for one. */
function inbox() {
  const heard: ServerMessage[] = [];
  const taken = new Set<ServerMessage>();
  const waiting = new Set<() => void>();
  function find<T extends ServerMessage>(fits: Fits<T>): T | undefined {
    return heard.filter(fits).find((message) => !taken.has(message));
  }
  function until<T extends ServerMessage>(fits: Fits<T>): Promise<T> {
    return new Promise((resolve) => {
      const look = (): void => {
        const found = find(fits);
        if (found === undefined) return;
        waiting.delete(look);
        taken.add(found);
        resolve(found);
      };
      waiting.add(look);
      look();
    });
  }
  return {
    heard,
    until,
    take: (message: ServerMessage) => {
      heard.push(message);
      for (const look of [...waiting]) look();
    },
  };
}

function opening(socket: WebSocket): Promise<void> {
  return new Promise((resolve, reject) => {
    socket.once('open', resolve);
    socket.once('close', () => reject(new Error('not connected')));
  });
}

/** A connection; `headers` as a browser or somebody else would send them. */
export async function connect(address: string, session?: string, headers: Record<string, string> = {}): Promise<Peer> {
  const cookie = session === undefined ? {} : { cookie: `minibridge-session=${session}` };
  const socket = new WebSocket(address, { headers: { ...cookie, ...headers } });
  const { heard, until, take } = inbox();
  const texts: string[] = [];
  const hearers = new Set<(text: string) => void>();
  let token = session ?? '';
  socket.on('upgrade', (response) => {
    token = COOKIE.exec(response.headers['set-cookie']?.join() ?? '')?.[1] ?? token;
  });
  socket.on('message', (data) => {
    const text = data.toString();
    texts.push(text);
    const message = decodeServer(text);
    if (!message.ok) throw new Error(`not understood: ${text}: ${JSON.stringify(message.refusal)}`);
    for (const hear of hearers) hear(text);
    take(message.value);
  });
  const closed = new Promise<number>((resolve) => socket.on('close', resolve));
  socket.on('error', () => socket.terminate());
  onTestFinished(() => socket.terminate());
  await opening(socket);
  return {
    send: (message) => socket.send(encodeClient(message)),
    sendText: (text) => socket.send(text),
    heard,
    texts,
    until,
    session: () => token,
    onText: (hear) => hearers.add(hear),
    closed,
    close: () => socket.close(),
    cut: () => socket.terminate(),
    sleep: () => socket.pause(),
  };
}

/** For `until`: a message of this type. */
export function of<T extends ServerMessage['type']>(type: T) {
  return (message: ServerMessage): message is Extract<ServerMessage, { type: T }> => message.type === type;
}

/** Somebody with a connection who has said hello. */
export async function guest(address: string, session?: string): Promise<Peer> {
  const peer = await connect(address, session);
  peer.send({ type: 'hello', version: PROTOCOL_VERSION, tables: [] });
  await peer.until(of('welcome'));
  return peer;
}

let pings = 0;

/** Whatever the server has said so far is heard. */
export async function heardAll(peer: Peer): Promise<void> {
  pings += 1;
  const number = pings;
  peer.send({ type: 'ping', number });
  await peer.until(
    (one): one is Extract<ServerMessage, { type: 'pong' }> => one.type === 'pong' && one.number === number,
  );
}

/** All cards that were played at the table `code`, in order, as somebody with this session sees it at `address` now. */
export async function cardsPlayed(address: string, code: string, session: string): Promise<readonly CardOfDeal[]> {
  const witness = await guest(address, session);
  witness.send({ type: 'watch', table: code, seen: 0 });
  await witness.until(of('settings'));
  const played = cardsHeard(witness.heard);
  witness.close();
  return played;
}

// A server on a port of its own and people with real connections, for tests.

import { presetRules, type Rules, type Seat, seededChance } from '@minibridge/bridge';
import {
  type Ask,
  type ClientMessage,
  decodeServer,
  encodeClient,
  newCommandId,
  PROTOCOL_VERSION,
  type ServerMessage,
  type TableSettings,
} from '@minibridge/protocol';
import { stageOf } from '@minibridge/table';
import fastify from 'fastify';
import { onTestFinished } from 'vitest';
import { WebSocket } from 'ws';
import { exampleClient } from '../../../../packages/protocol/examples/example-client.ts';
import { newHub } from '../bus/in-process.ts';
import { openMemoryStore } from '../store/memory.ts';
import { serveLive } from '../wire/live-routes.ts';
import { type LiveSettings, liveService, USUAL_LIVE } from '../wire/live-service.ts';
import { type Surroundings, surroundings } from './surroundings.ts';

const AT_ONCE = { card: 0, trick: 0, contract: 0 };

export type ServerForTests = { readonly address: string; readonly close: () => Promise<void> };

/** A server that plays as fast as it can, in memory. What is reported as a fault fails the test. */
export async function serverForTests(
  given: Partial<Surroundings> = {},
  settings: Partial<LiveSettings> = {},
): Promise<ServerForTests> {
  const server = fastify({ forceCloseConnections: true });
  const faults: unknown[] = [];
  const around = surroundings({
    store: openMemoryStore(),
    bus: newHub().join(),
    pace: () => AT_ONCE,
    report: (what, error) => faults.push([what, error]),
    ...given,
  });
  serveLive(server, liveService(around, { ...USUAL_LIVE, ...settings }));
  const address = (await server.listen({ host: '127.0.0.1', port: 0 })).replace('http', 'ws');
  const close = async (): Promise<void> => {
    await server.close();
    if (faults.length > 0) throw new Error(`faults of the server: ${faults.map(String).join('; ')}`);
  };
  let isClosed = false;
  const once = async (): Promise<void> => {
    if (isClosed) return;
    isClosed = true;
    await close();
  };
  onTestFinished(once);
  return { address: `${address}/live`, close: once };
}

const COOKIE = /minibridge-session=([\w-]+)/;

/** One connection, message by message. */
export type Peer = {
  readonly send: (message: ClientMessage) => void;
  readonly sendText: (text: string | Buffer) => void;
  /** Everything heard so far. */
  readonly heard: readonly ServerMessage[];
  readonly texts: readonly string[];
  /** The next message that fits, from now on or heard already and not yet asked for. */
  readonly until: <T extends ServerMessage>(fits: (message: ServerMessage) => message is T) => Promise<T>;
  readonly session: () => string;
  readonly onText: (hear: (text: string) => void) => void;
  readonly closed: Promise<number>;
  readonly close: () => void;
};

export async function connect(address: string, session?: string): Promise<Peer> {
  const socket = new WebSocket(
    address,
    session === undefined ? {} : { headers: { cookie: `minibridge-session=${session}` } },
  );
  const heard: ServerMessage[] = [];
  const texts: string[] = [];
  const listeners = new Set<() => void>();
  const hearers = new Set<(text: string) => void>();
  let token = session ?? '';
  let next = 0;
  socket.on('upgrade', ({ headers }) => {
    token = COOKIE.exec(headers['set-cookie']?.join() ?? '')?.[1] ?? token;
  });
  socket.on('message', (data) => {
    const text = data.toString();
    texts.push(text);
    const message = decodeServer(text);
    if (!message.ok) throw new Error(`not understood: ${text}: ${JSON.stringify(message.refusal)}`);
    heard.push(message.value);
    for (const hear of hearers) hear(text);
    for (const listen of listeners) listen();
  });
  const closed = new Promise<number>((resolve) => socket.on('close', resolve));
  socket.on('error', () => socket.terminate());
  onTestFinished(() => socket.terminate());
  await new Promise<void>((resolve, reject) => {
    socket.once('open', resolve);
    socket.once('close', () => reject(new Error('not connected')));
  });
  return {
    send: (message) => socket.send(encodeClient(message)),
    sendText: (text) => socket.send(text),
    heard,
    texts,
    until: <T extends ServerMessage>(fits: (message: ServerMessage) => message is T) =>
      new Promise<T>((resolve) => {
        const look = (): void => {
          for (; next < heard.length; next += 1) {
            const message = heard[next];
            if (message === undefined || !fits(message)) continue;
            next += 1;
            listeners.delete(look);
            return resolve(message);
          }
        };
        listeners.add(look);
        look();
      }),
    session: () => token,
    onText: (hear) => hearers.add(hear),
    closed,
    close: () => socket.close(),
  };
}

export const SETTINGS: TableSettings = {
  size: 4,
  door: 'code',
  botLevel: 1,
  speed: 'fast',
  undo: 'with-consent',
  pause: 'anyone',
  lateComers: 'at-once',
  watching: 'public-cards',
};

const chance = seededChance(4);
export const newId = (): string => newCommandId(chance);

type Type = ServerMessage['type'];
/** For `until`: a message of this type. */
export function of<T extends Type>(type: T) {
  return (message: ServerMessage): message is Extract<ServerMessage, { type: T }> => message.type === type;
}

/** Somebody with a connection who has said hello. */
export async function guest(address: string, session?: string): Promise<Peer> {
  const peer = await connect(address, session);
  peer.send({ type: 'hello', version: PROTOCOL_VERSION, tables: [] });
  await peer.until(of('welcome'));
  return peer;
}

export type Answer = Extract<ServerMessage, { type: 'accepted' | 'refused' }>;

/** What is answered to an ask. */
export async function asked(peer: Peer, table: string, ask: Ask, seen?: number): Promise<Answer> {
  const id = newId();
  const own = peer.heard.filter((one) => one.type === 'watching' || (one.type === 'released' && one.table === table));
  const since = own.slice(own.findLastIndex((one) => one.type === 'watching'));
  const [watching, ...events] = since;
  const count = (watching?.type === 'watching' ? watching.seen : 0) + events.length;
  peer.send({ type: 'command', id, table, seen: seen ?? count, ask });
  return peer.until((one): one is Answer => (one.type === 'accepted' || one.type === 'refused') && one.id === id);
}

/** A new table with `peer` at `seat`; its code. */
export async function opened(
  peer: Peer,
  seat: Seat,
  { rules = presetRules('mb.site4'), settings = SETTINGS }: { rules?: Rules; settings?: TableSettings } = {},
) {
  peer.send({ type: 'openTable', id: newId(), rules, settings, seat, name: `Person ${seat}` });
  const { table } = await peer.until(of('accepted'));
  return table;
}

/** The example client at a connection. */
export function player(peer: Peer, seat: Seat, code: string) {
  const client = exampleClient(seat, code, {
    send: (text) => peer.sendText(text),
    chance: seededChance(seat.charCodeAt(0)),
  });
  let over: () => void = () => undefined;
  const untilOver = new Promise<void>((resolve) => {
    over = resolve;
  });
  peer.onText((text) => {
    const table = client.table();
    if (table === undefined || stageOf(table) !== 'over') client.hear(text);
    const now = client.table();
    if (now && stageOf(now) === 'over') over();
  });
  client.connected();
  return { ...client, untilOver: () => untilOver };
}

/** A table with two people at it who play, and two bots. */
export async function openTableAt(address: string, rules?: Rules) {
  const [one, other] = [await guest(address), await guest(address)];
  const code = await opened(one, 'N', rules ? { rules } : {});
  other.send({ type: 'watch', table: code, seen: 0 });
  await other.until(of('watching'));
  await asked(other, code, { type: 'sit', seat: 'S', name: 'Ola' });
  await asked(other, code, { type: 'agree', card: 1 });
  return { code, one, other, north: player(one, 'N', code), south: player(other, 'S', code) };
}

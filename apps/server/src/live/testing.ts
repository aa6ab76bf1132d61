// A server on a port of its own, and what people do at its tables, for tests.

import { chooseFor } from '@minibridge/bots';
import { dealId, presetRules, type Rules, type Seat, SeatView, seededChance } from '@minibridge/bridge';
import { deal } from '@minibridge/bridge/testing';
import {
  type Ask,
  decodeServer,
  type Following,
  newCommandId,
  type ServerMessage,
  type TableSettings,
} from '@minibridge/protocol';
import { SETTINGS } from '@minibridge/protocol/testing';
import { stageOf, type Table, waitingFor } from '@minibridge/table';
import fastify from 'fastify';
import { onTestFinished } from 'vitest';
import { exampleClient } from '../../../../packages/protocol/examples/example-client.ts';
import { newHub } from '../bus/in-process.ts';
import type { PersonId } from '../people/event.ts';
import { openMemoryStore } from '../store/memory.ts';
import { asker } from '../testing/asker.ts';
import type { Limits } from '../wire/limits.ts';
import { serveLive } from '../wire/live-routes.ts';
import { type LiveSettings, liveService, USUAL_LIVE } from '../wire/live-service.ts';
import { guest, of, type Peer } from '../wire/testing.ts';
import type { Client } from './client.ts';
import type { LiveTables } from './live-tables.ts';
import { type Means, SYSTEM_MEANS } from './means.ts';
import { type Surroundings, surroundings } from './surroundings.ts';

/** As much as anybody likes: machines play faster than people may. */
const ANY = { burst: 1e9, perMinute: 1e9 };
export const NO_LIMITS: Limits = {
  messages: ANY,
  messagesOfAddress: ANY,
  commands: ANY,
  watches: ANY,
  phrases: ANY,
  tables: ANY,
  tablesOfAddress: ANY,
  guesses: ANY,
  guessesOfAddress: ANY,
  firstGuessesOfAddress: ANY,
  connections: 10_000,
  unread: 1_048_576,
};

const EXAMPLE = deal('N:AT52.K843.7.Q962 3.752.JT9632.AT4 KQJ84.A6.KQ5.J73 976.QJT9.A84.K85');

/** Every deal is the same, and its cards are known: south has most points and declares. */
export const EXAMPLE_DEALS: Means = {
  ...SYSTEM_MEANS,
  newSecretDeal: () => ({ ...SYSTEM_MEANS.newSecretDeal(), deal: dealId(EXAMPLE) }),
};

/** A match of one deal, which north deals. */
export const ONE_DEAL = { ...presetRules('mb.site4'), match: { deals: 1, firstDealer: 'north' as const } };

/** Bots that never get to act, so that a deal stays in play. */
const NEVER = { card: 3_600_000, trick: 3_600_000, contract: 3_600_000 };
export const STANDING_STILL = { means: EXAMPLE_DEALS, pace: () => NEVER };

const AT_ONCE = { card: 0, trick: 0, contract: 0 };

export type ServerForTests = {
  /** Of its WebSockets. */
  readonly address: string;
  /** Tables in memory. */
  readonly awake: () => number;
  readonly close: () => Promise<void>;
};

type Given = Partial<Surroundings> & { readonly settings?: Partial<LiveSettings> };

/** A server that plays as fast as it can, in memory. What is reported as a fault fails the test. */
export async function serverForTests({ settings, ...given }: Given = {}): Promise<ServerForTests> {
  const server = fastify({ forceCloseConnections: true });
  const faults: string[] = [];
  const around = surroundings({
    store: openMemoryStore(),
    bus: newHub().join(),
    pace: () => AT_ONCE,
    report: (what, error) => faults.push(`${what}: ${error instanceof Error ? error.stack : error}`),
    ...given,
  });
  const service = liveService(around, { ...USUAL_LIVE, limits: NO_LIMITS, ...settings });
  serveLive(server, service);
  const address = await server.listen({ host: '127.0.0.1', port: 0 });
  let closing: Promise<void> | undefined;
  async function shut(): Promise<void> {
    await server.close();
    if (faults.length > 0) throw new Error(`faults of the server:\n${faults.join('\n')}`);
  }
  function close(): Promise<void> {
    closing ??= shut();
    return closing;
  }
  onTestFinished(close);
  return { address: `${address.replace('http', 'ws')}/live`, awake: service.tables.awake, close };
}

const chance = seededChance(4);
export const newId = (): string => newCommandId(chance);

/** How many events of a table `peer` has seen. */
export function seenBy({ heard }: Peer, table: string): number {
  const own = heard.filter((one) => 'table' in one && one.table === table);
  const since = own.slice(own.findLastIndex(({ type }) => type === 'watching'));
  const [watching] = since;
  const before = watching?.type === 'watching' ? watching.seen : 0;
  return before + since.filter(({ type }) => type === 'released').length;
}

export type Answer = Extract<ServerMessage, { type: 'accepted' | 'refused' }>;

export function answerTo(peer: Peer, id: string): Promise<Answer> {
  return peer.until((one): one is Answer => (one.type === 'accepted' || one.type === 'refused') && one.id === id);
}

/** What is answered to an ask. */
export async function asked(peer: Peer, table: string, ask: Ask): Promise<Answer> {
  const id = newId();
  peer.send({ type: 'command', id, table, seen: seenBy(peer, table), ask });
  return answerTo(peer, id);
}

/** `accepted`, or the reason of the refusal. */
export async function outcome(peer: Peer, table: string, ask: Ask): Promise<string> {
  const answer = await asked(peer, table, ask);
  return answer.type === 'accepted' ? 'accepted' : answer.refusal.reason;
}

export type TableWish = {
  readonly rules?: Rules;
  readonly settings?: Partial<TableSettings>;
  /** Who opens it; `Person N`, if they sit north and are called nothing else. */
  readonly name?: string;
};

/** A new table with `peer` at `seat`; its code. */
export async function opened(
  peer: Peer,
  seat: Seat,
  { rules = presetRules('mb.site4'), settings, name = `Person ${seat}` }: TableWish = {},
) {
  const id = newId();
  peer.send({ type: 'openTable', id, rules, settings: { ...SETTINGS, ...settings }, seat, name });
  const answer = await answerTo(peer, id);
  if (answer.type === 'refused') throw new Error(`not opened: ${answer.refusal.reason}`);
  await peer.until(of('watching'));
  return answer.table;
}

/** Comes to the table, sits down and agrees. */
export async function joined(peer: Peer, table: string, seat: Seat): Promise<void> {
  peer.send({ type: 'watch', table, seen: 0 });
  await peer.until(of('watching'));
  for (const ask of [
    { type: 'sit', seat, name: `Person ${seat}` },
    { type: 'agree', card: 1 },
  ] as const) {
    const said = await outcome(peer, table, ask);
    if (said !== 'accepted') throw new Error(`${ask.type}: ${said}`);
  }
}

/** Chance that is each person's own. */
function chanceOf(peer: Peer, seat: Seat) {
  return seededChance(Buffer.from(`${seat}${peer.session()}`).readUIntBE(0, 6));
}

type Playing = { readonly table: () => Table | undefined; readonly hear: (text: string) => void };

/** Hears what the peer hears until the match is over. */
function untilOver(peer: Peer, { table, hear }: Playing): Promise<void> {
  const isOver = (): boolean => {
    const now = table();
    return now !== undefined && stageOf(now) === 'over';
  };
  return new Promise((resolve) => {
    peer.onText((text) => {
      if (!isOver()) hear(text);
      if (isOver()) resolve();
    });
  });
}

/** The example client at a connection: it does the first thing that is allowed until the match is over. */
export function player(peer: Peer, seat: Seat, code: string) {
  const client = exampleClient(seat, code, { send: peer.sendText, chance: chanceOf(peer, seat) });
  const over = untilOver(peer, client);
  client.connected();
  return { ...client, untilOver: () => over };
}

/** Somebody who plays as a bot would, from what the seat is told. */
export function goodPlayer(peer: Peer, seat: Seat, code: string) {
  function wishAt(now: Table): Ask | undefined {
    const stage = stageOf(now);
    if (stage === 'drawing' || stage === 'dealing') return { type: 'next' };
    const view = SeatView.of(seat, now.boardLog);
    const action = view && waitingFor(now).includes(seat) ? chooseFor(1)(view)?.action : undefined;
    return action && { type: 'act', action };
  }

  const { happens, act, table } = asker({ code, chance: chanceOf(peer, seat), send: peer.send, wishAt });

  function hear(text: string): void {
    const decoded = decodeServer(text);
    if (decoded.ok) happens({ type: 'heard', message: decoded.value });
    act();
  }

  const over = untilOver(peer, { table, hear });
  happens({ type: 'connected' });
  return { table, untilOver: () => over };
}

/** A table with two people who are ready to play, and two bots. */
export async function tableOfTwo(address: string, wish: TableWish = {}) {
  const [one, other] = [await guest(address), await guest(address)];
  const code = await opened(one, 'N', wish);
  await joined(other, code, 'S');
  return { code, one, other };
}

type Play = (peer: Peer, seat: Seat, code: string) => Pick<ReturnType<typeof goodPlayer>, 'table' | 'untilOver'>;

/** The same, and they play. */
export async function matchOfTwo(address: string, { play = player, ...wish }: TableWish & { play?: Play } = {}) {
  const { code, one, other } = await tableOfTwo(address, wish);
  return { code, one, other, north: play(one, 'N', code), south: play(other, 'S', code) };
}

/** Somebody at the tables without a connection between: for properties over many boards. */
export function direct(tables: LiveTables, person: PersonId) {
  const texts: string[] = [];
  const hearers: ((text: string) => void)[] = [];
  function send(text: string): void {
    texts.push(text);
    for (const hear of hearers) hear(text);
  }
  const client: Client = { send, person: () => Promise.resolve(person) };
  let ids = 0;
  return {
    client,
    texts,
    onText: (...hear: readonly ((text: string) => void)[]) => void hearers.push(...hear),
    /** The answer to an ask. `seen`: how many events this client has seen. */
    ask: async (table: string, ask: Ask, seen: number): Promise<string> => {
      ids += 1;
      const id = `${person}-${ids}`.padStart(8, '_');
      await tables.command(client, { type: 'command', id, table, seen, ask });
      return texts.findLast((text) => text.includes(`"id":"${id}"`)) ?? '';
    },
    watch: (following: Following) => tables.watch(client, following),
    open: (rules: Rules, settings: Partial<TableSettings>, seat: Seat) =>
      tables.open(client, {
        type: 'openTable',
        id: newId(),
        rules,
        settings: { ...SETTINGS, ...settings },
        seat,
        name: person,
      }),
  };
}

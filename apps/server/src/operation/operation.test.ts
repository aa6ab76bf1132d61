// A board is played on a watched server: what the operator can read tells of it, and of no card, name or code.

import { presetRules } from '@minibridge/bridge';
import { expect, onTestFinished, test, vi } from 'vitest';
import { newHub } from '../bus/in-process.ts';
import { surroundings } from '../live/surroundings.ts';
import { EXAMPLE_DEALS, matchOfTwo, NO_LIMITS, outcome, tableOfTwo } from '../live/testing.ts';
import { createServer } from '../server.ts';
import { readSettings, type Settings } from '../settings.ts';
import { openMemoryStore } from '../store/memory.ts';
import { type Append, NotKept, type Store } from '../store/store.ts';
import { freePort } from '../testing/free-port.ts';
import { builtPage } from '../testing.ts';
import type { Limits } from '../wire/limits.ts';
import { liveService, USUAL_LIVE } from '../wire/live-service.ts';
import { guest } from '../wire/testing.ts';
import { newLog } from './log.ts';
import { operated } from './operation.ts';

const ONE_DEAL = { ...presetRules('mb.site4'), match: { deals: 1, firstDealer: 'draw' as const } };

/** The store, and all that was written of games: entries and answers, in order. */
function recorded(inner: Store) {
  const texts: string[] = [];
  const append = async (what: Append) => {
    const appended = await inner.append(what);
    if (appended === 'kept') texts.push(...what.entries, what.answer?.text ?? '');
    return appended;
  };
  return { store: { ...inner, append }, texts };
}

type Given = { readonly limits?: Partial<Limits>; readonly store?: Store };

/** A server as the operator has it, with its figures and its log. */
async function watchedServer({ limits, store = openMemoryStore() }: Given = {}) {
  const port = await freePort();
  const read = readSettings([], { METRICS_PORT: String(port) });
  if (!read.ok) throw new Error(read.sentence);
  const settings: Settings = read.settings;
  const lines: string[] = [];
  const log = newLog({ least: 'info', write: (line) => lines.push(line) });
  const operation = operated({ settings, store, bus: newHub().join(), version: '1.2.3', log });
  const around = surroundings({
    store: operation.store,
    bus: operation.bus,
    report: operation.report,
    means: EXAMPLE_DEALS,
    pace: () => ({ card: 0, trick: 0, contract: 0 }),
  });
  const live = liveService(around, { ...USUAL_LIVE, limits: { ...NO_LIMITS, ...limits } });
  const server = await createServer(builtPage(), operation.service(live));
  expect(await operation.begin()).toBeUndefined();
  const address = await server.listen({ host: '127.0.0.1', port: 0 });
  onTestFinished(async () => {
    await operation.bus.close();
    await operation.end();
    await server.close();
  });
  const page = async (path: string) => fetch(`http://127.0.0.1:${port}${path}`);
  return {
    operation,
    lines,
    page,
    figures: async () => (await page('/metrics')).text(),
    web: address,
    address: `${address.replace('http', 'ws')}/live`,
  };
}

/** The value of a figure. */
function figureOf(figures: string, name: string): number | undefined {
  const line = figures.split('\n').find((one) => one.startsWith(`minibridge_${name} `));
  return line === undefined ? undefined : Number(line.split(' ').at(-1));
}

/** Every card and every hand as they are written anywhere. */
const CARD = /(?<![A-Za-z0-9])[SHDC][AKQJT2-9](?![A-Za-z0-9])/g;
const HAND = /(?<![\w.])(?:[AKQJT2-9]*\.){3}[AKQJT2-9]*(?![\w.])/g;

test('a board is played: figures and log tell of it, and of no card, name, code or token', async () => {
  const { store, texts } = recorded(openMemoryStore());
  const { figures, lines, address, operation } = await watchedServer({ store });
  const { code, one, other, north, south } = await matchOfTwo(address, { rules: ONE_DEAL });
  await Promise.all([north.untilOver(), south.untilOver()]);
  operation.thoughtLost('queue-full');
  operation.report('a test asks', new Error(`W does not hold HQ at ${code}`));

  const told = await figures();
  expect(figureOf(told, 'connections')).toBe(2);
  expect(figureOf(told, 'tables_awake')).toBe(1);
  expect(figureOf(told, 'store_up')).toBe(1);
  expect(figureOf(told, 'bus_up')).toBe(1);
  expect(figureOf(told, 'faults_total')).toBe(1);
  expect(figureOf(told, 'bot_thoughts_lost_total{how="queue-full"}')).toBe(1);
  expect(figureOf(told, 'commands_accepted_total')).toBeGreaterThan(30);
  expect(figureOf(told, 'bot_turns_total')).toBeGreaterThan(20);
  const events = figureOf(told, 'released_events_total') ?? 0;
  expect(events).toBeGreaterThan(130);
  expect((figureOf(told, 'released_bytes_total') ?? 0) / events).toBeGreaterThan(20);
  expect(figureOf(told, 'append_seconds_count{verdict="kept"}')).toBeGreaterThan(52);
  expect(told).toContain('minibridge_info{version="1.2.3"} 1');

  const operators = `${told}\n${lines.join('')}`;
  expect(operators.match(CARD)).toBeNull();
  expect(operators.match(HAND)).toBeNull();
  for (const secret of [code, 'Person', one.session(), other.session(), '127.0.0.1'])
    expect(operators).not.toContain(secret);
  expect(texts.length).toBeGreaterThan(52);
});

test('entries name a card when it is played or lies open, and not before', async () => {
  const { store, texts } = recorded(openMemoryStore());
  const { address } = await watchedServer({ store });
  const { north, south } = await matchOfTwo(address, { rules: ONE_DEAL });
  await Promise.all([north.untilOver(), south.untilOver()]);
  const open = /"(cardPlayed|handFaced|dealerDrawn|cardDrawn|dealProved)"/;
  const naming = texts.filter((text) => (text.match(CARD) ?? text.match(HAND)) !== null);
  expect(naming.filter((text) => !open.test(text))).toEqual([]);
  expect(naming.filter((text) => text.includes('"cardPlayed"'))).toHaveLength(52);
});

test('refusals and limits are counted by what they are', async () => {
  const rare = { burst: 1, perMinute: 1 };
  const { figures, address } = await watchedServer({ limits: { phrases: rare, guesses: rare, connections: 3 } });
  const { code, one } = await tableOfTwo(address);
  const stranger = await guest(address);
  expect(await outcome(one, code, { type: 'act', action: { type: 'announce', by: 'N', points: 3 } })).toBe('no-board');
  expect(await outcome(one, code, { type: 'say', phrase: 'hello' })).toBe('accepted');
  expect(await outcome(one, code, { type: 'say', phrase: 'hello' })).toBe('too-many');
  expect(await outcome(stranger, 'BBBBBB', { type: 'next' })).toBe('no-such-table');
  stranger.send({ type: 'watch', table: 'BBBBBF', seen: 0 });
  expect(await guest(address).catch((error: Error) => error.message)).toMatch(/not connected|429/);
  await stranger.closed;

  const told = await figures();
  expect(figureOf(told, 'commands_refused_total{reason="no-board"}')).toBe(1);
  expect(figureOf(told, 'commands_refused_total{reason="too-many"}')).toBe(1);
  expect(figureOf(told, 'limits_met_total{limit="phrases"}')).toBe(1);
  expect(figureOf(told, 'limits_met_total{limit="connections"}')).toBe(1);
  expect(figureOf(told, 'limits_met_total{limit="dismissed"}')).toBe(1);
  await vi.waitFor(async () => expect(figureOf(await figures(), 'connections')).toBe(2), { timeout: 20_000 });
});

test('a store that goes away is told once, and once when it is back', async () => {
  let isFull = false;
  const { operation, lines, figures } = await watchedServer({ store: openMemoryStore({ isFull: () => isFull }) });
  const write = (expected: number) => operation.store.append({ table: 'T', expected, entries: ['{}'] });
  await write(0);
  isFull = true;
  for (let n = 0; n < 3; n += 1) await expect(write(1)).rejects.toThrow();
  operation.report('a table could not go on', new NotKept('away'));
  expect(figureOf(await figures(), 'store_up')).toBe(0);
  expect((await operation.look()).ready).toBe(false);
  isFull = false;
  await write(1);
  expect(lines.map((line) => JSON.parse(line).event)).toEqual(['store-away', 'store-back']);
  expect(figureOf(await figures(), 'append_seconds_count{verdict="not-kept"}')).toBe(3);
});

test('the port of the game has no figures, and the port of figures nothing else', async () => {
  const { web, page } = await watchedServer();
  expect((await fetch(`${web}/metrics`)).status).toBe(404);
  expect((await page('/')).status).toBe(404);
  expect((await page('/healthz')).status).toBe(404);
  expect((await page('/metrics')).headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
});

test('a port of figures that is taken is told in a sentence', async () => {
  const { page } = await watchedServer();
  const port = new URL((await page('/metrics')).url).port;
  const read = readSettings([], { METRICS_PORT: port });
  if (!read.ok) throw new Error(read.sentence);
  const { settings } = read;
  const second = operated({ settings, store: openMemoryStore(), bus: newHub().join(), version: '1.2.3' });
  expect(await second.begin()).toMatch(/^METRICS_PORT cannot be opened: .*EADDRINUSE/);
  await second.bus.close();
});

// A whole game where WebSocket is blocked, and what happens to lines that are cut, unknown or from another site.

import { type Seat, seededChance } from '@minibridge/bridge';
import { decodeServer, PROTOCOL_VERSION, type ServerMessage } from '@minibridge/protocol';
import { SETTINGS } from '@minibridge/protocol/testing';
import { stageOf } from '@minibridge/table';
import fastify from 'fastify';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { exampleClient } from '../../../../packages/protocol/examples/example-client.ts';
import { newHub } from '../bus/in-process.ts';
import { surroundings } from '../live/surroundings.ts';
import { newId, ONE_DEAL, serverForTests } from '../live/testing.ts';
import { openMemoryStore } from '../store/memory.ts';
import { serveLive } from './live-routes.ts';
import { liveService, USUAL_LIVE } from './live-service.ts';

const HELLO = JSON.stringify({ type: 'hello', version: PROTOCOL_VERSION, tables: [] });

let names = 0;
function newName(): string {
  names += 1;
  return `line-for-tests-${names}`.padEnd(22, '_');
}

/** A client of long polling. */
function poller(address: string, name = newName()) {
  const url = `${address.replace('ws', 'http')}/poll?line=${name}`;
  const stop = new AbortController();
  onTestFinished(() => stop.abort());
  let cookie: string | undefined;
  let posting: Promise<unknown> = Promise.resolve();

  async function post(body: string): Promise<number> {
    const headers = { 'content-type': 'text/plain', ...(cookie !== undefined && { cookie }) };
    const answer = await fetch(url, { method: 'POST', body, headers });
    cookie ??= answer.headers.get('set-cookie')?.split(';')[0];
    return answer.status;
  }

  async function listen(hear: (text: string) => void): Promise<void> {
    for (;;) {
      const answer = await fetch(url, { signal: stop.signal });
      if (!answer.ok) return;
      const lines = (await answer.text()).split('\n').filter((line) => line !== '');
      lines.forEach(hear);
    }
  }

  return {
    post,
    send: (text: string) => {
      posting = posting.then(() => post(`${text}\n`));
    },
    listen: (hear: (text: string) => void) => void listen(hear).catch(() => undefined),
    get: () => fetch(url),
    end: () => fetch(url, { method: 'DELETE' }),
    cookie: () => cookie,
  };
}

function heardFrom(line: ReturnType<typeof poller>) {
  const heard: ServerMessage[] = [];
  line.listen((text) => {
    const message = decodeServer(text);
    if (message.ok) heard.push(message.value);
  });
  return heard;
}

/** One line at a server whose clocks go on only when they are told to. */
async function pollsByTheClock() {
  const server = fastify();
  const around = surroundings({ store: openMemoryStore(), bus: newHub().join() });
  serveLive(server, liveService(around, USUAL_LIVE));
  await server.ready();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(async () => {
    vi.useRealTimers();
    await server.close();
  });
  const url = `/live/poll?line=${newName()}`;
  const headers = { 'content-type': 'text/plain' };
  return {
    poll: (method: 'GET' | 'POST', payload = '') =>
      server.inject({ method, url, ...(method === 'POST' && { payload, headers }) }),
    pass: (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds),
  };
}

async function eventually<T>(find: () => T | undefined): Promise<T> {
  for (let tries = 0; tries < 500; tries += 1) {
    const found = find();
    if (found !== undefined) return found;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  throw new Error('it does not come');
}

describe('long polling', () => {
  test('carries a whole game', async () => {
    const { address } = await serverForTests();
    const line = poller(address);
    const heard = heardFrom(line);
    line.send(HELLO);
    line.send(
      JSON.stringify({ type: 'openTable', id: newId(), rules: ONE_DEAL, settings: SETTINGS, seat: 'S', name: 'Ola' }),
    );
    const { table } = await eventually(() => heard.find((one) => one.type === 'accepted'));
    expect(line.cookie()).toMatch(/^minibridge-session=[\w-]{43}$/);

    const again = poller(address);
    const seat: Seat = 'S';
    await again.post(
      `${JSON.stringify({ type: 'hello', version: 1, session: line.cookie()?.split('=')[1], tables: [] })}\n`,
    );
    const client = exampleClient(seat, table, { send: again.send, chance: seededChance(1) });
    client.connected();
    again.listen((text) => {
      const now = client.table();
      if (now === undefined || stageOf(now) !== 'over') client.hear(text);
    });
    const over = await eventually(() => {
      const now = client.table();
      return now && stageOf(now) === 'over' ? now : undefined;
    });
    expect(over.sheet).toHaveLength(1);
  });

  test('a connection begins with hello', async () => {
    const { address } = await serverForTests();
    const line = poller(address);
    expect(await line.post('{"type":"ping","number":1}\n')).toBe(404);
    expect(await line.post(`${HELLO}\n`)).toBe(204);
    expect(await line.post('{"type":"ping","number":1}\n')).toBe(204);
    expect(await (await line.get()).text()).toContain('"pong"');
  });

  test('what is ended is gone', async () => {
    const { address } = await serverForTests();
    const line = poller(address);
    await line.post(`${HELLO}\n`);
    expect((await line.end()).status).toBe(204);
    expect(await line.post('{"type":"ping","number":1}\n')).toBe(404);
  });

  test('who listens when the connection is ended is answered at once', async () => {
    const { address } = await serverForTests();
    const line = poller(address);
    await line.post(`${HELLO}\n`);
    await line.get();
    const last = line.get();
    // Two requests, each on a way of its own: the listener is to be there first.
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect((await line.end()).status).toBe(204);
    const answer = await last;
    expect([answer.status, await answer.text()]).toEqual([200, '']);
    expect((await line.get()).status).toBe(404);
  }, 15_000);

  test('a listener may come before the first word, and a second one answers the first', async () => {
    const { address } = await serverForTests();
    const line = poller(address);
    const early = line.get();
    await line.post(`${HELLO}\n`);
    expect(await (await early).text()).toContain('"welcome"');
    const first = line.get();
    // Two requests, each on a way of its own: on a busy machine the later one may overtake within moments.
    await new Promise((resolve) => setTimeout(resolve, 500));
    const second = line.get();
    expect(await (await first).text()).toBe('');
    await line.post('{"type":"ping","number":7}\n');
    expect(await (await second).text()).toBe('{"type":"pong","number":7}\n');
  });

  test('a listener that takes the place of another is waited for as long as any, and the connection goes on', async () => {
    const { poll, pass } = await pollsByTheClock();
    await poll('POST', HELLO);
    expect((await poll('GET')).body).toContain('"welcome"');
    const answers: string[] = [];
    const first = poll('GET').then(({ body }) => answers.push(`first ${body}`));
    await pass(300);
    const second = poll('GET').then(({ statusCode, body }) => answers.push(`second ${statusCode} ${body}`));
    await first;
    await pass(24_900);
    expect(answers).toEqual(['first ']);
    await pass(200);
    await second;
    expect(answers).toEqual(['first ', 'second 200 ']);
    expect((await poll('POST', '{"type":"ping","number":1}')).statusCode).toBe(204);
    expect((await poll('GET')).body).toContain('"pong"');
    await pass(14_900);
    expect((await poll('POST', '{"type":"ping","number":2}')).statusCode).toBe(204);
    await pass(200);
    expect((await poll('POST', '{"type":"ping","number":3}')).statusCode).toBe(404);
  });

  test('an old client is told to load anew', async () => {
    const { address } = await serverForTests();
    const line = poller(address);
    await line.post('{"type":"hello","version":0,"tables":[]}\n');
    expect(await (await line.get()).text()).toBe('{"type":"reload","version":1}\n');
  });

  test.each([
    ['a name that could be guessed', '?line=1', {}, 404],
    ['no name', '', {}, 404],
    ['another site', `?line=${'x'.repeat(22)}`, { origin: 'https://elsewhere.example' }, 403],
  ])('%s', async (_, query, headers, status) => {
    const { address } = await serverForTests();
    const url = `${address.replace('ws', 'http')}/poll${query}`;
    expect(
      (await fetch(url, { method: 'POST', body: HELLO, headers: { 'content-type': 'text/plain', ...headers } })).status,
    ).toBe(status);
  });

  test.each([
    ['JSON', { 'content-type': 'application/json' }, HELLO, 415],
    ['a form', { 'content-type': 'application/x-www-form-urlencoded' }, HELLO, 415],
    ['bytes of no kind', {}, new TextEncoder().encode(HELLO), 415],
    ['text, in any spelling', { 'content-type': 'Text/Plain; charset=utf-8' }, HELLO, 204],
  ])('a POST of %s', async (_, headers, body, status) => {
    const { address } = await serverForTests();
    const answer = await fetch(`${address.replace('ws', 'http')}/poll?line=${newName()}`, {
      method: 'POST',
      headers,
      body,
    });
    expect(answer.status).toBe(status);
    if (status === 204) return;
    const problem = { reason: 'bad-field', type: 'POST', at: 'content-type', wanted: 'text/plain' };
    expect(decodeServer(await answer.text())).toEqual({ ok: true, value: { type: 'error', problem } });
    expect(answer.headers.get('accept-post')).toBe('text/plain');
  });

  test('a POST that is too long', async () => {
    const { address } = await serverForTests();
    const answer = await fetch(`${address.replace('ws', 'http')}/poll?line=${newName()}`, {
      method: 'POST',
      headers: { 'content-type': 'text/plain' },
      body: 'x'.repeat(65_537),
    });
    expect(answer.status).toBe(413);
    const problem = { reason: 'too-long', limit: 65_536 };
    expect(decodeServer(await answer.text())).toEqual({ ok: true, value: { type: 'error', problem } });
  });

  test('the server tells its listeners when it stops', async () => {
    const { address, close } = await serverForTests();
    const line = poller(address);
    await line.post(`${HELLO}\n`);
    await line.get();
    const last = line.get();
    await new Promise((resolve) => setTimeout(resolve, 50));
    const closing = close();
    expect(await (await last).text()).toContain('"closing"');
    await closing;
  });
});

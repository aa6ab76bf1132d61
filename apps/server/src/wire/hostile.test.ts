// Clients that mean no good or know no better: each is told, none is harmed, and the game of others goes on.

import { PROTOCOL_VERSION } from '@minibridge/protocol';
import { SETTINGS } from '@minibridge/protocol/testing';
import { describe, expect, test } from 'vitest';
import {
  answerTo,
  asked,
  NO_LIMITS,
  newId,
  ONE_DEAL,
  opened,
  outcome,
  STANDING_STILL,
  seenBy,
  serverForTests,
  tableOfTwo,
} from '../live/testing.ts';
import type { Limits } from './limits.ts';
import { connect, guest, heardAll, of, type Peer } from './testing.ts';

const limited = (limits: Partial<Limits>) =>
  serverForTests({ ...STANDING_STILL, settings: { limits: { ...NO_LIMITS, ...limits } } });

async function problem(peer: Peer, text: string | Buffer): Promise<string> {
  peer.sendText(text);
  return (await peer.until(of('error'))).problem.reason;
}

describe('texts that are no messages', () => {
  test.each<[string, string | Buffer, string]>([
    ['nothing', '', 'not-json'],
    ['garbage', '\u0000\u0001{', 'not-json'],
    ['bytes', Buffer.from([1, 2, 3]), 'not-text'],
    ['a list', '["KMTPQR",1,"card","W","HQ"]', 'not-a-message'],
    ['a message of the server', '{"type":"welcome","version":1,"tables":[]}', 'unknown-message'],
    ['a field too many', '{"type":"ping","number":1,"seat":"N"}', 'bad-field'],
    [
      'no command of a table',
      `{"type":"command","id":"12345678","table":"KMTPQR","seen":0,"ask":{"type":"deal"}}`,
      'bad-field',
    ],
    ['too long', `"${'x'.repeat(9_000)}"`, 'too-long'],
    ['deep', '['.repeat(4_000), 'not-json'],
  ])('%s', async (_, text, reason) => {
    const { address } = await serverForTests();
    const peer = await guest(address);
    expect(await problem(peer, text)).toBe(reason);
    await heardAll(peer);
  });

  test('a megabyte ends the connection, and the others play on', async () => {
    const { address } = await serverForTests(STANDING_STILL);
    const { code, one } = await tableOfTwo(address, { rules: ONE_DEAL });
    const stranger = await guest(address);
    stranger.sendText('x'.repeat(1_048_576));
    expect(await stranger.closed).toBe(1009);
    expect(await outcome(one, code, { type: 'next' })).toBe('accepted');
  });

  test('many in a row end the connection', async () => {
    const { address } = await serverForTests();
    const peer = await guest(address);
    for (let text = 0; text < 25; text += 1) peer.sendText('nonsense');
    expect(await peer.until(of('closing'))).toMatchObject({ why: 'too-many' });
    await peer.closed;
  });
});

test('an old version is told to load anew, a new one to wait', async () => {
  const { address } = await serverForTests();
  for (const version of [0, PROTOCOL_VERSION + 1]) {
    const peer = await connect(address);
    peer.sendText(JSON.stringify({ type: 'hello', version, tables: [], anything: true }));
    expect(await peer.until(of('reload'))).toEqual({ type: 'reload', version: PROTOCOL_VERSION });
  }
});

describe('a connection that has not said a hello that fits', () => {
  test('is told so, and nothing is done', async () => {
    const { address } = await serverForTests(STANDING_STILL);
    const { code, one, other } = await tableOfTwo(address, { rules: ONE_DEAL });
    const mute = await connect(address, other.session());
    for (const message of [
      { type: 'command', id: newId(), table: code, seen: 0, ask: { type: 'stand' } },
      { type: 'openTable', id: newId(), rules: ONE_DEAL, settings: SETTINGS, seat: 'N', name: 'Ola' },
      { type: 'watch', table: code, seen: 0 },
      { type: 'leave', table: code },
      { type: 'ping', number: 1 },
    ] as const) {
      mute.send(message);
      expect((await mute.until(of('error'))).problem).toEqual({ reason: 'hello-first' });
    }
    expect(await outcome(one, code, { type: 'sit', seat: 'S', name: 'Ola' })).toBe('seat-taken');
    expect(mute.heard.every(({ type }) => type === 'error')).toBe(true);
  });

  test('an old client asks in vain after "load anew"; the same person comes with the new version and has the seat', async () => {
    const { address } = await serverForTests(STANDING_STILL);
    const { code, other } = await tableOfTwo(address, { rules: ONE_DEAL });
    const old = await guest(address, other.session());
    old.sendText(JSON.stringify({ type: 'hello', version: PROTOCOL_VERSION - 1, tables: [{ table: code, seen: 0 }] }));
    await old.until(of('reload'));
    const id = newId();
    const stand = { type: 'command', id, table: code, seen: seenBy(other, code), ask: { type: 'stand' } } as const;
    old.send(stand);
    expect((await old.until(of('error'))).problem).toEqual({ reason: 'hello-first' });
    const renewed = await connect(address, other.session());
    renewed.send({ type: 'hello', version: PROTOCOL_VERSION, tables: [{ table: code, seen: 0 }] });
    expect((await renewed.until(of('welcome'))).tables).toEqual([{ table: code, seat: 'S', host: false }]);
    expect((await renewed.until(of('watching'))).viewer).toEqual({ as: 'seat', seat: 'S' });
    // What was not carried out keeps its id: it may be sent again.
    renewed.send(stand);
    expect((await answerTo(renewed, id)).type).toBe('accepted');
  });
});

test('a connection stays with the person of its first hello', async () => {
  const { address } = await serverForTests(STANDING_STILL);
  const { code, one, other } = await tableOfTwo(address, { rules: ONE_DEAL });
  const peer = await guest(address, other.session());
  peer.send({ type: 'watch', table: code, seen: 0 });
  await peer.until(of('watching'));
  const thief = { type: 'hello', version: PROTOCOL_VERSION, session: one.session(), tables: [] } as const;
  peer.send(thief);
  expect((await peer.until(of('error'))).problem).toEqual({ reason: 'other-session' });
  // After "load anew" too.
  peer.send({ type: 'hello', version: PROTOCOL_VERSION - 1, tables: [] });
  await peer.until(of('reload'));
  peer.send(thief);
  expect((await peer.until(of('error'))).problem).toEqual({ reason: 'other-session' });
  peer.send({ type: 'hello', version: PROTOCOL_VERSION, tables: [{ table: code, seen: 0 }] });
  expect((await peer.until(of('welcome'))).tables).toEqual([{ table: code, seat: 'S', host: false }]);
  expect(await outcome(peer, code, { type: 'close' })).toBe('host-only');
  expect(await outcome(peer, code, { type: 'pause', by: 'S' })).toBe('accepted');
});

describe('other people’s tables and seats', () => {
  test('a stranger may not act, nor as host', async () => {
    const { address } = await serverForTests(STANDING_STILL);
    const { code, one } = await tableOfTwo(address, { rules: ONE_DEAL });
    await outcome(one, code, { type: 'next' });
    const stranger = await guest(address);
    const choose = {
      type: 'act',
      action: { type: 'choose', by: 'S', contract: { kind: 'game', strain: 'S' } },
    } as const;
    expect(await outcome(stranger, code, choose)).toBe('not-your-seat');
    expect(await outcome(stranger, code, { type: 'next' })).toBe('not-seated');
    expect(await outcome(stranger, code, { type: 'close' })).toBe('host-only');
    expect(await outcome(stranger, code, { type: 'say', phrase: 'hello' })).toBe('not-seated');
    expect(stranger.texts.join()).not.toContain('"hand"');
  });

  test('to say as whom one has seen the events gives no right', async () => {
    const { address } = await serverForTests(STANDING_STILL);
    const { code, one } = await tableOfTwo(address, { rules: ONE_DEAL });
    await outcome(one, code, { type: 'next' });
    const stranger = await guest(address);
    stranger.send({ type: 'watch', table: code, seen: 5, as: { as: 'seat', seat: 'S' } });
    expect(await stranger.until(of('watching'))).toMatchObject({ viewer: { as: 'kibitzer' }, seen: 0, anew: true });
    stranger.send({ type: 'watch', table: code, seen: 0, as: { as: 'teacher' } });
    expect(await stranger.until(of('watching'))).toMatchObject({ viewer: { as: 'kibitzer' } });
    await heardAll(stranger);
    expect(stranger.texts.join()).not.toContain('"hand"');
  });

  test('where watching is not allowed one sees who sits, and no event', async () => {
    const { address } = await serverForTests(STANDING_STILL);
    const host = await guest(address);
    const code = await opened(host, 'S', { settings: { watching: 'nobody' } });
    const stranger = await guest(address);
    stranger.send({ type: 'watch', table: code, seen: 0 });
    expect((await stranger.until(of('left'))).why).toBe('watching-not-allowed');
    expect(stranger.heard.some(({ type }) => type === 'people')).toBe(true);
    expect(stranger.heard.some(({ type }) => type === 'released')).toBe(false);
    expect(await outcome(stranger, code, { type: 'sit', seat: 'N', name: 'Ola' })).toBe('accepted');
    expect((await stranger.until(of('watching'))).viewer).toEqual({ as: 'seat', seat: 'N' });
  });

  test('another’s session is known by its token only', async () => {
    const { address } = await serverForTests(STANDING_STILL);
    const { code, other } = await tableOfTwo(address, { rules: ONE_DEAL });
    for (const token of ['', 'x'.repeat(43), other.session().slice(1), `${other.session()}x`]) {
      const thief = await guest(address, token);
      expect((await asked(thief, code, { type: 'stand' })).type).toBe('refused');
    }
    const own = await connect(address);
    own.send({ type: 'hello', version: PROTOCOL_VERSION, session: other.session(), tables: [] });
    expect((await own.until(of('welcome'))).tables).toEqual([{ table: code, seat: 'S', host: false }]);
  });
});

describe('limits', () => {
  test('commands', async () => {
    const { address } = await limited({ commands: { burst: 2, perMinute: 60 } });
    const host = await guest(address);
    const code = await opened(host, 'N', { rules: ONE_DEAL });
    const said = [];
    for (let command = 0; command < 3; command += 1) said.push(await asked(host, code, { type: 'agree', card: 1 }));
    expect(said.at(-1)).toMatchObject({ refusal: { reason: 'too-many', of: 'commands' } });
  });

  test('phrases', async () => {
    const { address } = await limited({ phrases: { burst: 1, perMinute: 1 } });
    const host = await guest(address);
    const code = await opened(host, 'N', { rules: ONE_DEAL });
    expect(await outcome(host, code, { type: 'say', phrase: 'hello' })).toBe('accepted');
    expect(await asked(host, code, { type: 'say', phrase: 'hello' })).toMatchObject({
      refusal: { reason: 'too-many', of: 'phrases' },
    });
  });

  test('tables', async () => {
    const { address } = await limited({ tables: { burst: 1, perMinute: 1 } });
    const host = await guest(address);
    await opened(host, 'N', { rules: ONE_DEAL });
    host.send({ type: 'openTable', id: newId(), rules: ONE_DEAL, settings: SETTINGS, seat: 'N', name: 'Ola' });
    expect(await host.until(of('refused'))).toMatchObject({ refusal: { reason: 'too-many', of: 'tables' } });
  });

  test('of a table that is looked at anew again and again', async () => {
    const { address } = await limited({ watches: { burst: 5, perMinute: 30 } });
    const { code } = await tableOfTwo(address, { rules: ONE_DEAL });
    const peer = await guest(address);
    for (let n = 0; n < 7; n += 1) peer.send({ type: 'watch', table: code, seen: 0 });
    expect(await peer.until(of('closing'))).toMatchObject({ why: 'too-many' });
    expect(peer.heard.filter(of('watching'))).toHaveLength(5);
  });

  test('messages of any kind', async () => {
    const { address } = await limited({ messages: { burst: 10, perMinute: 60 } });
    const peer = await guest(address);
    for (let number = 0; number < 20; number += 1) peer.send({ type: 'ping', number });
    expect(await peer.until(of('closing'))).toMatchObject({ why: 'too-many' });
    await peer.closed;
  });

  test('connections of one address', async () => {
    const { address } = await limited({ connections: 2 });
    const [first] = [await guest(address), await guest(address)];
    await expect(connect(address)).rejects.toThrow('not connected');
    first.close();
    await first.closed;
    await guest(address);
  });
});

describe('origins', () => {
  const settings = { allowedOrigins: ['https://bridge.example'] };
  test.each([
    ['a program', {}, true],
    ['the own page', { origin: 'own' }, true],
    ['a page that the operator names', { origin: 'https://bridge.example' }, true],
    ['another site', { origin: 'https://elsewhere.example' }, false],
    ['a page in a sandbox', { origin: 'null' }, false],
  ])('%s', async (_, { origin }: { origin?: string }, may) => {
    const { address } = await serverForTests({ settings });
    const own = `http://${new URL(address).host}`;
    const opening = connect(
      address,
      undefined,
      origin === undefined ? {} : { origin: origin === 'own' ? own : origin },
    );
    if (may) await opening;
    else await expect(opening).rejects.toThrow('not connected');
  });

  test('elsewhere than at /live there is nothing', async () => {
    const { address } = await serverForTests();
    await expect(connect(address.replace('/live', '/'))).rejects.toThrow('not connected');
  });
});

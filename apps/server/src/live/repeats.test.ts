// A command is carried out once and answered as often as it comes: double taps, resends, other orders, other connections.

import { type NoticeOf, newCode, PROTOCOL_VERSION } from '@minibridge/protocol';
import { SETTINGS } from '@minibridge/protocol/testing';
import { describe, expect, test } from 'vitest';
import { openMemoryStore } from '../store/memory.ts';
import { connect, guest, heardAll, of, type Peer } from '../wire/testing.ts';
import {
  answerTo,
  asked,
  EXAMPLE_DEALS,
  newId,
  ONE_DEAL,
  opened,
  outcome,
  STANDING_STILL,
  seenBy,
  serverForTests,
  tableOfTwo,
} from './testing.ts';

const GAME = { type: 'act', action: { type: 'choose', by: 'S', contract: { kind: 'game', strain: 'S' } } } as const;

/** South, who declares, is `other`. */
async function choosing(given = {}) {
  const server = await serverForTests({ ...STANDING_STILL, ...given });
  const table = await tableOfTwo(server.address, { rules: ONE_DEAL });
  await asked(table.one, table.code, { type: 'next' });
  await heardAll(table.other);
  return { ...server, ...table };
}

function count(peer: Peer, word: string): number {
  return peer.texts.filter((text) => text.includes(`,"${word}",`)).length;
}

describe('a repeat gets the first answer and changes nothing', () => {
  test('a double tap', async () => {
    const { code, other } = await choosing();
    const message = { type: 'command', id: newId(), table: code, seen: seenBy(other, code), ask: GAME } as const;
    other.send(message);
    other.send(message);
    const [first, second] = [await answerTo(other, message.id), await answerTo(other, message.id)];
    expect(second).toEqual(first);
    expect(first.type).toBe('accepted');
    expect(count(other, 'contract')).toBe(1);
  });

  test('a resend over a new connection, and after the server has forgotten everything', async () => {
    const store = openMemoryStore();
    const { code, other, close } = await choosing({ store });
    const message = { type: 'command', id: newId(), table: code, seen: seenBy(other, code), ask: GAME } as const;
    other.send(message);
    const first = await answerTo(other, message.id);
    await close();
    const { address } = await serverForTests({ ...STANDING_STILL, store });
    const again = await guest(address, other.session());
    again.send(message);
    expect(await answerTo(again, message.id)).toEqual(first);
  });

  test('a refusal is remembered, though it would be accepted now', async () => {
    const { code, one, other } = await choosing();
    const message = {
      type: 'command',
      id: newId(),
      table: code,
      seen: seenBy(one, code),
      ask: { type: 'resume', by: 'N' },
    } as const;
    one.send(message);
    const first = await answerTo(one, message.id);
    expect(first).toMatchObject({ refusal: { reason: 'not-paused' } });
    expect(await outcome(other, code, { type: 'pause', by: 'S' })).toBe('accepted');
    one.send(message);
    expect(await answerTo(one, message.id)).toEqual(first);
  });

  test('opening a table makes one table', async () => {
    const { address } = await serverForTests();
    const host = await guest(address);
    const message = {
      type: 'openTable',
      id: newId(),
      rules: ONE_DEAL,
      settings: SETTINGS,
      seat: 'E',
      name: 'Ola',
    } as const;
    host.send(message);
    host.send(message);
    const first = await answerTo(host, message.id);
    const again = await connect(address, host.session());
    again.send({ type: 'hello', version: PROTOCOL_VERSION, tables: [] });
    again.send(message);
    expect((await again.until(of('welcome'))).tables).toHaveLength(1);
    expect(await answerTo(again, message.id)).toEqual(first);
  });

  test('the same id of somebody else is another command', async () => {
    const { code, one, other } = await choosing();
    const id = newId();
    other.send({ type: 'command', id, table: code, seen: seenBy(other, code), ask: { type: 'pause', by: 'S' } });
    expect((await answerTo(other, id)).type).toBe('accepted');
    one.send({ type: 'command', id, table: code, seen: seenBy(one, code), ask: { type: 'redeal' } });
    expect(await answerTo(one, id)).toMatchObject({ refusal: { reason: 'paused' } });
  });
});

describe('what has lost its meaning is refused', () => {
  test('two are ready at the same time: one deal', async () => {
    const { address } = await serverForTests(STANDING_STILL);
    const { code, one, other } = await tableOfTwo(address, { rules: ONE_DEAL });
    const said = await Promise.all([outcome(one, code, { type: 'next' }), outcome(other, code, { type: 'next' })]);
    expect(said.sort()).toEqual(['accepted', 'outdated']);
    expect(count(one, 'board')).toBe(1);
  });

  test('a contract meant for the deal that was thrown away', async () => {
    const { code, one, other } = await choosing();
    const seen = seenBy(other, code);
    expect(await outcome(one, code, { type: 'redeal' })).toBe('accepted');
    const id = newId();
    other.send({ type: 'command', id, table: code, seen, ask: GAME });
    expect(await answerTo(other, id)).toMatchObject({ refusal: { reason: 'outdated' } });
  });

  test('a number from the future', async () => {
    const { code, other } = await choosing();
    const id = newId();
    other.send({ type: 'command', id, table: code, seen: 10_000, ask: GAME });
    expect(await answerTo(other, id)).toMatchObject({ refusal: { reason: 'outdated' } });
  });
});

test('what the store cannot keep is refused, and tried again with a new id', async () => {
  let isFull = false;
  const { code, other } = await choosing({ store: openMemoryStore({ isFull: () => isFull }) });
  isFull = true;
  expect(await asked(other, code, GAME)).toMatchObject({ refusal: { reason: 'not-kept', retryAfter: 5_000 } });
  expect(count(other, 'contract')).toBe(0);
  isFull = false;
  expect(await outcome(other, code, GAME)).toBe('accepted');
  expect(count(other, 'contract')).toBe(1);
});

describe('who comes while the store cannot write', () => {
  async function full() {
    let isFull = false;
    const { address, code, other } = await choosing({ store: openMemoryStore({ isFull: () => isFull }) });
    // Of two people whom the store does not know at this table, one has a session already.
    const known = await guest(address);
    await opened(known, 'N', { rules: ONE_DEAL });
    isFull = true;
    return { address, code, other, known, mend: () => (isFull = false) };
  }

  test('for the first time is told why not, keeps the connection, and comes in later', async () => {
    const { address, code, known, mend } = await full();
    for (const newcomer of [await guest(address), known]) {
      newcomer.send({ type: 'watch', table: code, seen: 0 });
      expect(await newcomer.until(of('left'))).toMatchObject({ table: code, why: 'not-kept' });
      await heardAll(newcomer);
    }
    mend();
    known.send({ type: 'watch', table: code, seen: 0 });
    await known.until((one): one is NoticeOf<'watching'> => one.type === 'watching' && one.table === code);
  });

  test('again, looks on', async () => {
    const { address, code, other } = await full();
    const again = await connect(address, other.session());
    again.send({ type: 'hello', version: PROTOCOL_VERSION, tables: [{ table: code, seen: 0 }] });
    expect((await again.until(of('watching'))).viewer).toEqual({ as: 'seat', seat: 'S' });
  });
});

test('a command for a table that is not there', async () => {
  const { address } = await serverForTests();
  const peer = await guest(address);
  const code = newCode('table', EXAMPLE_DEALS.chance);
  expect(await asked(peer, code, { type: 'next' })).toMatchObject({ refusal: { reason: 'no-such-table' } });
});

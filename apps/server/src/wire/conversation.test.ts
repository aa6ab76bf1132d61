// The end of a connection by the server: a slow reader, a fault of ours.

import { expect, test } from 'vitest';
import { newHub } from '../bus/in-process.ts';
import { surroundings } from '../live/surroundings.ts';
import { sessionOf } from '../people/sessions.ts';
import { openMemoryStore } from '../store/memory.ts';
import type { Store } from '../store/store.ts';
import { conversation } from './conversation.ts';
import { liveService } from './live-service.ts';

const HELLO = '{"type":"hello","version":1,"tables":[]}';

/** A conversation over a line that has not taken so many bytes. */
async function talk(unread: number, store: Store = openMemoryStore()) {
  const faults: string[] = [];
  const service = liveService(surroundings({ store, bus: newHub().join(), report: (what) => faults.push(what) }));
  const sent: string[] = [];
  let isEnded = false;
  const end = (): void => {
    isEnded = true;
  };
  const line = { send: (text: string) => void sent.push(text), waiting: () => unread, end };
  const said = conversation({ line, session: await sessionOf(undefined, store), service, address: 'here' });
  const hear = async (text: string): Promise<void> => {
    said.hear(text);
    await new Promise((resolve) => setTimeout(resolve, 5));
  };
  await hear(HELLO);
  return { sent, faults, hear, isEnded: () => isEnded, close: service.tables.close };
}

test('a slow reader is cut: nothing more is sent, and it is told when to come back', async () => {
  const { sent, isEnded, hear, close } = await talk(2_000_000);
  expect(sent).toEqual([
    '{"type":"welcome","version":1,"tables":[]}',
    '{"type":"closing","why":"too-slow","retryAfter":1000}',
  ]);
  expect(isEnded()).toBe(true);
  await hear(HELLO);
  expect(sent).toHaveLength(2);
  await close();
});

test('a quick one is not', async () => {
  const { sent, isEnded, close } = await talk(1_000);
  expect([sent.length, isEnded()]).toEqual([1, false]);
  await close();
});

test('a fault of ours is reported, and the client comes back', async () => {
  const broken: Store = { ...openMemoryStore(), entries: () => Promise.reject(new Error('broken')) };
  const { sent, faults, isEnded, hear, close } = await talk(0, broken);
  await hear('{"type":"watch","table":"KMTPQR","seen":0}');
  expect(sent.at(-1)).toBe('{"type":"closing","why":"restart","retryAfter":5000}');
  expect([faults, isEnded()]).toEqual([['a message could not be answered'], true]);
  await close();
});

// A refusal is forgotten with its process: what was refused there and comes again elsewhere does no harm (decision 46).

import type { Seat } from '@minibridge/bridge';
import { type Ask, type ClientMessageOf, PROTOCOL_VERSION, type ReleasedMessage } from '@minibridge/protocol';
import { describe, expect, test } from 'vitest';
import { openMemoryStore } from '../store/memory.ts';
import { connect, heardAll, type Peer } from '../wire/testing.ts';
import {
  answerTo,
  EXAMPLE_DEALS,
  newId,
  ONE_DEAL,
  outcome,
  STANDING_STILL,
  seenBy,
  serverForTests,
  tableOfTwo,
} from './testing.ts';

const GAME = { type: 'act', action: { type: 'choose', by: 'S', contract: { kind: 'game', strain: 'S' } } } as const;
/** Declarer's card, or dummy's. */
const play = (card: 'HA' | 'H3'): Ask => ({ type: 'act', action: { type: 'play', by: 'S', card } });

/** South declares and dummy is north; west and east are bots that play at the second process only. */
async function twoProcesses() {
  const store = openMemoryStore();
  const first = await serverForTests({ ...STANDING_STILL, store });
  const { code, one, other } = await tableOfTwo(first.address, { rules: ONE_DEAL });
  await outcome(one, code, { type: 'next' });
  await heardAll(other);
  /** The same person at a process that remembers no refusal. */
  async function elsewhere(): Promise<Peer> {
    await first.close();
    const second = await serverForTests({ store, means: EXAMPLE_DEALS });
    const again = await connect(second.address, other.session());
    again.send({ type: 'hello', version: PROTOCOL_VERSION, tables: [{ table: code, seen: 0 }] });
    await heardAll(again);
    return again;
  }
  return { code, one, other, elsewhere };
}

/** Somebody has played from `seat`. */
async function hasPlayed(peer: Peer, seat: Seat): Promise<void> {
  await peer.until((one): one is ReleasedMessage => {
    const event = one.type === 'released' && one.event.type === 'onBoard' ? one.event.event : undefined;
    return event?.type === 'cardPlayed' && event.seat === seat;
  });
}

type Asked = ClientMessageOf<'command'>;

/** `accepted`, or the reason of the refusal. */
async function reasonOf(peer: Peer, message: Asked): Promise<string> {
  peer.send(message);
  const answer = await answerTo(peer, message.id);
  return answer.type === 'refused' ? answer.refusal.reason : 'accepted';
}

/** What `ask` gets now, and the message for later. */
async function refused(peer: Peer, table: string, ask: Ask) {
  const message: Asked = { type: 'command', id: newId(), table, seen: seenBy(peer, table), ask };
  return { message, reason: await reasonOf(peer, message) };
}

describe('refused at one process, sent again at another', () => {
  test('a card out of turn is not played when it has become legal', async () => {
    const { code, other, elsewhere } = await twoProcesses();
    expect(await outcome(other, code, GAME)).toBe('accepted');
    const tap = await refused(other, code, play('HA'));
    expect(tap.reason).toBe('not-your-turn');
    const again = await elsewhere();
    await hasPlayed(again, 'W');
    expect(await outcome(again, code, play('H3'))).toBe('accepted');
    await hasPlayed(again, 'E');
    expect(await reasonOf(again, tap.message)).toBe('outdated');
    expect(await outcome(again, code, play('HA'))).toBe('accepted');
  });

  test('"go on" does not end a pause that the person had not seen', async () => {
    const { code, one, other, elsewhere } = await twoProcesses();
    const tap = await refused(other, code, { type: 'resume', by: 'S' });
    expect(tap.reason).toBe('not-paused');
    expect(await outcome(one, code, { type: 'pause', by: 'N' })).toBe('accepted');
    expect(await reasonOf(await elsewhere(), tap.message)).toBe('outdated');
  });
});

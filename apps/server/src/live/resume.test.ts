// Coming back: after a cut at every moment the rest comes, whole and once.

import { presetRules, seededChance } from '@minibridge/bridge';
import { PROTOCOL_VERSION } from '@minibridge/protocol';
import { stageOf, type Table } from '@minibridge/table';
import { describe, expect, test } from 'vitest';
import { exampleClient } from '../../../../packages/protocol/examples/example-client.ts';
import { openMemoryStore } from '../store/memory.ts';
import { connect, guest, of, type Peer } from '../wire/testing.ts';
import { joined, matchOfTwo, opened, player, serverForTests } from './testing.ts';

const ONE_DEAL = { ...presetRules('mb.site4'), match: { deals: 1, firstDealer: 'draw' as const } };
const SOUTH = { as: 'seat', seat: 'S' } as const;

function eventsIn({ texts }: Peer): readonly string[] {
  return texts.filter((text) => text.startsWith('['));
}

/** A match of one deal, and everything that south was sent of it. */
async function played(store = openMemoryStore()) {
  const server = await serverForTests({ store });
  const { code, other, north, south } = await matchOfTwo(server.address, { rules: ONE_DEAL });
  await Promise.all([north.untilOver(), south.untilOver()]);
  const whole = await connect(server.address, other.session());
  whole.send({ type: 'hello', version: PROTOCOL_VERSION, tables: [{ table: code, seen: 0 }] });
  await whole.until(of('settings'));
  return { ...server, store, code, session: other.session(), events: eventsIn(whole) };
}

async function comesBack(
  address: string,
  session: string,
  following: { table: string; seen: number; as?: typeof SOUTH },
) {
  const peer = await connect(address, session);
  peer.send({ type: 'hello', version: PROTOCOL_VERSION, tables: [following] });
  const watching = await peer.until(of('watching'));
  // What comes after the events.
  await peer.until(of('settings'));
  peer.close();
  return { watching, events: eventsIn(peer) };
}

describe('after a cut', () => {
  test('at every moment the rest comes, from memory and from the store', async () => {
    const { address, close, store, code, session, events } = await played();
    expect(events.length).toBeGreaterThan(60);
    for (let seen = 0; seen <= events.length; seen += 1) {
      const back = await comesBack(address, session, { table: code, seen, as: SOUTH });
      expect(back.watching).toMatchObject({ seen, anew: false });
      expect(back.events).toEqual(events.slice(seen));
    }
    await close();
    const { address: later } = await serverForTests({ store });
    for (const seen of [0, 7, events.length]) {
      expect((await comesBack(later, session, { table: code, seen, as: SOUTH })).events).toEqual(events.slice(seen));
    }
  });

  test.each([
    ['as nobody', { seen: 20 }],
    ['as another viewer', { seen: 20, as: { as: 'seat', seat: 'E' } as const }],
    ['with more than there is', { seen: 9_999, as: SOUTH }],
  ])('%s: everything anew', async (_, following) => {
    const { address, code, session, events } = await played();
    const peer = await connect(address, session);
    peer.send({ type: 'hello', version: PROTOCOL_VERSION, tables: [{ table: code, ...following }] });
    expect(await peer.until(of('watching'))).toMatchObject({ seen: 0, anew: true, viewer: SOUTH });
    await peer.until(of('settings'));
    expect(eventsIn(peer)).toEqual(events);
  });

  test('"my tables" are in the welcome', async () => {
    const { address, code, session } = await played();
    const peer = await connect(address, session);
    peer.send({ type: 'hello', version: PROTOCOL_VERSION, tables: [] });
    expect((await peer.until(of('welcome'))).tables).toEqual([{ table: code, seat: 'S', host: false }]);
  });
});

/** An example client whose connection is cut after so many texts, again and again. */
async function shakyPlayer(
  address: string,
  session: string,
  { code, every }: { code: string; every: number },
): Promise<Table> {
  let peer = await connect(address, session);
  const client = exampleClient('S', code, { send: (text) => peer.sendText(text), chance: seededChance(every) });
  /** What is heard over one connection; nothing of it after the cut. */
  async function listen(): Promise<void> {
    const own = peer;
    let left = every;
    await new Promise<void>((resolve) => {
      own.onText((text) => {
        if (left === 0 || isOver(client.table())) return;
        client.hear(text);
        left -= 1;
        if (left === 0 || isOver(client.table())) resolve();
      });
      client.connected();
    });
    client.disconnected();
    own.cut();
  }
  for (;;) {
    await listen();
    const table = client.table();
    if (table && isOver(table)) return table;
    peer = await connect(address, session);
  }
}

function isOver(table: Table | undefined): boolean {
  return table !== undefined && stageOf(table) === 'over';
}

test.each([11, 17, 29])('a line that is cut after every %i texts carries a whole deal', async (every) => {
  const { address } = await serverForTests();
  const host = await guest(address);
  const code = await opened(host, 'N', { rules: ONE_DEAL });
  const other = await guest(address);
  await joined(other, code, 'S');
  other.close();
  const north = player(host, 'N', code);
  const [table] = await Promise.all([shakyPlayer(address, other.session(), { code, every }), north.untilOver()]);
  expect(table.sheet).toEqual(north.table()?.sheet);
});

// A host who vanishes stops nothing: the others play on, the role waits for the host, and whom it was handed to has it.

import { presetRules } from '@minibridge/bridge';
import { PROTOCOL_VERSION } from '@minibridge/protocol';
import { expect, test } from 'vitest';
import { goodPlayer, joined, outcome, serverForTests, tableOfTwo } from '../live/testing.ts';
import { connect, guest, of, type Peer } from '../wire/testing.ts';

const TWO_DEALS = { ...presetRules('mb.site4'), match: { deals: 2, firstDealer: 'north' as const } };

/** The host watches and the two others play: north's seat is a bot's. */
async function withoutHost() {
  const { address } = await serverForTests();
  const { code, one: host, other } = await tableOfTwo(address, { rules: TWO_DEALS });
  const third = await guest(address);
  await joined(third, code, 'W');
  expect(await outcome(host, code, { type: 'stand' })).toBe('accepted');
  return { address, code, host, other, third };
}

async function comesBack(address: string, host: Peer, code: string): Promise<Peer> {
  const again = await connect(address, host.session());
  again.send({ type: 'hello', version: PROTOCOL_VERSION, tables: [{ table: code, seen: 0 }] });
  await again.until(of('watching'));
  return again;
}

test('two deals are played to their end, and the host is host again', async () => {
  const { address, code, host, other, third } = await withoutHost();
  host.cut();
  const south = goodPlayer(other, 'S', code);
  const west = goodPlayer(third, 'W', code);
  await Promise.all([south.untilOver(), west.untilOver()]);
  expect(south.table()?.sheet).toHaveLength(2);
  expect(await outcome(other, code, { type: 'close' })).toBe('host-only');
  const again = await comesBack(address, host, code);
  expect(await outcome(again, code, { type: 'handOver', who: 2 })).toBe('accepted');
});

test('whom the role was handed to has it, whoever has gone', async () => {
  const { address, code, host, other, third } = await withoutHost();
  expect(await outcome(host, code, { type: 'handOver', who: 2 })).toBe('accepted');
  host.cut();
  expect(await outcome(third, code, { type: 'close' })).toBe('host-only');
  expect(await outcome(other, code, { type: 'close' })).toBe('accepted');
  const again = await comesBack(address, host, code);
  expect(await outcome(again, code, { type: 'handOver', who: 1 })).toBe('host-only');
});

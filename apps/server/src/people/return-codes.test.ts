// Taking a seat back on another device.

import { describe, expect, test } from 'vitest';
import {
  answerTo,
  EXAMPLE_DEALS,
  newId,
  ONE_DEAL,
  opened,
  outcome,
  serverForTests,
  tableOfTwo,
} from '../live/testing.ts';
import { openMemoryStore } from '../store/memory.ts';
import { guest, heardAll, of, type Peer } from '../wire/testing.ts';
import { returnCodeOf } from './return-codes.ts';

function codeOf({ heard }: Peer): string {
  const shown = heard.findLast(of('returnCode'));
  if (shown === undefined) throw new Error('no return code was shown');
  return shown.code;
}

async function comeBack(peer: Peer, code: string, id = newId()) {
  peer.send({ type: 'comeBack', id, code });
  return answerTo(peer, id);
}

test('the seat moves from one session to the other, with a new code', async () => {
  const { address } = await serverForTests({ means: EXAMPLE_DEALS });
  const tablet = await guest(address);
  const table = await opened(tablet, 'S', { rules: ONE_DEAL });
  const { code } = await tablet.until(of('returnCode'));

  const phone = await guest(address);
  expect(await comeBack(phone, code)).toMatchObject({ type: 'accepted', table });
  expect(await phone.until(of('watching'))).toMatchObject({ you: 1, viewer: { as: 'seat', seat: 'S' }, anew: true });
  const next = await phone.until(of('returnCode'));
  expect(next.code).not.toBe(code);
  expect(await tablet.until(of('left'))).toMatchObject({ table, why: 'other-device' });
  expect(await comeBack(tablet, code)).toMatchObject({ refusal: { reason: 'no-such-code', kind: 'return' } });
  expect((await comeBack(tablet, next.code)).type).toBe('accepted');
});

test('a repeat is answered as before, also by a server that has forgotten everything', async () => {
  const store = openMemoryStore();
  const first = await serverForTests({ store });
  const tablet = await guest(first.address);
  await opened(tablet, 'S', { rules: ONE_DEAL });
  const { code } = await tablet.until(of('returnCode'));
  const phone = await guest(first.address);
  const id = newId();
  const answer = await comeBack(phone, code, id);
  await first.close();
  const second = await serverForTests({ store });
  const again = await guest(second.address, phone.session());
  expect(await comeBack(again, code, id)).toEqual(answer);
});

test('the code stays the same over connections and restarts', async () => {
  const store = openMemoryStore();
  const first = await serverForTests({ store });
  const tablet = await guest(first.address);
  const table = await opened(tablet, 'S', { rules: ONE_DEAL });
  const { code } = await tablet.until(of('returnCode'));
  await first.close();
  const second = await serverForTests({ store });
  const again = await guest(second.address, tablet.session());
  again.send({ type: 'watch', table, seen: 0 });
  expect((await again.until(of('returnCode'))).code).toBe(code);
  await heardAll(again);
  expect((await comeBack(await guest(second.address), code)).type).toBe('accepted');
});

test('one’s own code, where one sits already, changes nothing and goes on holding', async () => {
  const { address } = await serverForTests({ means: EXAMPLE_DEALS });
  const tablet = await guest(address);
  const table = await opened(tablet, 'S', { rules: ONE_DEAL });
  const { code } = await tablet.until(of('returnCode'));
  expect(await comeBack(tablet, code)).toMatchObject({ type: 'accepted', table });
  expect(await comeBack(await guest(address), code)).toMatchObject({ type: 'accepted', table });
});

test('somebody whom the host has removed is told so, and the code goes on holding', async () => {
  const { address } = await serverForTests({ means: EXAMPLE_DEALS });
  const { code: table, one, other } = await tableOfTwo(address, { rules: ONE_DEAL });
  const removed = await guest(address);
  removed.send({ type: 'watch', table, seen: 0 });
  const { you } = await removed.until(of('watching'));
  expect(await outcome(one, table, { type: 'remove', who: you })).toBe('accepted');
  const code = codeOf(other);
  expect(await comeBack(removed, code)).toMatchObject({ refusal: { reason: 'removed-by-host' } });
  expect(await comeBack(await guest(address), code)).toMatchObject({ type: 'accepted' });
});

test('whoever has seen a hand of the deal in play does not come to another one', async () => {
  const { address } = await serverForTests({ means: EXAMPLE_DEALS });
  const { code: table, one, other } = await tableOfTwo(address, { rules: ONE_DEAL });
  for (const asker of [one, one]) await outcome(asker, table, { type: 'next' });
  await heardAll(one);
  const code = codeOf(other);
  expect(await comeBack(one, code)).toMatchObject({ refusal: { reason: 'board-in-play' } });
  expect(await comeBack(await guest(address), code)).toMatchObject({ type: 'accepted', table });
});

test('the host who takes over the seat of another stays the host, under the other’s number; nobody goes by the old one', async () => {
  const { address } = await serverForTests({ means: EXAMPLE_DEALS });
  const { code: table, one, other } = await tableOfTwo(address, { rules: ONE_DEAL });
  await heardAll(other);
  expect(await comeBack(one, codeOf(other))).toMatchObject({ type: 'accepted', table });
  await heardAll(one);
  expect(one.heard.findLast(of('people'))).toMatchObject({ host: 2, people: [{ who: 2, seat: 'S' }] });
  expect(await outcome(one, table, { type: 'replace', seat: 'E' })).toBe('accepted');
  for (const ask of [{ type: 'move', who: 1, seat: 'E' } as const, { type: 'handOver', who: 1 } as const]) {
    expect(await outcome(one, table, ask)).toBe('no-such-person');
  }
});

test('whose seat is played on another device does not sit down at a second hand of the deal', async () => {
  const { address } = await serverForTests({ means: EXAMPLE_DEALS });
  const {
    code: table,
    one,
    other,
  } = await tableOfTwo(address, { rules: ONE_DEAL, settings: { lateComers: 'at-once' } });
  for (const asker of [one, one]) await outcome(asker, table, { type: 'next' });
  await heardAll(other);
  expect(await comeBack(await guest(address), codeOf(other))).toMatchObject({ type: 'accepted', table });
  other.send({ type: 'watch', table, seen: 0 });
  await heardAll(other);
  expect(other.heard.findLast(of('watching'))?.viewer.as).not.toBe('seat');
  await outcome(other, table, { type: 'sit', seat: 'W', name: 'Person S' });
  await heardAll(other);
  expect(other.heard.findLast(of('watching'))?.viewer.as).not.toBe('seat');
  const late = await guest(address);
  late.send({ type: 'watch', table, seen: 0 });
  await late.until(of('watching'));
  // The seat is free: somebody who has seen no hand sits down at another one at once.
  expect(await outcome(late, table, { type: 'sit', seat: 'E', name: 'Late' })).toBe('accepted');
  expect((await late.until(of('watching'))).viewer).toEqual({ as: 'seat', seat: 'E' });
});

test('codes of other people, returns and tables are other codes', () => {
  const one = { who: 1, person: 'p', agreed: 0, botPlays: false, removed: false, devices: 0 };
  const codes = [
    returnCodeOf('key', one),
    returnCodeOf('key', { ...one, who: 2 }),
    returnCodeOf('key', { ...one, devices: 1 }),
    returnCodeOf('other key', one),
  ];
  expect(new Set(codes).size).toBe(codes.length);
});

describe('what the others see of somebody who comes back', () => {
  /** South has sat down, and somebody watches as number 3. */
  async function withWatcher() {
    const { address } = await serverForTests({ means: EXAMPLE_DEALS });
    const { code: table, one, other } = await tableOfTwo(address, { rules: ONE_DEAL });
    const watcher = await guest(address);
    watcher.send({ type: 'watch', table, seen: 0 });
    expect(await watcher.until(of('watching'))).toMatchObject({ you: 3 });
    await heardAll(other);
    return { address, table, one, other, watcher };
  }

  /** Who is there, as `peer` was told in the newest list. */
  async function listOf(peer: Peer) {
    await heardAll(peer);
    const last = peer.heard.findLast(of('people'))?.people ?? [];
    return last.map(({ who, seat, is }) => `${who}${seat ?? '-'} ${is}`);
  }

  async function eventually(isSo: () => boolean): Promise<void> {
    for (let tries = 0; tries < 300 && !isSo(); tries += 1) await new Promise((resolve) => setTimeout(resolve, 10));
    expect(isSo()).toBe(true);
  }

  const wasToldAway = ({ texts }: Peer): boolean => texts.some((text) => text.includes('"away"'));

  test('who has watched before is in the list once, with the seat', async () => {
    const { one, other, watcher } = await withWatcher();
    expect(await listOf(one)).toEqual(['1N here', '2S here', '3- here']);
    expect((await comeBack(watcher, codeOf(other))).type).toBe('accepted');
    expect(await listOf(one)).toEqual(['1N here', '2S here']);
    expect(await listOf(watcher)).toEqual(['1N here', '2S here']);
    expect(wasToldAway(one)).toBe(false);
  });

  test('whose first device is gone is here again', async () => {
    const { one, other, watcher } = await withWatcher();
    other.cut();
    await eventually(() => wasToldAway(one));
    expect((await comeBack(watcher, codeOf(other))).type).toBe('accepted');
    expect(await listOf(one)).toEqual(['1N here', '2S here']);
  });

  test('who comes from elsewhere was never away', async () => {
    const { address, one, other, watcher } = await withWatcher();
    expect((await comeBack(await guest(address), codeOf(other))).type).toBe('accepted');
    expect(await listOf(one)).toEqual(['1N here', '2S here', '3- here']);
    expect([one, watcher].map(wasToldAway)).toEqual([false, false]);
  });

  test('whom the host has removed, though they only watched, is in no list', async () => {
    const { table, one, other } = await withWatcher();
    expect(await outcome(one, table, { type: 'remove', who: 3 })).toBe('accepted');
    for (const peer of [one, other]) expect(await listOf(peer)).toEqual(['1N here', '2S here']);
  });
});

// Sitting, standing, moving, removing: who may, when it holds, and that nobody sees two hands of one deal.

import { presetRules, type Seat } from '@minibridge/bridge';
import type { Person } from '@minibridge/protocol';
import { describe, expect, test } from 'vitest';
import { asked, joined, opened, outcome, STANDING_STILL, serverForTests, tableOfTwo } from '../live/testing.ts';
import { guest, heardAll, of, type Peer } from '../wire/testing.ts';

const NORTH_DEALS = { ...presetRules('mb.site4'), match: { deals: 4, firstDealer: 'north' as const } };

const sit = (seat: Seat, name = 'Ola') => ({ type: 'sit', seat, name }) as const;

/** Where everybody sits, and what is promised to them, as `peer` was told last. */
async function seats(peer: Peer): Promise<string> {
  await heardAll(peer);
  const people = peer.heard.findLast(of('people'));
  const place = ({ who, seat, next }: Person): string => `${who}${seat ?? '-'}${next ? `>${next}` : ''}`;
  return (people?.people ?? []).map(place).join(' ');
}

/** The names of those who came after the host, as `peer` was told last. */
async function names(peer: Peer): Promise<readonly (string | undefined)[]> {
  await heardAll(peer);
  const people = peer.heard.findLast(of('people'))?.people ?? [];
  return people.filter(({ who }) => who > 1).map(({ name }) => name);
}

describe('without a deal in play', () => {
  test('whoever has the code takes a bot’s seat, and no other', async () => {
    const { address } = await serverForTests();
    const { code, one, other } = await tableOfTwo(address);
    expect(await outcome(other, code, sit('N'))).toBe('seat-taken');
    expect(await outcome(other, code, sit('E'))).toBe('accepted');
    expect(await seats(one)).toBe('1N 2E');
    expect(await outcome(other, code, { type: 'stand' })).toBe('accepted');
    expect(await seats(one)).toBe('1N 2-');
    expect(await outcome(other, code, { type: 'next' })).toBe('not-seated');
  });

  test('the host seats people where the door says so', async () => {
    const { address } = await serverForTests();
    const host = await guest(address);
    const code = await opened(host, 'N', { settings: { door: 'host' } });
    const other = await guest(address);
    other.send({ type: 'watch', table: code, seen: 0 });
    await other.until(of('watching'));
    expect(await outcome(other, code, sit('S'))).toBe('host-seats-people');
    expect(await outcome(other, code, { type: 'introduce', name: 'Ola' })).toBe('accepted');
    expect(await outcome(other, code, { type: 'introduce', name: 'Ola' })).toBe('accepted');
    expect(await names(host)).toEqual(['Ola']);
    expect(await outcome(host, code, { type: 'move', who: 2, seat: 'S' })).toBe('accepted');
    expect((await other.until(of('watching'))).viewer).toEqual({ as: 'seat', seat: 'S' });
    expect(await outcome(other, code, { type: 'introduce', name: 'Nobody' })).toBe('accepted');
    expect(await names(host)).toEqual(['Ola']);
  });

  test('the host moves: who sat there changes places', async () => {
    const { address } = await serverForTests();
    const { code, one, other } = await tableOfTwo(address);
    expect(await outcome(one, code, { type: 'move', who: 2, seat: 'N' })).toBe('accepted');
    expect(await seats(other)).toBe('1S 2N');
    expect(await outcome(one, code, { type: 'move', who: 9, seat: 'N' })).toBe('no-such-person');
  });

  test('the host replaces and removes; who was removed stays away', async () => {
    const { address } = await serverForTests();
    const { code, one, other } = await tableOfTwo(address);
    expect(await outcome(one, code, { type: 'replace', seat: 'S' })).toBe('accepted');
    expect(await seats(one)).toBe('1N 2-');
    expect(await outcome(one, code, { type: 'remove', who: 1 })).toBe('no-such-person');
    expect(await outcome(one, code, { type: 'remove', who: 2 })).toBe('accepted');
    expect((await other.until(of('left'))).why).toBe('removed-by-host');
    other.send({ type: 'watch', table: code, seen: 0 });
    expect((await other.until(of('left'))).why).toBe('removed-by-host');
    expect(await outcome(other, code, sit('S'))).toBe('removed-by-host');
  });

  test('the host’s part is handed on, and goes on without the host', async () => {
    const { address } = await serverForTests();
    const { code, one, other } = await tableOfTwo(address);
    expect(await outcome(other, code, { type: 'close' })).toBe('host-only');
    expect(await outcome(one, code, { type: 'handOver', who: 2 })).toBe('accepted');
    expect(await outcome(one, code, { type: 'close' })).toBe('host-only');
    one.close();
    await one.closed;
    expect(await outcome(other, code, { type: 'next' })).toBe('accepted');
    expect(await outcome(other, code, { type: 'close' })).toBe('accepted');
  });
});

/** A table of two with a deal in play. */
async function inDeal(lateComers: 'at-once' | 'next-deal') {
  const { address } = await serverForTests(STANDING_STILL);
  const table = await tableOfTwo(address, { rules: NORTH_DEALS, settings: { lateComers } });
  expect(await outcome(table.one, table.code, { type: 'next' })).toBe('accepted');
  return { address, ...table };
}

describe('with a deal in play', () => {
  test('late comers sit down at once where they may', async () => {
    const { address, code } = await inDeal('at-once');
    const third = await guest(address);
    await joined(third, code, 'E');
    expect((await third.until(of('watching'))).viewer).toEqual({ as: 'seat', seat: 'E' });
    expect(third.texts.some((text) => text.includes('"hand","E"'))).toBe(true);
  });

  test('or with the next deal', async () => {
    const { address, code, one } = await inDeal('next-deal');
    const [third, fourth] = [await guest(address), await guest(address)];
    await joined(third, code, 'E').catch((error: Error) => expect(error.message).toBe('agree: not-seated'));
    expect(third.texts.join()).not.toContain('"hand","E"');
    expect(await seats(one)).toBe('1N 2S 3->E');
    expect(await names(one)).not.toContain(undefined);
    expect(await outcome(fourth, code, sit('E'))).toBe('seat-taken');
    expect(await outcome(one, code, { type: 'redeal' })).toBe('accepted');
    expect(await seats(one)).toContain('3E');
  });

  /** Gerd has the promise of East, Willi that of West. */
  async function withTwoPromises() {
    const table = await inDeal('next-deal');
    const [gerd, willi] = [await guest(table.address), await guest(table.address)];
    for (const [peer, seat, name] of [[gerd, 'E', 'Gerd'] as const, [willi, 'W', 'Willi'] as const]) {
      peer.send({ type: 'watch', table: table.code, seen: 0 });
      await peer.until(of('watching'));
      expect(await outcome(peer, table.code, sit(seat, name))).toBe('accepted');
    }
    expect(await seats(table.one)).toBe('1N 2S 3->E 4->W');
    return { ...table, gerd, willi };
  }

  test('the host moves who waits: the promises change places, with their names', async () => {
    const { code, one } = await withTwoPromises();
    expect(await outcome(one, code, { type: 'move', who: 3, seat: 'W' })).toBe('accepted');
    expect(await seats(one)).toBe('1N 2S 3->W 4->E');
    expect((await names(one)).slice(1)).toEqual(['Gerd', 'Willi']);
    expect(await outcome(one, code, { type: 'redeal' })).toBe('accepted');
    expect(await seats(one)).toBe('1N 2S 3W 4E');
    expect((await names(one)).slice(1)).toEqual(['Gerd', 'Willi']);
  });

  test('who sits changes places with who waits', async () => {
    const { code, one } = await withTwoPromises();
    expect(await outcome(one, code, { type: 'move', who: 2, seat: 'E' })).toBe('accepted');
    expect(await seats(one)).toBe('1N 2S>E 3->S 4->W');
    expect(await outcome(one, code, { type: 'redeal' })).toBe('accepted');
    expect(await seats(one)).toBe('1N 2E 3S 4W');
    expect((await names(one)).slice(1)).toEqual(['Gerd', 'Willi']);
  });

  test('moved back to the own seat, nobody else loses a promise', async () => {
    const { code, one } = await withTwoPromises();
    expect(await outcome(one, code, { type: 'move', who: 2, seat: 'E' })).toBe('accepted');
    expect(await outcome(one, code, { type: 'move', who: 2, seat: 'S' })).toBe('accepted');
    expect(await seats(one)).toBe('1N 2S 3->E 4->W');
  });

  test('a seat that is promised to a third person is not given in exchange: who waited for the other one watches', async () => {
    const { code, one } = await withTwoPromises();
    expect(await outcome(one, code, { type: 'move', who: 3, seat: 'S' })).toBe('accepted');
    expect(await outcome(one, code, { type: 'move', who: 2, seat: 'W' })).toBe('accepted');
    expect(await seats(one)).toBe('1N 2S>W 3->S 4-');
    expect((await names(one)).slice(1)).toEqual(['Gerd', 'Willi']);
    expect(await outcome(one, code, { type: 'redeal' })).toBe('accepted');
    expect(await seats(one)).toBe('1N 2W 3S 4-');
  });

  test('where that third person leaves a seat, it is the one that is given', async () => {
    const { code, one } = await withTwoPromises();
    expect(await outcome(one, code, { type: 'move', who: 1, seat: 'S' })).toBe('accepted');
    expect(await outcome(one, code, { type: 'move', who: 2, seat: 'W' })).toBe('accepted');
    expect(await seats(one)).toBe('1N>S 2S>W 3->E 4->N');
    expect(await outcome(one, code, { type: 'redeal' })).toBe('accepted');
    expect(await seats(one)).toBe('1S 2W 3E 4N');
  });

  test('somebody without a place gets the seat that was promised: the other watches, and keeps the name', async () => {
    const { address, code, one } = await withTwoPromises();
    const fifth = await guest(address);
    fifth.send({ type: 'watch', table: code, seen: 0 });
    await fifth.until(of('watching'));
    expect(await outcome(one, code, { type: 'move', who: 5, seat: 'E' })).toBe('accepted');
    expect(await seats(one)).toBe('1N 2S 3- 4->W 5->E');
    expect((await names(one)).slice(1)).toEqual(['Gerd', 'Willi', '5']);
  });

  test('the host leaves a promised seat to a bot: the promise ends', async () => {
    const { code, one, gerd } = await withTwoPromises();
    expect(await outcome(one, code, { type: 'replace', seat: 'E' })).toBe('accepted');
    expect(await seats(gerd)).toBe('1N 2S 3- 4->W');
    expect((await names(one)).slice(1)).toEqual(['Gerd', 'Willi']);
    expect(await outcome(one, code, { type: 'redeal' })).toBe('accepted');
    expect(await seats(one)).toBe('1N 2S 3- 4W');
  });

  test('who was promised a seat gives it back, keeps the name, and the seat is free', async () => {
    const { code, one, gerd, willi } = await withTwoPromises();
    expect(await outcome(gerd, code, { type: 'stand' })).toBe('accepted');
    expect(await seats(one)).toBe('1N 2S 3- 4->W');
    expect((await names(one)).slice(1)).toEqual(['Gerd', 'Willi']);
    expect(await outcome(gerd, code, { type: 'stand' })).toBe('not-seated');
    expect(await outcome(willi, code, sit('E', 'Willi'))).toBe('accepted');
    expect(await seats(one)).toBe('1N 2S 3- 4->E');
    expect(await outcome(one, code, { type: 'redeal' })).toBe('accepted');
    expect(await seats(one)).toBe('1N 2S 3- 4E');
  });

  test('who sits keeps the own seat and gives back the promised one', async () => {
    const { code, one, other } = await inDeal('next-deal');
    expect(await outcome(other, code, sit('E'))).toBe('accepted');
    expect(await seats(one)).toBe('1N 2S>E');
    expect(await outcome(other, code, sit('S'))).toBe('accepted');
    expect(await seats(one)).toBe('1N 2S');
    expect(await outcome(one, code, { type: 'redeal' })).toBe('accepted');
    expect(await seats(one)).toBe('1N 2S');
  });

  test('who asks for another seat under another name has the old one until then, in the list and at the table', async () => {
    const { code, one, other } = await inDeal('next-deal');
    expect(await outcome(other, code, sit('E', 'Olga'))).toBe('accepted');
    expect(await seats(one)).toBe('1N 2S>E');
    expect(await names(one)).toEqual(['Person S']);
    expect(await outcome(one, code, { type: 'redeal' })).toBe('accepted');
    expect(await seats(one)).toBe('1N 2E');
    expect(await names(one)).toEqual(['Olga']);
    expect(one.texts.join()).toContain('"seat","E",{"kind":"person","name":"Olga"}');
  });

  test('who waits for a seat and tells another name gets the seat under that', async () => {
    const { code, one, gerd } = await withTwoPromises();
    expect(await outcome(gerd, code, { type: 'introduce', name: 'Gerda' })).toBe('accepted');
    expect(await seats(one)).toContain('3->E');
    expect((await names(one)).slice(1)).toEqual(['Gerda', 'Willi']);
    expect(await outcome(one, code, { type: 'redeal' })).toBe('accepted');
    expect((await names(one)).slice(1)).toEqual(['Gerda', 'Willi']);
    expect(one.texts.join()).toContain('"seat","E",{"kind":"person","name":"Gerda"}');
  });

  test('the host takes back the promise of a seat where somebody sits: who sits there stays', async () => {
    const { code, one } = await withTwoPromises();
    expect(await outcome(one, code, { type: 'move', who: 3, seat: 'S' })).toBe('accepted');
    expect(await seats(one)).toBe('1N 2S 3->S 4->W');
    expect(await outcome(one, code, { type: 'move', who: 2, seat: 'S' })).toBe('accepted');
    expect(await seats(one)).toBe('1N 2S 3- 4->W');
    expect(await outcome(one, code, { type: 'redeal' })).toBe('accepted');
    expect(await seats(one)).toBe('1N 2S 3- 4W');
  });

  test('nobody sees two hands: another seat waits, the own one does not', async () => {
    const { code, other } = await inDeal('at-once');
    expect(await outcome(other, code, { type: 'stand' })).toBe('accepted');
    expect(await outcome(other, code, sit('E'))).toBe('accepted');
    expect(await seats(other)).toBe('1N 2->E');
    expect(other.texts.join()).not.toContain('"hand","E"');
    expect(await outcome(other, code, sit('S'))).toBe('accepted');
    expect(await seats(other)).toBe('1N 2S');
  });

  test('an exchange of places waits for the end of the deal', async () => {
    const { code, one, other } = await inDeal('at-once');
    expect(await outcome(one, code, { type: 'move', who: 2, seat: 'N' })).toBe('accepted');
    expect(await seats(one)).toBe('1N 2S>N');
    expect(other.texts.join()).not.toContain('"hand","N"');
    expect(await outcome(one, code, { type: 'redeal' })).toBe('accepted');
    expect(await seats(one)).toBe('1S 2N');
  });

  test('another person’s seat is not played for', async () => {
    const { code, other } = await inDeal('at-once');
    const answer = await asked(other, code, { type: 'pause', by: 'N' });
    expect(answer).toMatchObject({ type: 'refused', refusal: { reason: 'not-your-seat', seat: 'N' } });
  });
});

// Whoever comes where nobody may watch waits at the door: seen by everybody, told who sits where, and of no event.

import { LIMITS, type TableSettings } from '@minibridge/protocol';
import { SETTINGS } from '@minibridge/protocol/testing';
import { describe, expect, test } from 'vitest';
import { guest, heardAll, of, type Peer } from '../wire/testing.ts';
import { opened, outcome, STANDING_STILL, serverForTests } from './testing.ts';

async function tableWith(settings: Partial<TableSettings>) {
  const { address } = await serverForTests(STANDING_STILL);
  const host = await guest(address);
  const code = await opened(host, 'S', { settings: { watching: 'nobody', ...settings } });
  const comes = async (): Promise<Peer> => {
    const one = await guest(address);
    one.send({ type: 'watch', table: code, seen: 0 });
    return one;
  };
  return { code, host, comes };
}

/** The people as this one was last told. */
async function peopleOf(peer: Peer) {
  await heardAll(peer);
  return peer.heard.filter(of('people')).at(-1)?.people;
}

describe('where nobody may watch and the host gives out the seats', () => {
  test('one knocks with a name, is seated, and plays', async () => {
    const { code, host, comes } = await tableWith({ door: 'host' });
    const ola = await comes();
    expect(await ola.until(of('left'))).toMatchObject({ why: 'watching-not-allowed', you: 2 });
    expect(await outcome(ola, code, { type: 'sit', seat: 'N', name: 'Ola' })).toBe('host-seats-people');
    expect(await outcome(ola, code, { type: 'introduce', name: 'Ola' })).toBe('accepted');
    expect(await peopleOf(host)).toContainEqual(expect.objectContaining({ who: 2, name: 'Ola', is: 'here' }));
    expect(await outcome(host, code, { type: 'move', who: 2, seat: 'N' })).toBe('accepted');
    expect((await ola.until(of('watching'))).viewer).toEqual({ as: 'seat', seat: 'N' });
    await heardAll(ola);
    expect(await outcome(ola, code, { type: 'agree', card: 1 })).toBe('accepted');
    expect(await outcome(ola, code, { type: 'next' })).toBe('accepted');
  });

  test('the list has an end, also for those who come back', async () => {
    const { address } = await serverForTests(STANDING_STILL);
    const host = await guest(address);
    const code = await opened(host, 'S', { settings: { watching: 'public-cards' } });
    const comes = async (peer: Peer) => {
      peer.send({ type: 'watch', table: code, seen: 0 });
      return peer.until((said) => of('watching')(said) || of('left')(said));
    };
    const early = await Promise.all(Array.from({ length: 3 }, () => guest(address)));
    for (const one of early) expect((await comes(one)).type).toBe('watching');
    for (const one of early) one.close();
    await expect.poll(async () => (await peopleOf(host))?.length).toBe(1);
    const others = await Promise.all(Array.from({ length: LIMITS.people - 1 }, () => guest(address)));
    for (const one of others) expect((await comes(one)).type).toBe('watching');
    const again = await guest(address, early[0]?.session());
    expect(await comes(again)).toMatchObject({ type: 'left', why: 'table-full' });
    others[0]?.close();
    await expect.poll(async () => (await peopleOf(host))?.length).toBe(LIMITS.people - 1);
    expect((await comes(again)).type).toBe('watching');
  });

  test('in mid-match too', async () => {
    const { code, host, comes } = await tableWith({ door: 'host' });
    expect(await outcome(host, code, { type: 'next' })).toBe('accepted');
    const ola = await comes();
    await ola.until(of('left'));
    expect(await outcome(ola, code, { type: 'introduce', name: 'Ola' })).toBe('accepted');
    expect(await outcome(host, code, { type: 'move', who: 2, seat: 'W' })).toBe('accepted');
    expect((await ola.until(of('watching'))).viewer).toEqual({ as: 'seat', seat: 'W' });
  });

  test('whom the host removes is told so', async () => {
    const { code, host, comes } = await tableWith({ door: 'host' });
    const ola = await comes();
    await ola.until(of('left'));
    expect(await outcome(host, code, { type: 'remove', who: 2 })).toBe('accepted');
    expect((await ola.until(of('left'))).why).toBe('removed-by-host');
  });
});

describe('whoever waits', () => {
  test('sees others sit down, the rules and the settings change, and no event', async () => {
    const { code, host, comes } = await tableWith({});
    const [ola, ben] = [await comes(), await comes()];
    await ola.until(of('left'));
    await ben.until(of('left'));
    expect(await outcome(ben, code, { type: 'sit', seat: 'N', name: 'Ben' })).toBe('accepted');
    expect((await ben.until(of('watching'))).viewer).toEqual({ as: 'seat', seat: 'N' });
    expect(await peopleOf(ola)).toContainEqual(expect.objectContaining({ who: 3, name: 'Ben', seat: 'N' }));
    const settings = { ...SETTINGS, watching: 'nobody', speed: 'slow' } as const;
    expect(await outcome(host, code, { type: 'changeSettings', settings })).toBe('accepted');
    await heardAll(ola);
    expect(ola.heard.filter(of('settings')).at(-1)).toMatchObject({ settings });
    expect(ola.heard.some(({ type }) => type === 'released')).toBe(false);
  });

  test('is no longer seen when gone', async () => {
    const { host, comes } = await tableWith({});
    const ola = await comes();
    await ola.until(of('left'));
    expect(await peopleOf(host)).toHaveLength(2);
    ola.close();
    await expect.poll(() => peopleOf(host)).toHaveLength(1);
  });

  test('comes in to watch when the host allows it', async () => {
    const { code, host, comes } = await tableWith({});
    const ola = await comes();
    await ola.until(of('left'));
    expect(await outcome(host, code, { type: 'changeSettings', settings: SETTINGS })).toBe('accepted');
    expect((await ola.until(of('watching'))).viewer).toEqual({ as: 'kibitzer' });
  });

  test('is whoever gives up the seat, and may take another', async () => {
    const { code, comes } = await tableWith({});
    const ola = await comes();
    await ola.until(of('left'));
    expect(await outcome(ola, code, { type: 'sit', seat: 'N', name: 'Ola' })).toBe('accepted');
    await ola.until(of('watching'));
    await heardAll(ola);
    expect(await outcome(ola, code, { type: 'stand' })).toBe('accepted');
    expect(await ola.until(of('left'))).toMatchObject({ why: 'watching-not-allowed', you: 2 });
    expect(await outcome(ola, code, { type: 'sit', seat: 'W', name: 'Ola' })).toBe('accepted');
    expect((await ola.until(of('watching'))).viewer).toEqual({ as: 'seat', seat: 'W' });
  });
});

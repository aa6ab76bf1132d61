// Who is here, away, or played for by a bot; and tables that sleep.

import type { Presence as Is, ServerMessage } from '@minibridge/protocol';
import { describe, expect, test } from 'vitest';
import {
  EXAMPLE_DEALS,
  joined,
  ONE_DEAL,
  opened,
  outcome,
  STANDING_STILL,
  serverForTests,
  tableOfTwo,
} from '../live/testing.ts';
import { guest, of, type Peer } from '../wire/testing.ts';
import { presence, SILENT } from './presence.ts';

type Presence = Extract<ServerMessage, { type: 'presence' }>;
const told = (peer: Peer, who: number, is: Is): Promise<Presence> =>
  peer.until((one): one is Presence => one.type === 'presence' && one.who === who && one.is === is);

async function until(isSo: () => boolean): Promise<void> {
  for (let tries = 0; tries < 300 && !isSo(); tries += 1) await new Promise((resolve) => setTimeout(resolve, 10));
  expect(isSo()).toBe(true);
}

describe('who is here', () => {
  test('somebody who is cut off keeps the seat and comes back to it', async () => {
    const { address } = await serverForTests(STANDING_STILL);
    const { code, one, other } = await tableOfTwo(address, { rules: ONE_DEAL });
    other.cut();
    await told(one, 2, 'away');
    const again = await guest(address, other.session());
    again.send({ type: 'watch', table: code, seen: 0 });
    expect(await again.until(of('watching'))).toMatchObject({ you: 2, viewer: { as: 'seat', seat: 'S' } });
    await told(one, 2, 'here');
  });

  test('with two windows one is here as long as one of them is open', async () => {
    const { address } = await serverForTests(STANDING_STILL);
    const { code, one, other } = await tableOfTwo(address, { rules: ONE_DEAL });
    const second = await guest(address, other.session());
    second.send({ type: 'watch', table: code, seen: 0 });
    await second.until(of('watching'));
    other.close();
    await other.closed;
    expect(await outcome(second, code, { type: 'next' })).toBe('accepted');
    expect(one.heard.some((message) => message.type === 'presence' && message.is === 'away')).toBe(false);
    second.close();
    await told(one, 2, 'away');
  });

  test('who only watches is in the list while watching', async () => {
    const { address } = await serverForTests(STANDING_STILL);
    const { code, one } = await tableOfTwo(address, { rules: ONE_DEAL });
    const spectator = await guest(address);
    spectator.send({ type: 'watch', table: code, seen: 0 });
    await one.until(
      (message): message is typeof message & { type: 'people' } =>
        message.type === 'people' && message.people.length === 3,
    );
    spectator.send({ type: 'leave', table: code });
    expect((await spectator.until(of('left'))).why).toBe('asked');
    await one.until((message): message is typeof message & { type: 'people' } => {
      const place = one.heard.indexOf(message);
      return (
        message.type === 'people' &&
        message.people.length === 2 &&
        place > one.heard.findLastIndex((each) => each.type === 'people' && each.people.length === 3)
      );
    });
  });
});

test('a bot plays for somebody who is away for long, until the person is back', async () => {
  let now = 1_000_000;
  const pace = () => ({ card: 0, trick: 0, contract: 0 });
  const { address } = await serverForTests({ means: { ...EXAMPLE_DEALS, now: () => now }, pace });
  const host = await guest(address);
  const code = await opened(host, 'N', { rules: ONE_DEAL, settings: { botAfter: 10 } });
  const other = await guest(address);
  await joined(other, code, 'S');
  await outcome(host, code, { type: 'next' });
  other.cut();
  await told(host, 2, 'away');
  // Ten seconds later another look at the seats: somebody comes to watch.
  now += 10_000;
  const spectator = await guest(address);
  spectator.send({ type: 'watch', table: code, seen: 0 });
  await host.until(
    (message): message is typeof message & { type: 'people' } =>
      message.type === 'people' && message.people.some(({ is }) => is === 'bot-plays'),
  );
  // South declares: the bot chooses and plays on.
  await until(() => host.texts.some((text) => text.includes('"contract"')));
  const again = await guest(address, other.session());
  again.send({ type: 'watch', table: code, seen: 0 });
  await again.until(of('watching'));
  const people = again.heard.findLast(of('people'));
  await until(() => again.heard.findLast(of('people'))?.people.find(({ who }) => who === 2)?.is === 'here');
  expect(people?.table).toBe(code);
  // Nobody is told of a moment in which neither of them is there.
  await told(host, 2, 'here');
  const seen = host.heard.flatMap((message): readonly Is[] => {
    if (message.type === 'presence') return message.who === 2 ? [message.is] : [];
    return message.type === 'people' ? message.people.flatMap(({ who, is }) => (who === 2 ? [is] : [])) : [];
  });
  expect(new Set(seen.slice(seen.lastIndexOf('bot-plays')))).toEqual(new Set(['bot-plays', 'here']));
});

test('a table without connections leaves the memory and wakes with the first who returns', async () => {
  const { address, awake } = await serverForTests({ ...STANDING_STILL, sleepAfter: 20 });
  const { code, one, other } = await tableOfTwo(address, { rules: ONE_DEAL });
  await outcome(one, code, { type: 'next' });
  expect(awake()).toBe(1);
  one.close();
  other.close();
  await until(() => awake() === 0);
  const again = await guest(address, other.session());
  again.send({ type: 'watch', table: code, seen: 0 });
  expect((await again.until(of('watching'))).viewer).toEqual({ as: 'seat', seat: 'S' });
  expect(awake()).toBe(1);
});

test('a code without a table leaves nothing behind', async () => {
  const { address, awake } = await serverForTests();
  const peer = await guest(address);
  peer.send({ type: 'watch', table: 'KMTPQR', seen: 0 });
  expect((await peer.until(of('left'))).why).toBe('no-such-table');
  await until(() => awake() === 0);
});

test('processes that say nothing more are gone', () => {
  let now = 0;
  const here = presence(() => now);
  here.hear({ process: 'other', who: [3] });
  expect([here.isHere(3), here.isAnybodyHere(), here.own()]).toEqual([true, true, []]);
  now += SILENT + 1;
  expect([here.isHere(3), here.isAnybodyHere()]).toEqual([false, false]);
  here.arrive(1);
  here.arrive(1);
  here.leave(1);
  expect(here.own()).toEqual([1]);
  here.leave(1);
  expect(here.isAnybodyHere()).toBe(false);
});

// Several processes serve the same table: each decides on its copy, the store takes the first, and nobody owns anything.

import { presetRules } from '@minibridge/bridge';
import { describe, expect, test } from 'vitest';
import type { Bus } from '../bus/bus.ts';
import { newHub } from '../bus/in-process.ts';
import { openMemoryStore } from '../store/memory.ts';
import { guest, heardAll, of } from '../wire/testing.ts';
import { asked, EXAMPLE_DEALS, joined, opened, outcome, player, serverForTests } from './testing.ts';

const TWO_DEALS = { ...presetRules('mb.site4'), match: { deals: 2, firstDealer: 'draw' as const } };

/** A bus that loses everything: what is left is the store. */
const DEAF: Bus = {
  hint: () => undefined,
  onHint: () => () => undefined,
  whisper: () => undefined,
  onWhisper: () => () => undefined,
  offer: () => undefined,
  take: () => () => undefined,
  isConnected: () => false,
  close: () => Promise.resolve(),
};

/** Two servers on one store, and a table with a person at each. */
async function twoServers() {
  const [store, hub] = [openMemoryStore(), newHub()];
  const one = await serverForTests({ store, bus: hub.join() });
  const other = await serverForTests({ store, bus: hub.join() });
  const [north, south] = [await guest(one.address), await guest(other.address)];
  const code = await opened(north, 'N', { rules: TWO_DEALS });
  await joined(south, code, 'S');
  await heardAll(north);
  return { store, one, other, north, south, code };
}

describe('two processes on one store', () => {
  test('a match is played over both', async () => {
    const { north, south, code } = await twoServers();
    const [first, second] = [player(north, 'N', code), player(south, 'S', code)];
    await Promise.all([first.untilOver(), second.untilOver()]);
    expect(first.table()?.sheet).toHaveLength(2);
    expect(second.table()?.sheet).toEqual(first.table()?.sheet);
  });

  test('both are ready in the same instant: one deal', async () => {
    const { north, south, code } = await twoServers();
    const said = await Promise.all([outcome(north, code, { type: 'next' }), outcome(south, code, { type: 'next' })]);
    expect(said.sort()).toEqual(['accepted', 'outdated']);
  });

  test('one ends in the middle of a match: the other goes on', async () => {
    const { one, other, north, south, code } = await twoServers();
    const [first, second] = [player(north, 'N', code), player(south, 'S', code)];
    await new Promise((resolve) => setTimeout(resolve, 60));
    await one.close();
    const again = player(await guest(other.address, north.session()), 'N', code);
    await Promise.all([again.untilOver(), second.untilOver()]);
    expect(again.table()?.sheet).toEqual(second.table()?.sheet);
    expect(first.table()?.sheet.length).toBeLessThanOrEqual(2);
  });

  test('phrases and who is here are told across', async () => {
    const { north, south, code } = await twoServers();
    expect(await outcome(south, code, { type: 'say', phrase: 'hello' })).toBe('accepted');
    expect(await north.until(of('said'))).toMatchObject({ who: 2, phrase: 'hello' });
    south.close();
    await north.until(
      (one): one is typeof one & { type: 'presence' } => one.type === 'presence' && one.who === 2 && one.is === 'away',
    );
  });
});

test('without any word between them the store still decides, and the log comes with the next look', {
  timeout: 20_000,
}, async () => {
  const store = openMemoryStore();
  const still = { means: EXAMPLE_DEALS, bus: DEAF };
  const [one, other] = [await serverForTests({ store, ...still }), await serverForTests({ store, ...still })];
  const [north, south] = [await guest(one.address), await guest(other.address)];
  const code = await opened(north, 'N', { rules: { ...TWO_DEALS, match: { deals: 2, firstDealer: 'north' } } });
  await joined(south, code, 'S');
  expect(await outcome(north, code, { type: 'next' })).toBe('accepted');
  // South’s process has not heard of the deal; the append meets it.
  expect(await asked(south, code, { type: 'next' })).toMatchObject({ refusal: { reason: 'outdated' } });
  await heardAll(south);
  expect(south.texts.join()).toContain('"hand","S"');
  expect(await outcome(south, code, { type: 'pause', by: 'S' })).toBe('accepted');
  expect(north.texts.join()).not.toContain(',"pause",');
  await north.until(
    (message): message is typeof message & { type: 'released' } =>
      message.type === 'released' && message.event.type === 'paused',
  );
});

// Spectators to whom the host shows all cards see nothing of a deal while it is played, and everything once it is over.

import { SETTINGS } from '@minibridge/protocol/testing';
import { expect, test } from 'vitest';
import { guest, heardAll, of } from '../wire/testing.ts';
import { EXAMPLE_DEALS, goodPlayer, ONE_DEAL, outcome, serverForTests, tableOfTwo } from './testing.ts';

const GAME = { type: 'act', action: { type: 'choose', by: 'S', contract: { kind: 'game', strain: 'S' } } } as const;

test('all cards come with a deal’s delay', async () => {
  const { address } = await serverForTests({ means: EXAMPLE_DEALS });
  const { code, one, other } = await tableOfTwo(address, {
    rules: ONE_DEAL,
    settings: { watching: 'all-cards-later' },
  });
  const spectator = await guest(address);
  spectator.send({ type: 'watch', table: code, seen: 0 });
  expect((await spectator.until(of('watching'))).viewer).toEqual({ as: 'teacher' });
  const words = (): readonly string[] =>
    spectator.texts.filter((text) => text.startsWith('[')).map((text) => JSON.parse(text)[2]);

  expect(await outcome(one, code, { type: 'next' })).toBe('accepted');
  await heardAll(other);
  expect(await outcome(other, code, GAME)).toBe('accepted');
  await other.until((message): message is typeof message & { type: 'released' } => {
    const isPlayed = message.type === 'released' && message.event.type === 'onBoard';
    return isPlayed && message.event.event.type === 'cardPlayed';
  });
  await heardAll(spectator);
  expect(words().filter((word) => ['board', 'hand', 'points', 'faced', 'contract', 'card'].includes(word))).toEqual([]);

  const [north, south] = [goodPlayer(one, 'N', code), goodPlayer(other, 'S', code)];
  await Promise.all([north.untilOver(), south.untilOver()]);
  await heardAll(spectator);
  const counted = (word: string): number => words().filter((one) => one === word).length;
  expect([counted('board'), counted('hand'), counted('card'), counted('proof')]).toEqual([1, 4, 52, 1]);
});

test.each([
  ['public-cards', 'all-cards-later', 'kibitzer', 'teacher'],
  ['all-cards-later', 'public-cards', 'teacher', 'kibitzer'],
] as const)('from %s to %s: the deal in play is watched to its end as before', async (from, to, first, then) => {
  const { address } = await serverForTests({ means: EXAMPLE_DEALS });
  const { code, one, other } = await tableOfTwo(address, { rules: ONE_DEAL, settings: { watching: from } });
  const [spectator, late] = [await guest(address), await guest(address)];
  spectator.send({ type: 'watch', table: code, seen: 0 });
  const viewers = (): readonly unknown[] => spectator.heard.filter(of('watching')).map(({ viewer }) => viewer.as);
  expect(await outcome(one, code, { type: 'next' })).toBe('accepted');
  await heardAll(other);
  expect(await outcome(one, code, { type: 'changeSettings', settings: { ...SETTINGS, watching: to } })).toBe(
    'accepted',
  );
  late.send({ type: 'watch', table: code, seen: 0 });
  expect((await late.until(of('watching'))).viewer).toEqual({ as: first });
  await heardAll(spectator);
  expect(viewers()).toEqual([first]);

  expect(await outcome(other, code, GAME)).toBe('accepted');
  const [north, south] = [goodPlayer(one, 'N', code), goodPlayer(other, 'S', code)];
  await Promise.all([north.untilOver(), south.untilOver()]);
  await heardAll(spectator);
  expect(viewers()).toEqual([first, then]);
});

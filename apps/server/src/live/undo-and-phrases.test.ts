// Consent among people and bots, and phrases: who hears them, and when.

import type { Seat } from '@minibridge/bridge';
import type { ServerMessage } from '@minibridge/protocol';
import { describe, expect, test } from 'vitest';
import { guest, heardAll, of } from '../wire/testing.ts';
import { EXAMPLE_DEALS, joined, ONE_DEAL, outcome, STANDING_STILL, serverForTests, tableOfTwo } from './testing.ts';

const GAME = { type: 'act', action: { type: 'choose', by: 'S', contract: { kind: 'game', strain: 'S' } } } as const;
const play = (by: 'W' | 'S', card: 'HQ' | 'HJ' | 'HK' | 'H3') =>
  ({ type: 'act', action: { type: 'play', by, card } }) as const;

/** The event of a card played from this seat's hand. */
const isCardOf =
  (seat: Seat) =>
  (message: ServerMessage): message is Extract<ServerMessage, { type: 'released' }> =>
    message.type === 'released' &&
    message.event.type === 'onBoard' &&
    message.event.event.type === 'cardPlayed' &&
    message.event.event.seat === seat;

/** South has chosen game in spades; west leads and is a person too. */
async function leading() {
  const server = await serverForTests(STANDING_STILL);
  const { code, one, other } = await tableOfTwo(server.address, { rules: ONE_DEAL });
  const west = await guest(server.address);
  await joined(west, code, 'W');
  await outcome(one, code, { type: 'next' });
  await heardAll(other);
  expect(await outcome(other, code, GAME)).toBe('accepted');
  await heardAll(west);
  return { ...server, code, north: one, south: other, west };
}

describe('taking back by consent', () => {
  test('declarer is asked about a defender’s card, and only declarer', async () => {
    const { code, north, south, west } = await leading();
    expect(await outcome(west, code, play('W', 'HQ'))).toBe('accepted');
    expect(await outcome(west, code, { type: 'askUndo', by: 'W' })).toBe('accepted');
    await heardAll(south);
    await heardAll(north);
    expect(await outcome(north, code, { type: 'answerUndo', by: 'N', agrees: true })).toBe('not-asked');
    expect(await outcome(south, code, { type: 'answerUndo', by: 'S', agrees: true })).toBe('accepted');
    await heardAll(west);
    expect(west.texts.at(-2)).toContain(',"back",0]');
    expect(await outcome(west, code, play('W', 'HJ'))).toBe('accepted');
  });

  test('a card comes back although a bot has played on it at once', async () => {
    const { address } = await serverForTests({
      means: EXAMPLE_DEALS,
      pace: () => ({ card: 0, trick: 0, contract: 0 }),
    });
    const { code, one, other } = await tableOfTwo(address, { rules: ONE_DEAL });
    await outcome(one, code, { type: 'next' });
    await heardAll(other);
    expect(await outcome(other, code, GAME)).toBe('accepted');
    await other.until(isCardOf('W'));
    await heardAll(other);
    expect(await outcome(other, code, play('S', 'HK'))).toBe('accepted');
    await other.until(isCardOf('E'));
    await heardAll(other);
    expect(await outcome(other, code, { type: 'askUndo', by: 'S' })).toBe('accepted');
    await heardAll(other);
    expect(other.texts.some((text) => text.includes(',"back",1]'))).toBe(true);
    expect(await outcome(other, code, play('S', 'H3'))).toBe('accepted');
  });

  test('a bot that takes the seat of who was asked agrees', async () => {
    const { address } = await serverForTests({
      means: EXAMPLE_DEALS,
      pace: () => ({ card: 0, trick: 60_000, contract: 60_000 }),
    });
    const { code, one, other } = await tableOfTwo(address, { rules: ONE_DEAL });
    const west = await guest(address);
    await joined(west, code, 'W');
    await outcome(one, code, { type: 'next' });
    await heardAll(other);
    await outcome(other, code, GAME);
    await heardAll(west);
    await outcome(west, code, play('W', 'HQ'));
    await outcome(west, code, { type: 'askUndo', by: 'W' });
    expect(await outcome(other, code, { type: 'stand' })).toBe('accepted');
    await west.until(
      (one): one is typeof one & { type: 'released' } =>
        one.type === 'released' && one.event.type === 'onBoard' && one.event.event.type === 'takenBack',
    );
  });
});

describe('phrases', () => {
  test('dummy is silent, remarks wait for the end of the deal, declarer thanks', async () => {
    const { code, north, south, west } = await leading();
    expect(await outcome(north, code, { type: 'say', phrase: 'hello' })).toBe('dummy-is-silent');
    expect(await outcome(west, code, { type: 'say', phrase: 'bad-luck' })).toBe('phrase-after-the-deal');
    expect(await outcome(west, code, { type: 'say', phrase: 'thank-you-partner' })).toBe('declarer-thanks');
    expect(await outcome(south, code, { type: 'say', phrase: 'thank-you-partner' })).toBe('accepted');
    expect(await west.until(of('said'))).toMatchObject({ who: 2, phrase: 'thank-you-partner', to: 'table' });
  });

  test('spectators hear each other, players hear nothing from them during a deal', async () => {
    const { address, code, south } = await leading();
    const [first, second] = [await guest(address), await guest(address)];
    for (const spectator of [first, second]) {
      spectator.send({ type: 'watch', table: code, seen: 0 });
      await spectator.until(of('watching'));
    }
    expect(await outcome(first, code, { type: 'say', phrase: 'hello' })).toBe('accepted');
    expect(await second.until(of('said'))).toMatchObject({ phrase: 'hello', to: 'spectators' });
    await heardAll(south);
    expect(south.heard.some(({ type }) => type === 'said')).toBe(false);
  });
});

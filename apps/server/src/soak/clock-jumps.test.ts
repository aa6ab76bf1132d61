// The machine's clock is set under play, an hour back or a day ahead: nothing acknowledged is lost, nobody is locked out, no bot
// plays for somebody who is there, and nothing that is in use is deleted.

import { rmSync } from 'node:fs';
import { presetRules } from '@minibridge/bridge';
import { PROTOCOL_VERSION, type ServerMessage } from '@minibridge/protocol';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { newHub } from '../bus/in-process.ts';
import {
  answerTo,
  EXAMPLE_DEALS,
  joined,
  NO_LIMITS,
  newId,
  opened,
  outcome,
  STANDING_STILL,
  seenBy,
  serverForTests,
  tableOfTwo,
} from '../live/testing.ts';
import { earlierNow, steadyNow } from '../operation/steady-clock.ts';
import { watchedStore } from '../operation/watched-store.ts';
import { openMemoryStore } from '../store/memory.ts';
import { openSqlite } from '../store/sqlite.ts';
import { append, DAY, HOUR, newFolder } from '../store/testing.ts';
import { faultsOf } from '../testing/acknowledged-cards.ts';
import { persistentPlayer } from '../testing/persistent-player.ts';
import { metersFor, USUAL_LIMITS } from '../wire/limits.ts';
import { cardsPlayed, connect, guest, heardAll, of, type Peer } from '../wire/testing.ts';

/** Only the machine's clock can be set; timers go on by themselves. */
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: Date.now() }));
afterEach(() => void vi.useRealTimers());

const JUMPS = [
  ['an hour back', -HOUR],
  ['a day ahead', DAY],
] as const;
const jump = (milliseconds: number): void => void vi.setSystemTime(Date.now() + milliseconds);

const RULES = { ...presetRules('mb.site4'), match: { deals: 2, firstDealer: 'north' as const, timeLimitMin: 60 } };
const means = EXAMPLE_DEALS;

const moment = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** A store on a disk, as the product has it. */
async function storeOnDisk() {
  const folder = newFolder();
  const store = await openSqlite(folder);
  onTestFinished(async () => {
    await store.close();
    rmSync(folder, { recursive: true });
  });
  return store;
}

type People = Extract<ServerMessage, { type: 'people' }>;
type Presence = Extract<ServerMessage, { type: 'presence' }>;
const botPlays = ({ heard }: Peer): boolean =>
  heard.findLast(of('people'))?.people.some(({ is }) => is === 'bot-plays') ?? false;

/** Somebody comes to watch, so the seats are looked at anew. */
async function spectator(address: string, table: string, host: Peer): Promise<void> {
  const before = host.heard.filter(of('people')).length;
  const peer = await guest(address);
  peer.send({ type: 'watch', table, seen: 0 });
  await peer.until(of('watching'));
  await host.until((one): one is People => one.type === 'people' && host.heard.filter(of('people')).length > before);
}

describe.each(JUMPS)('the clock is set %s', (_, by) => {
  test('under play: every acknowledged card is kept, and the match with an hour’s limit ends by its last deal', async () => {
    const store = await storeOnDisk();
    const { address } = await serverForTests({ store, means });
    const { code, one, other } = await tableOfTwo(address, { rules: RULES });
    const players = (['N', 'S'] as const).map((seat, n) =>
      persistentPlayer({ addresses: [address], session: [one, other][n]?.session() ?? '', seat, code }),
    );
    const acknowledged = () => players.flatMap((player) => player.acknowledged);
    while (acknowledged().length < 5) await moment(1);
    jump(by);
    await Promise.all(players.map(({ over }) => over));
    for (const player of players) player.stop();

    const played = await cardsPlayed(address, code, one.session());
    expect(played).toHaveLength(104);
    expect(faultsOf(acknowledged(), played)).toEqual([]);
    expect(players[0]?.table()?.sheet).toHaveLength(2);
    expect(await store.forget(earlierNow() - DAY)).toBe(0);
  });

  test('whoever sits is known by the cookie and by the return code, before and after what is old is deleted', async () => {
    const store = await storeOnDisk();
    const { address } = await serverForTests({ ...STANDING_STILL, store });
    const { code, one, other } = await tableOfTwo(address, { rules: RULES });
    const shown = await one.until(of('returnCode'));
    jump(by);
    expect(await store.forget(earlierNow() - DAY)).toBe(0);

    const again = await guest(address, other.session());
    again.send({ type: 'watch', table: code, seen: 0 });
    expect(await again.until(of('watching'))).toMatchObject({ you: 2, viewer: { as: 'seat', seat: 'S' } });
    const phone = await guest(address);
    const id = newId();
    phone.send({ type: 'comeBack', id, code: shown.code });
    expect((await answerTo(phone, id)).type).toBe('accepted');
    expect(await phone.until(of('watching'))).toMatchObject({ you: 1, viewer: { as: 'seat', seat: 'N' } });
  });

  test('a repeat gets the first answer, a refusal too', async () => {
    const { address } = await serverForTests(STANDING_STILL);
    const { code, one, other } = await tableOfTwo(address, { rules: RULES });
    const early = {
      type: 'act',
      action: { type: 'choose', by: 'S', contract: { kind: 'game', strain: 'S' } },
    } as const;
    const command = { type: 'command', id: newId(), table: code, seen: seenBy(other, code), ask: early } as const;
    other.send(command);
    const first = await answerTo(other, command.id);
    expect(first.type).toBe('refused');
    expect(await outcome(one, code, { type: 'next' })).toBe('accepted');
    jump(by);
    other.send(command);
    expect(await answerTo(other, command.id)).toEqual(first);
  });

  test('what is within its limits goes on, and what is not waits no longer than before', () => {
    const { connection, guess, message } = metersFor(USUAL_LIMITS, steadyNow);
    const one = connection('here');
    while (guess(one, 'somebody').wait === 0);
    jump(by);
    expect(guess(one, 'somebody').wait).toBeGreaterThan(0);
    expect(guess(one, 'somebody').wait).toBeLessThanOrEqual(60_000 / USUAL_LIMITS.guesses.perMinute);
    expect(message(one)).toBe(0);
  });

  test('somebody who is away keeps the seat as long as the host has said, and no longer', async () => {
    let time = steadyNow();
    const { address } = await serverForTests({ ...STANDING_STILL, means: { ...means, now: () => time } });
    const { code, one, other } = await tableOfTwo(address, { rules: RULES, settings: { botAfter: 10 } });
    other.cut();
    await one.until((each): each is Presence => each.type === 'presence' && each.is === 'away');
    jump(by);
    time += 9_000;
    await spectator(address, code, one);
    await heardAll(one);
    expect(botPlays(one)).toBe(false);
    time += 1_000;
    await spectator(address, code, one);
    await one.until((each): each is People => each.type === 'people' && botPlays(one));
  });

  test('somebody who is at another process is there', async () => {
    const [store, hub] = [openMemoryStore(), newHub()];
    const given = { ...STANDING_STILL, store };
    const one = await serverForTests({ ...given, bus: hub.join() });
    const other = await serverForTests({ ...given, bus: hub.join() });
    const north = await guest(one.address);
    const code = await opened(north, 'N', { rules: RULES, settings: { botAfter: 10 } });
    const south = await guest(other.address);
    await joined(south, code, 'S');
    await heardAll(north);
    jump(by);
    await spectator(one.address, code, north);
    await heardAll(north);
    const people = north.heard.findLast(of('people'))?.people;
    expect(people?.find(({ seat }) => seat === 'S')?.is).toBe('here');
  });

  test('the figure for the store counts the time that it took', async () => {
    const inner = openMemoryStore();
    const took: number[] = [];
    const store = watchedStore(
      {
        ...inner,
        append: async (what) => {
          jump(by);
          return inner.append(what);
        },
      },
      { state: { seen: () => undefined, isUp: () => true }, appended: (_verdict, seconds) => took.push(seconds) },
    );
    await store.append(append('table', 0));
    expect(took).toHaveLength(1);
    expect(took[0]).toBeGreaterThanOrEqual(0);
    expect(took[0]).toBeLessThan(10);
  });
});

test('a client that comes for the first time after a jump is served like any other', async () => {
  const { address } = await serverForTests({ means, settings: { limits: { ...NO_LIMITS, ...USUAL_LIMITS } } });
  for (const [, by] of JUMPS) {
    jump(by);
    const peer = await connect(address);
    peer.send({ type: 'hello', version: PROTOCOL_VERSION, tables: [] });
    await peer.until(of('welcome'));
    await opened(peer, 'N', { rules: RULES });
  }
});

// What two servers on PostgreSQL and NATS survive under play: one killed, the database restarted, the bus away. Each time the match
// goes on to its end, every acknowledged card is there, and none is there twice.

import { setTimeout as wait } from 'node:timers/promises';
import { presetRules, type Seat } from '@minibridge/bridge';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { joined, opened } from '../live/testing.ts';
import { faultsOf } from '../testing/acknowledged-cards.ts';
import { type BuiltServer, builtServer } from '../testing/built-server.ts';
import { type PersistentPlayer, persistentPlayer } from '../testing/persistent-player.ts';
import { eventsOf } from '../testing/server-process.ts';
import { startTwoProcesses, type TwoProcesses } from '../testing/two-processes.ts';
import { cardsPlayed, guest } from '../wire/testing.ts';

/** How often each thing happens; SOAK_ROUNDS=20 for the long run. */
const ROUNDS = Number(process.env.SOAK_ROUNDS ?? 1);

/** So many deals that the match outlives what happens to it. */
const DEALS = ROUNDS > 1 ? 2 * ROUNDS : 1;

/** Milliseconds for which NATS is away: some seconds, and in the long run once a minute. */
const awayFor = (round: number): number => (ROUNDS > 1 && round === 0 ? 60_000 : 2_500);

/** Milliseconds for one disturbance and the play around it. */
const PATIENCE = 60_000;

/** With a bot at the fourth seat, whose turn one of the servers takes, a deal takes some seconds. */
const WITH_A_BOT: readonly Seat[] = ['N', 'E', 'S'];
const FOUR: readonly Seat[] = ['N', 'E', 'S', 'W'];
const CARDS = 52;
const rulesFor = (deals: number) => ({ ...presetRules('mb.site4'), match: { deals, firstDealer: 'draw' as const } });

let built: BuiltServer | undefined;
let two: TwoProcesses | undefined;

const LIMITS = { LIMIT_COMMANDS: '1000000', LIMIT_MESSAGES: '1000000' };

beforeAll(async () => {
  built = builtServer();
  two = await startTwoProcesses({ main: built.main, environment: LIMITS });
});
afterAll(async () => {
  await two?.end();
  built?.remove();
});

function stack(): TwoProcesses {
  if (two === undefined) throw new Error('not started');
  return two;
}

/** Where each begins, and goes when that is lost: at one of the servers, or wherever the proxy sends. */
function addressesFor(seat: Seat): readonly string[] {
  const [one, other] = stack().servers.map(({ port }) => `ws://127.0.0.1:${port}/live`);
  if (one === undefined || other === undefined) throw new Error('two servers');
  if (seat === 'S') return [`ws://127.0.0.1:${stack().port}/live`];
  return seat === 'E' ? [other, one] : [one, other];
}

/** People at play, over both servers. */
async function atPlay(seats: readonly Seat[], deals: number) {
  const places = seats.map((seat) => ({ seat, addresses: addressesFor(seat) }));
  const people = await Promise.all(
    places.map(async (place) => ({ ...place, peer: await guest(place.addresses[0] ?? '') })),
  );
  const [host, ...others] = people;
  if (host === undefined) throw new Error('nobody');
  const code = await opened(host.peer, host.seat, { rules: rulesFor(deals) });
  for (const { peer, seat } of others) await joined(peer, code, seat);
  const players = people.map(({ peer, ...place }) => {
    peer.cut();
    return persistentPlayer({ ...place, session: peer.session(), code });
  });
  return { code, players, session: host.peer.session(), addresses: addressesFor('N') };
}

const acknowledged = (players: readonly PersistentPlayer[]) => players.flatMap((player) => player.acknowledged);

/** Some cards further, or to the end. */
async function playsOn(players: readonly PersistentPlayer[], cards: number): Promise<void> {
  const enough = acknowledged(players).length + cards;
  const areFurther = () => acknowledged(players).length >= enough || players.every(({ isOver }) => isOver());
  await vi.waitUntil(areFurther, { timeout: PATIENCE });
}

/** Plays a match while `disturb` happens; then nothing is missing and nothing is twice, at either server. */
async function matchThrough(
  { seats, deals }: { readonly seats: readonly Seat[]; readonly deals: number },
  disturb: (players: readonly PersistentPlayer[]) => Promise<void>,
): Promise<void> {
  const { code, players, session, addresses } = await atPlay(seats, deals);
  await playsOn(players, 5);
  await disturb(players);
  await Promise.all(players.map(({ over }) => over));
  for (const player of players) player.stop();
  const sheets = players.map((player) => player.table()?.sheet);
  expect(sheets[0]).toHaveLength(deals);
  expect(sheets).toEqual(players.map(() => sheets[0]));
  for (const address of addresses) {
    const played = await cardsPlayed(address, code, session);
    expect(played).toHaveLength(deals * CARDS);
    expect(faultsOf(acknowledged(players), played)).toEqual([]);
  }
  expect(acknowledged(players).length).toBeGreaterThan((deals * CARDS) / 4);
}

describe('two servers on PostgreSQL and NATS', () => {
  beforeEach(({ skip }) => {
    if (two === undefined) skip('PostgreSQL or nats-server is not installed here');
  });

  test(
    'one is killed: the game goes on at the other, and at both when it is back',
    { timeout: PATIENCE * (ROUNDS + 1) },
    () =>
      matchThrough({ seats: WITH_A_BOT, deals: DEALS }, async (players) => {
        for (let round = 0; round < ROUNDS; round += 1) {
          const server = stack().servers[round % 2];
          await server?.kill();
          await playsOn(players, 5);
          await server?.start();
          await playsOn(players, 5);
        }
      }),
  );

  test(
    'PostgreSQL is restarted: what is not kept is refused, and play goes on',
    { timeout: PATIENCE * (ROUNDS + 1) },
    () =>
      matchThrough({ seats: FOUR, deals: DEALS }, async (players) => {
        for (let round = 0; round < ROUNDS; round += 1) {
          await stack().postgres.restart(() => wait(500));
          await playsOn(players, 10);
        }
      }),
  );

  test('NATS is away: cards come a little later, and play goes on', {
    timeout: PATIENCE * (ROUNDS + 2),
  }, async () => {
    await matchThrough({ seats: FOUR, deals: DEALS }, async (players) => {
      for (let round = 0; round < ROUNDS; round += 1) {
        await stack().nats.stop();
        await Promise.all([wait(awayFor(round)), playsOn(players, 2)]);
        await stack().nats.start();
        await playsOn(players, 2);
      }
    });
  });

  test('behind the proxy: the page, and long polling that always meets the same server', async () => {
    const web = `http://127.0.0.1:${stack().port}`;
    expect(await (await fetch(web)).text()).toContain('Minibridge');
    const say = (url: string, body: string) =>
      fetch(url, { method: 'POST', headers: { 'content-type': 'text/plain', origin: web }, body });
    for (let n = 0; n < 8; n += 1) {
      const url = `${web}/live/poll?line=${`line-${n}-`.padEnd(24, 'x')}`;
      expect((await say(url, '{"type":"hello","version":1,"tables":[]}')).status).toBe(204);
      expect(await (await fetch(url)).text()).toContain('"welcome"');
      expect((await say(url, `{"type":"ping","number":${n}}`)).status).toBe(204);
      expect(await (await fetch(url)).text()).toContain('"pong"');
      await fetch(url, { method: 'DELETE' });
    }
  });

  test('the log has told it all, and no fault', () => {
    const events = stack().servers.flatMap(({ log }) => eventsOf(log()));
    expect(events).toEqual(expect.arrayContaining(['started', 'store-away', 'store-back', 'bus-away', 'bus-back']));
    const faults = stack().servers.flatMap(({ log }) => log().filter((line) => line.includes('"fault"')));
    expect(faults).toEqual([]);
  });
});

// The program as a process: it is asked to stop under play, and everything that it has acknowledged is there afterwards.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { presetRules } from '@minibridge/bridge';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { joined, opened } from '../live/testing.ts';
import { faultsOf } from '../testing/acknowledged-cards.ts';
import { type BuiltServer, builtServer } from '../testing/built-server.ts';
import { freePort } from '../testing/free-port.ts';
import { type PersistentPlayer, persistentPlayer } from '../testing/persistent-player.ts';
import { eventsOf, type ServerProcess, serverProcess } from '../testing/server-process.ts';
import { cardsPlayed, guest } from '../wire/testing.ts';

const RULES = { ...presetRules('mb.site4'), match: { deals: 20, firstDealer: 'draw' as const } };

/** For a machine that does other things, too. */
const PATIENCE = { timeout: 60_000 };

let built: BuiltServer;
let folder: string;
let server: ServerProcess;
let players: PersistentPlayer[] = [];

beforeAll(() => {
  built = builtServer();
});
afterAll(() => built.remove());

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'minibridge-stopping-'));
  const environment = { DATA_DIR: folder, LIMIT_COMMANDS: '1000000', LIMIT_MESSAGES: '1000000' };
  server = serverProcess({ main: built.main, port: await freePort(), environment });
  await server.start();
});
afterEach(async () => {
  for (const player of players) player.stop();
  await server.kill();
  rmSync(folder, { recursive: true });
});

/** Four people at play, so that no bot makes anybody wait; the code of their table and the session of one. */
async function fourAtPlay() {
  const address = `ws://127.0.0.1:${server.port}/live`;
  const people = await Promise.all(
    (['N', 'E', 'S', 'W'] as const).map(async (seat) => ({ seat, peer: await guest(address) })),
  );
  const [host, ...others] = people;
  const code = host ? await opened(host.peer, host.seat, { rules: RULES }) : '';
  for (const { peer, seat } of others) await joined(peer, code, seat);
  players = people.map(({ peer, seat }) => {
    peer.cut();
    return persistentPlayer({ addresses: [address], session: peer.session(), seat, code });
  });
  return { address, code, session: host?.peer.session() ?? '' };
}

const acknowledged = () => players.flatMap((player) => player.acknowledged);

describe('asked to stop under play', () => {
  test.each(['SIGTERM', 'SIGINT'] as const)(
    '%s: clients are told, commits are finished, nothing is lost',
    async (signal) => {
      const { address, code, session } = await fourAtPlay();
      await vi.waitUntil(() => acknowledged().length > 30, PATIENCE);
      const start = performance.now();
      expect(await server.stop(signal)).toBe(0);
      expect(performance.now() - start).toBeLessThan(4000);
      await vi.waitUntil(() => players.every(({ farewells }) => farewells.includes('restart')), PATIENCE);
      expect(eventsOf(server.log())).toEqual(['started', 'stopping', 'stopped']);

      const before = acknowledged().length;
      await server.start();
      await vi.waitUntil(() => acknowledged().length > before + 5, PATIENCE);
      for (const player of players) player.stop();
      const played = await cardsPlayed(address, code, session);
      expect(faultsOf(acknowledged(), played)).toEqual([]);
    },
  );
});

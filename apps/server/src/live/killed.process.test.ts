// The server is killed under play, again and again: every acknowledged card is there, no card is there twice, and play goes on.

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { presetRules } from '@minibridge/bridge';
import type { ServerMessage } from '@minibridge/protocol';
import { evolveTable, type Table } from '@minibridge/table';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cardsHeard, faultsOf } from '../testing/acknowledged-cards.ts';
import { type Bundled, bundled } from '../testing/bundled.ts';
import { freePort } from '../testing/free-port.ts';
import { persistentPlayer } from '../testing/persistent-player.ts';
import { guest, of } from '../wire/testing.ts';
import { joined, opened } from './testing.ts';

/** How often the server is killed; TABLE_KILLS=100 for the long run. */
const KILLS = Number(process.env.TABLE_KILLS ?? 5);

/** Milliseconds of play before the kill, at most. */
const LIFE = 300;

/** More deals than anybody plays here. */
const RULES = { ...presetRules('mb.site4'), match: { deals: 100, firstDealer: 'draw' as const } };

const folder = mkdtempSync(join(tmpdir(), 'minibridge-killed-'));
afterAll(() => rmSync(folder, { recursive: true }));

const ENTRY = fileURLToPath(new URL('../testing/table-server.ts', import.meta.url));
let program: Bundled;
beforeAll(() => {
  program = bundled(ENTRY, 'server.mjs');
});
afterAll(() => program.remove());

async function started(port: number): Promise<ChildProcess> {
  const child = spawn(process.execPath, [program.main, folder, String(port)], { stdio: ['ignore', 'pipe', 'inherit'] });
  if (child.stdout) await once(child.stdout, 'data');
  return child;
}

async function killed(child: ChildProcess): Promise<void> {
  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  await gone;
}

const moment = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

test(`killed ${KILLS} times under play`, { timeout: 120_000 + KILLS * 20_000 }, async () => {
  const port = await freePort();
  const address = `ws://127.0.0.1:${port}/live`;
  let server = await started(port);
  const [host, other] = [await guest(address), await guest(address)];
  const code = await opened(host, 'N', { rules: RULES });
  await joined(other, code, 'S');
  const north = persistentPlayer({ addresses: [address], session: host.session(), seat: 'N', code });
  const south = persistentPlayer({ addresses: [address], session: other.session(), seat: 'S', code });

  for (let kill = 0; kill < KILLS; kill += 1) {
    await moment(50 + Math.random() * LIFE);
    await killed(server);
    server = await started(port);
  }
  // Play goes on.
  const before = north.acknowledged.length + south.acknowledged.length;
  while (north.acknowledged.length + south.acknowledged.length < before + 10) await moment(20);
  north.stop();
  south.stop();

  const witness = await guest(address, other.session());
  witness.send({ type: 'watch', table: code, seen: 0 });
  await witness.until(of('settings'));
  await killed(server);

  expect(faultsOf([...north.acknowledged, ...south.acknowledged], cardsHeard(witness.heard))).toEqual([]);
  // A card that is there twice cannot be folded.
  const table = foldedFrom(witness.heard);
  expect(table?.sheet.length).toBeGreaterThanOrEqual(south.table()?.sheet.length ?? 0);
});

function foldedFrom(heard: readonly ServerMessage[]): Table | undefined {
  return heard.reduce<Table | undefined>(
    (table, message) => (message.type === 'released' ? evolveTable(table, message.event) : table),
    undefined,
  );
}

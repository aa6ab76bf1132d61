// The server is killed and started again; everybody connects at once and goes on from the right card.

import { SEATS } from '@minibridge/bridge';
import { type OurTable, openOurTable } from '../load/ours.ts';
import type { Ear } from '../load/played-table.ts';
import { type Print, sayAloud } from '../support/figures.ts';
import type { MeasuredServer } from '../support/measured-server.ts';
import { dataFolder, startOurServer } from './our-contender.ts';

/** Acts at each table before the server is killed: the draw, the deal, the contract and half of the board. */
const ACTS = 29;
/** Tables that are opened and played at a time. */
const TOGETHER = 25;

type Seen = { table: OurTable; seen: () => Promise<void> };

/** A table whose acts can be waited for. */
async function attended(address: string, index: number): Promise<Seen> {
  let seenByAll: () => void = () => undefined;
  const ear: Ear = { acknowledged: () => undefined, seenByAll: () => seenByAll() };
  const table = await openOurTable({ address, index, ear, traffic: { bytes: 0 } });
  const seen = (): Promise<void> =>
    new Promise((resolve) => {
      seenByAll = resolve;
      table.act();
    });
  return { table, seen };
}

async function played(address: string, index: number): Promise<Seen> {
  const one = await attended(address, index);
  for (let act = 0; act < ACTS; act += 1) await one.seen();
  return one;
}

async function playedTables(address: string, tables: number): Promise<readonly Seen[]> {
  const all: Seen[] = [];
  while (all.length < tables) {
    const some = Array.from({ length: Math.min(TOGETHER, tables - all.length) }, (_, place) => all.length + place);
    all.push(...(await Promise.all(some.map((index) => played(address, index)))));
  }
  return all;
}

async function killed(server: MeasuredServer, tables: readonly Seen[]): Promise<void> {
  for (const { table } of tables) table.expectEnd();
  await server.kill();
}

/** `clients`: four at each table. */
export async function measureReconnect(print: Print, clients: number): Promise<void> {
  const data = dataFolder();
  const server = await startOurServer({ DATA_DIR: data.path });
  sayAloud(`reconnect: ${clients / SEATS.length} tables are played`);
  const tables = await playedTables(server.address, clients / SEATS.length);
  await killed(server, tables);

  const start = performance.now();
  const again = await startOurServer({ DATA_DIR: data.path, PORT: server.address.split(':')[1] });
  const listening = performance.now();
  await Promise.all(tables.map(({ table }) => table.comeBack()));
  const back = performance.now();
  // The right card: whoever is in turn plays it, and all four see it.
  await Promise.all(tables.map(({ seen }) => seen()));
  const played = performance.now();

  print(`from the start of the server until it listens, ${clients} clients`, listening - start, 'ms');
  print(`from then until all are connected and up to date, ${clients} clients`, back - listening, 'ms');
  print(`from then until every table has played on, ${clients} clients`, played - back, 'ms');
  print(`from the start of the server until every table has played on, ${clients} clients`, played - start, 'ms');
  for (const { table } of tables) table.close();
  await again.stop();
  data.remove();
}

// The driver: a process that plays tables of one server. A bench tells it what to do, one thing after the other.

import { openBoardgameTable } from './boardgame.ts';
import { openColyseusTable } from './colyseus.ts';
import { newLoad, type Pace, type Played } from './load.ts';
import { openOurTable } from './ours.ts';

const SPEECHES = { ours: openOurTable, boardgame: openBoardgameTable, colyseus: openColyseusTable };

/** How a server is spoken to. */
export type Speech = keyof typeof SPEECHES;

export type Order = { readonly tables: number } | { readonly pace: Pace };
export type Report = { readonly played?: Played };

const isSpeech = (name: string | undefined): name is Speech => name !== undefined && Object.hasOwn(SPEECHES, name);

const [speech, pids, address, elsewhere] = process.argv.slice(2);
if (!isSpeech(speech) || pids === undefined || address === undefined) {
  throw new Error('driver SPEECH PID[,PID] ADDRESS [ADDRESS]');
}
const service = { open: SPEECHES[speech], address, ...(elsewhere !== undefined && { elsewhere }) };
const load = newLoad(service, pids.split(',').map(Number));

async function obey(order: Order): Promise<Report> {
  if ('pace' in order) return { played: await load.play(order.pace) };
  await load.grow(order.tables);
  return {};
}

process.on('message', async (order: Order) => {
  const report = await obey(order);
  process.send?.(report);
});
process.once('disconnect', () => {
  load.close();
  process.exit();
});

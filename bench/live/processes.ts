// One process and two on PostgreSQL and NATS: what an action costs, and when viewers at the other process see a card.

import { prepareNats } from '../../apps/server/src/testing/nats.ts';
import { startPostgres } from '../../apps/server/src/testing/postgres.ts';
import { type Contender, enter } from '../load/contender.ts';
import type { Pace } from '../load/load.ts';
import { type Print, sayAloud } from '../support/figures.ts';
import type { MeasuredServer } from '../support/measured-server.ts';
import { median } from '../support/sample.ts';
import { dataFolder, driverBundle, startOurServer } from './our-contender.ts';

export type ProcessesPlan = {
  readonly tables: number;
  readonly rounds: number;
  /** As fast as it goes: what a process can carry. */
  readonly full: Pace;
  /** With time to spare: how long a card takes. */
  readonly calm: Pace;
};

/** Who connects where; the tables are shared out among the contenders, who play at the same time. */
type Arrangement = {
  readonly name: string;
  readonly processes: number;
  readonly contenders: readonly Contender[];
  /** Processor time of an action, round by round, in microseconds. */
  readonly costs: number[];
};

type Processes = { readonly one: MeasuredServer; readonly other: MeasuredServer };

function arrangements({ one, other }: Processes): readonly Arrangement[] {
  const driver = driverBundle();
  const at = (server: MeasuredServer, elsewhere?: MeasuredServer): Contender =>
    enter({ name: 'ours', speech: 'ours', server, driver, ...(elsewhere && { elsewhere }) });
  return [
    { name: 'one process', processes: 1, contenders: [at(one)], costs: [] },
    { name: 'two processes, each table at one', processes: 2, contenders: [at(one), at(other)], costs: [] },
    {
      name: 'two processes, two people of each table at either',
      processes: 2,
      contenders: [at(one, other)],
      costs: [],
    },
  ];
}

/** Processor time of all processes for each action. */
async function play({ contenders }: Arrangement, pace: Pace): Promise<number> {
  const played = await Promise.all(contenders.map((contender) => contender.play(pace)));
  const actions = played.reduce((sum, one) => sum + one.actions, 0);
  return played.reduce((sum, one) => sum + one.processorTime * one.actions, 0) / actions;
}

async function playRounds(all: readonly Arrangement[], { tables, rounds, full }: ProcessesPlan): Promise<void> {
  for (const arrangement of all) {
    sayAloud(`processes: ${tables} tables, ${arrangement.name}`);
    for (const contender of arrangement.contenders) await contender.grow(tables / arrangement.contenders.length);
    await play(arrangement, full);
  }
  for (let round = 0; round < rounds; round += 1) {
    for (const arrangement of all) arrangement.costs.push(await play(arrangement, full));
  }
}

/** So many processes have so much more time, and need so much for an action. */
function printCosts(print: Print, [first, ...more]: readonly Arrangement[]): void {
  for (const { name, processes, costs } of more) {
    const gains = costs.map((cost, round) => (processes * (first?.costs[round] ?? Number.NaN)) / cost);
    print(`what they carry by processor time, ${name}`, median(gains), 'times one process');
  }
}

async function measure(print: Print, processes: Processes, plan: ProcessesPlan): Promise<void> {
  const all = arrangements(processes);
  await playRounds(all, plan);
  for (const { name, costs } of all) print(`processor time of an action, saturated, ${name}`, median(costs), 'µs');
  printCosts(print, all);
  for (const { name, contenders } of all) {
    const played = await contenders[0]?.play(plan.calm);
    if (played === undefined) continue;
    print(`until the actor has the answer, half of them, ${name}`, played.acknowledged.p50, 'ms');
    print(`until all four have seen it, half of them, ${name}`, played.seen.p50, 'ms');
    print(`until all four have seen it, 99 in 100, ${name}`, played.seen.p99, 'ms');
  }
  for (const { contenders } of all) for (const contender of contenders) contender.leave();
}

/** Says aloud what is missing where PostgreSQL or NATS is not installed. */
export async function measureProcesses(print: Print, plan: ProcessesPlan): Promise<void> {
  const nats = await prepareNats();
  const postgres = nats && (await startPostgres({ isDurable: true }));
  if (nats === undefined || postgres === undefined) {
    sayAloud('processes: NOT MEASURED, PostgreSQL (initdb, pg_ctl) and nats-server must be installed');
    return;
  }
  await nats.start();
  const data = dataFolder();
  const environment = { DATABASE_URL: postgres.url, NATS_URL: nats.url, DATA_DIR: data.path };
  try {
    const one = await startOurServer(environment);
    const other = await startOurServer(environment);
    await measure(print, { one, other }, plan);
    await one.stop();
    await other.stop();
  } finally {
    await nats.stop();
    postgres.stop();
    data.remove();
  }
}

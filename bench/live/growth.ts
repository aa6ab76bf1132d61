// What an action costs with few tables and with many, at the same number of actions a second; and what a table takes of the memory.

import type { Contender } from '../load/contender.ts';
import { type Print, sayAloud } from '../support/figures.ts';
import type { Memory } from '../support/hosted-process.ts';
import { median } from '../support/sample.ts';
import { enterOurs } from './our-contender.ts';

export type GrowthPlan = {
  /** Ascending. */
  readonly tables: readonly number[];
  /** Actions in a second. */
  readonly rate: number;
  readonly seconds: number;
  readonly rounds: number;
};

const KIB = 1024;

async function costs(ours: Contender, { rate, seconds, rounds }: GrowthPlan): Promise<number> {
  await ours.play({ rate, seconds });
  const costs: number[] = [];
  for (let round = 0; round < rounds; round += 1) costs.push((await ours.play({ rate, seconds })).processorTime);
  return median(costs);
}

function printMemory(print: Print, tables: number, [before, after]: readonly [Memory, Memory]): void {
  const each = (bytes: number): number => bytes / tables / KIB;
  print(`memory of a table with 4 connections, reachable, ${tables} tables`, each(after.live - before.live), 'KiB');
  print(
    `memory of a table with 4 connections, of the machine, ${tables} tables`,
    each(after.resident - before.resident),
    'KiB',
  );
}

export async function measureGrowth(print: Print, plan: GrowthPlan): Promise<void> {
  const ours = await enterOurs();
  const empty = await ours.server.memory();
  for (const tables of plan.tables) {
    sayAloud(`growth: ${tables} tables`);
    await ours.grow(tables);
    const cost = await costs(ours, plan);
    print(`processor time of an action, ${tables} tables, ${plan.rate} actions/s`, cost, 'µs');
    printMemory(print, tables, [empty, await ours.server.memory()]);
  }
  await ours.stop();
}

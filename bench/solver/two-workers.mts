// Two workers beside one, on whole tables: by the clock on the wall, which wants an idle machine, and by the processor time
// of the busier thread, which also tells on a busy one how well the strains are shared out.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createSolver, type Hands, type Solver } from '@minibridge/solver';
import { mean, median, print } from './figures.mts';
import { wallTimes } from './wall-times.mts';

const TASKS = '/proc/self/task';

/** Milliseconds of processor time of each thread of this process but the first, by its number; of Linux only. */
function threadTimes(): ReadonlyMap<string, number> {
  if (!existsSync(TASKS)) return new Map();
  const threads = readdirSync(TASKS).filter((thread) => thread !== String(process.pid));
  return new Map(
    threads.map((thread) => [thread, Number(readFileSync(`${TASKS}/${thread}/schedstat`, 'utf8').split(' ')[0]) / 1e6]),
  );
}

/** What the busiest thread did for one table. */
async function busiest(solver: Solver, deal: Hands): Promise<number> {
  const before = threadTimes();
  await solver.solveTable(deal);
  return Math.max(0, ...[...threadTimes()].map(([thread, ms]) => ms - (before.get(thread) ?? ms)));
}

type Times = { readonly wall: number; readonly busiest: number; readonly many: number };

/** Milliseconds by the clock for each of `deals`, all asked at once. */
async function allAtOnce(solver: Solver, deals: readonly Hands[]): Promise<number> {
  const start = performance.now();
  await solver.solveMany('table', deals);
  return (performance.now() - start) / deals.length;
}

async function timesWith(workers: number, deals: readonly Hands[]): Promise<Times> {
  const solver = await createSolver({ workers });
  await wallTimes(solver, deals.slice(0, 3));
  const wall = mean(await wallTimes(solver, deals));
  const busy: number[] = [];
  for (const deal of deals) busy.push(await busiest(solver, deal));
  const many = await allAtOnce(solver, deals);
  await solver.close();
  return { wall, busiest: mean(busy), many };
}

export async function measureWorkers(deals: readonly Hands[], runs: number): Promise<void> {
  const [one, two]: [Times[], Times[]] = [[], []];
  for (let run = 0; run < runs; run += 1) {
    one.push(await timesWith(1, deals));
    two.push(await timesWith(2, deals));
  }
  const of = (what: keyof Times, times: readonly Times[]): number => median(times.map((each) => each[what]));
  print('full table with one worker, mean', of('wall', one), 'ms');
  print('full table with two workers, mean', of('wall', two), 'ms');
  print('two workers, times as fast as one', of('wall', one) / of('wall', two), 'times');
  print('two workers, times as fast as one, all tables asked at once', of('many', one) / of('many', two), 'times');
  if (of('busiest', two) > 0)
    print(
      'two workers, times as fast as one by processor time of the busier',
      of('busiest', one) / of('busiest', two),
      'times',
    );
}

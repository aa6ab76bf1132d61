// See ../solver.ts.

import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { SEATS, STRAINS } from '@minibridge/bridge';
import { createSolver, type Hands, type Position, type Solver, type Table } from '@minibridge/solver';
import { type Dds, HOW_TO_GET_DDS, openDds } from '../../packages/solver/src/against-dds/dds.ts';
import { ROOT } from '../../scripts/workspace/root.mjs';
import { besideDds, type Times } from './beside-dds.mts';
import { measureChromium } from './chromium.mts';
import { freakDeals, later, openings, randomDeals } from './deals.mts';
import { mean, median, print, timed } from './figures.mts';
import { measureWorkers } from './two-workers.mts';
import { wallTimes } from './wall-times.mts';

const SECTIONS = ['table', 'freaks', 'board', 'cards', 'size', 'workers', 'chromium', 'growth'] as const;
type Section = (typeof SECTIONS)[number];

const { values: wish } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    deals: { type: 'string', default: '200' },
    freaks: { type: 'string', default: '30' },
    growth: { type: 'string', default: '1000' },
    only: { type: 'string', default: SECTIONS.join(',') },
  },
});
const RUNS = Number(wish.runs);

function required<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('What was asked was refused or stopped.');
  return value;
}

const tableText = (table: Table): string =>
  SEATS.map((seat) => STRAINS.map((strain) => table[seat][strain]).join(' ')).join(' | ');

/** The most memory of an engine so far, in bytes. */
let memory = 0;

async function tablesBesideDds(solver: Solver, dds: Dds, questions: readonly Hands[]): Promise<Times> {
  return besideDds(
    {
      questions,
      ours: async (hands) => {
        const solved = await solver.solveTable(hands);
        const { table, effort } = required(solved.ok && solved.value.complete ? solved.value : undefined);
        memory = Math.max(memory, effort.memoryBytes);
        return { found: tableText(table), nodes: effort.nodes };
      },
      dds: async (hands) => {
        const { value, micros } = await dds.table(hands);
        return { found: tableText(value), micros };
      },
    },
    RUNS,
  );
}

async function boardsBesideDds(solver: Solver, dds: Dds, questions: readonly Position[]): Promise<Times> {
  return besideDds(
    {
      questions,
      ours: async (position) => {
        const solved = await solver.solveBoard(position);
        const { tricks, effort } = required(solved.ok && solved.value.complete ? solved.value : undefined);
        return { found: String(tricks), nodes: effort.nodes };
      },
      dds: async (position) => {
        const { value, micros } = await dds.board(position);
        return { found: String(value), micros };
      },
    },
    RUNS,
  );
}

const cardsText = (entries: Iterable<readonly [string, number | undefined]>): string =>
  [...entries]
    .map(([card, tricks]) => `${card}=${tricks}`)
    .sort()
    .join(' ');

async function cardsBesideDds(solver: Solver, dds: Dds, questions: readonly Position[]): Promise<Times> {
  return besideDds(
    {
      questions,
      ours: async (position) => {
        const solved = await solver.solveCards(position);
        const { tricksPerCard, effort } = required(solved.ok && solved.value.complete ? solved.value : undefined);
        return { found: cardsText(Object.entries(tricksPerCard)), nodes: effort.nodes };
      },
      dds: async (position) => {
        const { value, micros } = await dds.cards(position);
        return { found: cardsText(value), micros };
      },
    },
    RUNS,
  );
}

/** Ours, DDS's, and their ratio, by each of `ways` to sum up. */
function printTimes(
  what: string,
  { ours, dds, nodes }: Times,
  ways: { readonly [W in string]: (times: readonly number[]) => number },
): void {
  for (const [name, way] of Object.entries(ways)) {
    print(`${what}, ${name}, ours`, way(ours), 'ms');
    print(`${what}, ${name}, DDS`, way(dds), 'ms');
    print(`${what}, ${name}, ours ÷ DDS`, way(ours) / way(dds), 'ratio');
  }
  print(`${what}, trick starts looked at, mean`, mean(nodes), 'nodes');
}

const most = (times: readonly number[]): number => Math.max(...times);
const MB = 2 ** 20;

function printSize(): void {
  const folder = join(ROOT, 'packages/solver');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.wasm'));
  for (const file of files) print(file, statSync(join(folder, file)).size / 1000, 'kB');
}

async function measureGrowth(solver: Solver, count: number): Promise<void> {
  const sample = randomDeals(20, 5);
  const timeOfSample = async (): Promise<number> => {
    const { ms } = await timed(() => wallTimes(solver, sample));
    return ms;
  };
  await timeOfSample();
  const [before, start] = [process.memoryUsage().rss, await timeOfSample()];
  for (const deal of randomDeals(count, 4)) await solver.solveTable(deal);
  const [after, end] = [process.memoryUsage().rss, await timeOfSample()];
  print(`memory of the process after ${count} tables, more than before`, (after - before) / MB, 'MB');
  print(`twenty tables after ${count} others ÷ before`, end / start, 'ratio');
}

const dds = openDds();
if (dds === undefined) {
  console.error(HOW_TO_GET_DDS);
  process.exit(2);
}
const wanted = new Set(wish.only.split(','));
const has = (section: Section): boolean => wanted.has(section);
const solver = await createSolver({ workers: 0 });
const deals = randomDeals(Number(wish.deals));
const positions = openings(deals);

// The first questions find code that is not compiled yet.
await tablesBesideDds(solver, dds, randomDeals(2, 9));
memory = 0;

if (has('table')) {
  printTimes('full table', await tablesBesideDds(solver, dds, deals), { mean, median });
  print('memory, random deals', memory / MB, 'MB');
}
if (has('freaks')) {
  printTimes('freak deals', await tablesBesideDds(solver, dds, freakDeals(Number(wish.freaks))), {
    mean,
    maximum: most,
  });
  print('memory, freak deals', memory / MB, 'MB');
}
if (has('board')) printTimes('one board', await boardsBesideDds(solver, dds, positions), { mean, median });
if (has('cards')) {
  printTimes('every card at the opening lead', await cardsBesideDds(solver, dds, positions), { mean, median });
  printTimes('every card after four tricks', await cardsBesideDds(solver, dds, later(positions, 16)), { mean, median });
}
if (has('table') || has('freaks')) print('memory, DDS', (await dds.memoryBytes()) / MB, 'MB');
dds.close();
if (has('size')) printSize();
if (has('workers')) await measureWorkers(deals.slice(0, 30), RUNS);
if (has('chromium')) await measureChromium(deals.slice(0, 20), RUNS);
if (has('growth')) await measureGrowth(solver, Number(wish.growth));
await solver.close();

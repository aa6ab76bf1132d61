// The same game on our own server, on boardgame.io and on Colyseus: `npm run bench -- peers [short]`. Rounds go around, so that what else
// the machine does meets all of them; ratios are of rounds that followed each other.

import type { Contender } from './load/contender.ts';
import type { Pace, Played } from './load/load.ts';
import { ensurePeers, enterAll } from './peers/contenders.ts';
import { figuresOf, sayAloud } from './support/figures.ts';
import { median } from './support/sample.ts';

type Plan = { readonly tables: number; readonly rounds: number; readonly paces: Readonly<Record<string, Pace>> };

const LONG: Plan = {
  tables: 1000,
  rounds: 5,
  paces: { '1,000 actions/s': { seconds: 8, rate: 1000 }, saturated: { seconds: 8, waiting: 1000 } },
};
/** To see that everything runs; the figures say little. */
const SHORT: Plan = {
  tables: 100,
  rounds: 2,
  paces: { '200 actions/s': { seconds: 2, rate: 200 }, saturated: { seconds: 2, waiting: 100 } },
};

const KIB = 1024;
const print = figuresOf('peers');

type Rounds = ReadonlyMap<Contender, readonly Played[]>;

async function playRounds(contenders: readonly Contender[], pace: Pace, rounds: number): Promise<Rounds> {
  for (const contender of contenders) await contender.play(pace);
  const played = new Map<Contender, Played[]>(contenders.map((contender) => [contender, []]));
  for (let round = 0; round < rounds; round += 1) {
    for (const [contender, its] of played) its.push(await contender.play(pace));
  }
  return played;
}

function printPlayed(rounds: Rounds, pace: string): void {
  for (const [{ name }, played] of rounds) {
    const middle = (of: (one: Played) => number): number => median(played.map(of));
    const label = `${name}, ${pace}`;
    print(
      `processor time of an action, ${label}`,
      middle((one) => one.processorTime),
      'µs',
    );
    print(
      `actions, ${label}`,
      middle((one) => one.actionsPerSecond),
      'actions/s',
    );
    print(
      `share of a core, ${label}`,
      middle((one) => one.busy * 100),
      '%',
    );
    print(
      `bytes to a viewer for an action, ${label}`,
      middle((one) => one.bytes),
      'bytes',
    );
    print(
      `until the actor has the answer, half of them, ${label}`,
      middle((one) => one.acknowledged.p50),
      'ms',
    );
    print(
      `until the actor has the answer, 99 in 100, ${label}`,
      middle((one) => one.acknowledged.p99),
      'ms',
    );
  }
}

/** How many times our processor time the others take, round by round. */
function printRatios(rounds: Rounds, pace: string): void {
  const [[, ours] = [undefined, []], ...others] = rounds;
  for (const [{ name }, played] of others) {
    const ratios = played.map(({ processorTime }, round) => processorTime / (ours[round]?.processorTime ?? Number.NaN));
    print(`processor time of ${name}, in ours, ${pace}`, median(ratios), 'times');
  }
}

async function fill(contender: Contender, tables: number): Promise<void> {
  const before = await contender.server.memory();
  await contender.grow(tables);
  const after = await contender.server.memory();
  print(
    `memory of a table with 4 connections, reachable, ${contender.name}`,
    (after.live - before.live) / tables / KIB,
    'KiB',
  );
}

ensurePeers();
const { tables, rounds, paces } = process.argv.includes('short') ? SHORT : LONG;
const contenders = await enterAll();
for (const contender of contenders) {
  sayAloud(`${contender.name}: ${tables} tables`);
  await fill(contender, tables);
}
for (const [pace, how] of Object.entries(paces)) {
  const played = await playRounds(contenders, how, rounds);
  printPlayed(played, pace);
  printRatios(played, pace);
}
for (const contender of contenders) await contender.stop();

// Two builds of our own server in turn against the same driver: what an action costs the one, in what it costs the other.

import { copyFileSync, existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Contender } from '../load/contender.ts';
import type { Pace, Played } from '../load/load.ts';
import { bundled } from '../support/bundled.ts';
import { type Print, sayAloud } from '../support/figures.ts';
import { median } from '../support/sample.ts';
import { enterOurs, OUR_SERVER } from './our-contender.ts';

/** `bundle`: its path. */
export type Build = { readonly name: string; readonly bundle: string };

export type BuildsPlan = {
  readonly tables: number;
  readonly rounds: number;
  readonly paces: Readonly<Record<string, Pace>>;
};

export function buildNow(): Build {
  return { name: 'now', bundle: bundled(OUR_SERVER) };
}

/** Beside the newest bundle, where it finds the same packages. */
function placeOf(name: string): string {
  return join(dirname(buildNow().bundle), `kept-${name}.mjs`);
}

export function keepBuild(name: string): void {
  copyFileSync(buildNow().bundle, placeOf(name));
}

export function keptBuild(name: string): Build {
  const bundle = placeOf(name);
  if (!existsSync(bundle)) throw new Error(`no build was kept as ${name}`);
  return { name, bundle };
}

type Pair = readonly [before: Contender, after: Contender];
type Round = readonly [before: Played, after: Played];

/** Who begins changes from round to round. */
async function playRound([before, after]: Pair, pace: Pace, isTurned: boolean): Promise<Round> {
  const [first, second] = isTurned ? [after, before] : [before, after];
  const played = [await first.play(pace), await second.play(pace)] as const;
  return isTurned ? [played[1], played[0]] : played;
}

async function playRounds(pair: Pair, pace: Pace, count: number): Promise<readonly Round[]> {
  for (const contender of pair) await contender.play(pace);
  const rounds: Round[] = [];
  for (let round = 0; round < count; round += 1) rounds.push(await playRound(pair, pace, round % 2 === 1));
  return rounds;
}

function printRounds(print: Print, pace: string, rounds: readonly Round[]): void {
  const ratios = rounds.map(([before, after]) => after.processorTime / before.processorTime);
  sayAloud(`${pace}, round by round: ${ratios.map((ratio) => ratio.toFixed(2)).join(' ')}`);
  print(`processor time of an action, before, ${pace}`, median(rounds.map(([before]) => before.processorTime)), 'µs');
  print(`processor time of an action, now, ${pace}`, median(rounds.map(([, after]) => after.processorTime)), 'µs');
  print(`processor time now, in that before, ${pace}`, median(ratios), 'times');
  print(`half answered, now, ${pace}`, median(rounds.map(([, after]) => after.acknowledged.p50)), 'ms');
  print(`99 in 100 answered, now, ${pace}`, median(rounds.map(([, after]) => after.acknowledged.p99)), 'ms');
}

/** `builds`: the one before, and the one now. */
export async function measureBuilds(
  print: Print,
  [before, after]: readonly [Build, Build],
  { tables, rounds, paces }: BuildsPlan,
): Promise<void> {
  const pair: Pair = [await enterOurs(before), await enterOurs(after)];
  for (const contender of pair) {
    sayAloud(`${contender.name}: ${tables} tables`);
    await contender.grow(tables);
  }
  for (const [pace, how] of Object.entries(paces)) printRounds(print, pace, await playRounds(pair, how, rounds));
  for (const contender of pair) await contender.stop();
}

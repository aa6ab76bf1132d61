// How well and how fast bots play: `npm run bench -- bots [PART …] [--level 5] [--deals 300] …`; bench/README.md lists all.

import type { ChildProcess } from 'node:child_process';
import type { Figure } from './bots/question.ts';
import { questionsOf } from './bots/questions.ts';
import { answered } from './bots/run.ts';
import { Misread, type Settings, settingsOf } from './bots/settings.ts';
import { speedInChromium } from './bots/speed-in-chromium.ts';
import { type Bundle, bundledWorker, keptWorker, sharedOut, startWorkers } from './bots/workers.ts';
import { sayAloud } from './support/figures.ts';

/** Decimals that are printed: more than boards can tell. */
const DECIMALS = 3;

function rounded(value: number): number {
  return Number(value.toFixed(DECIMALS));
}

/** `pool` stands in every line: figures of the pool that was tuned on are no report. */
function print({ metric, unit, value, low, high }: Figure, pool: number, deals?: number): void {
  const interval = low === undefined || high === undefined ? {} : { low: rounded(low), high: rounded(high) };
  console.log(JSON.stringify({ bench: 'bots', metric, value: rounded(value), unit, ...interval, deals, pool }));
}

/** One process or page alone, so that nothing of ours disturbs it. */
async function measureSpeed(settings: Settings, workers: readonly ChildProcess[]): Promise<void> {
  const { place, pool } = settings;
  if (place === 'chromium') {
    for (const figure of await speedInChromium(settings)) print(figure, pool);
    return;
  }
  await sharedOut(workers.slice(0, 1), [{ what: 'speed' }], (told) => {
    if (told.what === 'speed') for (const figure of told.figures) print(figure, pool);
  });
}

/** The code that measures; told aloud, for `--code`. */
async function codeFor({ folder, code }: Settings): Promise<Bundle> {
  const bundle = code === undefined ? await bundledWorker(folder) : keptWorker(folder, code);
  if (bundle === undefined) throw new Misread(`No code ${code} is kept in ${folder}.`);
  sayAloud(`Measured with code ${bundle.version}: --code ${bundle.version} goes on with it.`);
  return bundle;
}

async function run(args: readonly string[]): Promise<void> {
  const settings = settingsOf(args);
  const { folder, pool, workers: count, parts } = settings;
  const bundle = await codeFor(settings);
  const workers = startWorkers(count, bundle, args);
  for (const question of questionsOf(settings)) {
    const figures = await answered(question, workers, { folder, version: bundle.version });
    for (const figure of figures) print(figure, pool, question.deals);
  }
  if (parts.includes('speed')) await measureSpeed(settings, workers);
  for (const worker of workers) worker.disconnect();
}

try {
  await run(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof Misread)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}

// Getting a crew together: workers where there can be any, else an engine in this thread. Slower, never broken.

import { type Crew, crewOf } from './crew';
import { strainJob } from './encode';
import { type EngineSettings, runnerHere } from './engine-runner';
import type { Runner } from './job';
import { type Hand, workerRunner } from './worker-runner';

export type SolverOptions = EngineSettings & {
  /** How many workers; 0: none, all is done in this thread. Absent: as many as the platform likes. */
  readonly workers?: number;
  /** `false`: do without memory that threads share; then a cancelled job costs a worker its warm tables. */
  readonly shareMemory?: boolean;
};

/** What differs between Node and a page. */
export type Platform = {
  readonly usualWorkers: () => number;
  readonly startWorker: (settings: EngineSettings) => Hand;
};

export type Mustered = { readonly crew: Crew; readonly workers: number };

/** One card each: answered at once by a runner that works. */
const PROBE = strainJob({ N: ['SA'], E: ['HA'], S: ['DA'], W: ['CA'] }, 'NT');

/** Milliseconds in which a new worker must have answered; one whose file never comes would be waited for for ever. */
const LONGEST_START = 10_000;

async function tooSlow(signal: AbortSignal): Promise<never> {
  await new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, LONGEST_START);
    signal.addEventListener('abort', () => clearTimeout(timer), { once: true });
  });
  throw new Error('The worker does not answer.');
}

async function tried(runner: Runner): Promise<Runner> {
  const answered = new AbortController();
  const { tricks } = await Promise.race([runner.run(PROBE, {}), tooSlow(answered.signal)]).finally(() =>
    answered.abort(),
  );
  if (tricks?.length !== 4) throw new Error('The worker does not answer as it should.');
  return runner;
}

async function workerRunners(count: number, options: SolverOptions, platform: Platform): Promise<readonly Runner[]> {
  const { workers, shareMemory = true, ...settings } = options;
  const started: Runner[] = [];
  try {
    for (let each = 0; each < count; each += 1)
      started.push(workerRunner({ start: () => platform.startWorker(settings), shareMemory }));
    return await Promise.all(started.map(tried));
  } catch {
    // No workers on this platform, or they may not run what they should: the engine works here as well.
    await Promise.allSettled(started.map((runner) => runner.close()));
    return [];
  }
}

export async function muster(options: SolverOptions, platform: Platform): Promise<Mustered> {
  const count = Math.max(0, Math.floor(options.workers ?? platform.usualWorkers()));
  const runners = await workerRunners(count, options, platform);
  if (runners.length > 0) return { crew: crewOf(runners), workers: runners.length };
  const { workers, shareMemory, ...settings } = options;
  return { crew: crewOf([await runnerHere(settings)]), workers: 0 };
}

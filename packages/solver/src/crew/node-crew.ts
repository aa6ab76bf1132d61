// Workers in Node: a piscina of one thread for each runner, so that a strain finds its warm tables again.

import { createRequire } from 'node:module';
import { availableParallelism } from 'node:os';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { Piscina } from 'piscina';
import type { EngineSettings } from './engine-runner';
import type { JobAnswer } from './job';
import type { Order } from './order';
import type { Hand } from './worker-runner';

/** As many threads as the machine likes to run, eight at most: each has tables of its own. */
export function usualWorkers(): number {
  return Math.min(8, availableParallelism());
}

/** Beside this file while the sources run; in a bundle, beside the bundle as `node-worker.js`. */
function workerFile(): string {
  const isSource = import.meta.url.endsWith('.ts');
  return fileURLToPath(new URL(isSource ? './node-worker.ts' : './node-worker.js', import.meta.url));
}

/** Plain Node cannot read the sources: tsx, a tool of the workspace, reads them in the worker too. */
function flagsFor(file: string): readonly string[] {
  if (!file.endsWith('.ts') || process.execArgv.some((flag) => flag.includes('tsx'))) return process.execArgv;
  const tsx = createRequire(import.meta.url).resolve('tsx');
  return [...process.execArgv, '--import', pathToFileURL(tsx).href];
}

/** A thread of its own, not yet asked anything. Throws when there can be none. */
export function startWorker(settings: EngineSettings): Hand {
  const filename = workerFile();
  const pool = new Piscina({
    filename,
    minThreads: 1,
    maxThreads: 1,
    idleTimeout: Number.POSITIVE_INFINITY,
    workerData: settings,
    execArgv: [...flagsFor(filename)],
  });
  return {
    obey: (order: Order): Promise<JobAnswer> => pool.run(order),
    end: () => pool.destroy(),
  };
}

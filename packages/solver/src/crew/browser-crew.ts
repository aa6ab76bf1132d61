// Workers in a page, spoken to through comlink.

import { type Remote, releaseProxy, wrap } from 'comlink';
import type { WorkerSide } from './browser-side';
import type { EngineSettings } from './engine-runner';
import type { Hand } from './worker-runner';

/** One less than the processor has cores, so that the page stays quick; five strains are no work for more than five. */
export function usualWorkers(): number {
  return Math.max(1, Math.min(5, (navigator.hardwareConcurrency ?? 2) - 1));
}

/** What a hand needs of a worker; a test gives it a port instead. */
export type Line = {
  readonly endpoint: Parameters<typeof wrap>[0];
  readonly end: () => void;
  /** Never resolves; rejects when the worker cannot be loaded or breaks down. */
  readonly broken: Promise<never>;
};

function newLine(): Line {
  const worker = new Worker(new URL('./browser-worker.ts', import.meta.url), { type: 'module', name: 'solver' });
  const broken = new Promise<never>((_, reject) => {
    worker.addEventListener('error', ({ message }) => reject(new Error(`The solver's worker broke down: ${message}`)));
  });
  return { endpoint: worker, end: () => worker.terminate(), broken };
}

/** A worker of its own, not yet asked anything. Throws when there can be none. */
export function startWorker(settings: EngineSettings, line: () => Line = newLine): Hand {
  const { endpoint, end, broken } = line();
  const remote: Remote<WorkerSide> = wrap<WorkerSide>(endpoint);
  const ready = Promise.race([remote.start(settings), broken]);
  ready.catch(() => undefined); // Told to whoever asks first.
  return {
    obey: async (order) => {
      await ready;
      return Promise.race([remote.obey(order), broken]);
    },
    end: async () => {
      end();
      remote[releaseProxy]();
    },
  };
}

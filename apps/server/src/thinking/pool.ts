// Bots in threads of their own, so that no table waits while one thinks. A thread that dies, hangs or has too much to do costs one
// decision of that level and nothing else: the table plays it by the rules.

import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { Action } from '@minibridge/bridge';
import { Piscina } from 'piscina';
import type { Thinker } from './thinker.ts';

export type PoolOptions = {
  readonly report: (what: string, error: unknown) => void;
  readonly worker?: string;
  /** Whether a level is worth a thread: level 1 is decided quicker than it is handed over. */
  readonly takes?: Thinker['takes'];
  /** At most so many at the same time; at least 1. */
  readonly threads?: number;
  /** Decisions that wait for a thread; more are left to the rules at once. */
  readonly queue?: number;
  /** Milliseconds after which nothing more is waited for, and a thread that is at it is given up. */
  readonly patience?: number;
};

/** One processor is left for the tables, and more than four threads are for a machine that has better use for them. */
const THREADS = Math.max(1, Math.min(4, availableParallelism() - 1));
const QUEUE = 64;
/** Five times what a level may take for a decision: for a thread that starts, and for a machine that is busy. */
const PATIENCE = 2_000;
/** Milliseconds after which a thread that has nothing to do is ended. */
const IDLE = 60_000;

/** What runs in a thread, beside the program, in a folder that is built. */
export const BOT_WORKER = fileURLToPath(new URL('./bot-worker.js', import.meta.url));

/** A thread is started with the first question, and none before. */
export function thinkerPool({
  report,
  worker = BOT_WORKER,
  takes = (level) => level > 1,
  threads = THREADS,
  queue = QUEUE,
  patience = PATIENCE,
}: PoolOptions): Thinker {
  const pool = new Piscina({
    filename: worker,
    minThreads: 0,
    maxThreads: threads,
    maxQueue: queue,
    idleTimeout: IDLE,
  });
  let isClosed = false;
  const tell = (error: unknown): void => report('a thread of the bots broke down', error);
  pool.on('error', tell);

  /** There is room for one more. */
  function hasRoom(): boolean {
    return !isClosed && pool.queueSize < queue;
  }

  return {
    takes,
    think: async (question, called) => {
      if (!hasRoom()) return undefined;
      const signal = AbortSignal.any([called, AbortSignal.timeout(patience)]);
      try {
        const action: Action | undefined = await pool.run(question, { signal });
        return action;
      } catch (error) {
        if (!signal.aborted && !isClosed) tell(error);
        return undefined;
      }
    },
    close: async () => {
      isClosed = true;
      await pool.destroy();
    },
  };
}

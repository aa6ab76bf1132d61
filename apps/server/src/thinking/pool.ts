// Bots in threads of their own, so that no table waits while one thinks. A thread that dies, hangs or has too much to do costs one
// decision of that level and nothing else: the table plays it by the rules. A thought that is called off is thought to its end and
// dropped: a thread costs more to start than a thought to finish.

import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { BotQuestion } from '@minibridge/bots';
import type { Action } from '@minibridge/bridge';
import { decodeAction } from '@minibridge/protocol';
import { Piscina } from 'piscina';
import { newLine } from './line.ts';
import type { Thinker } from './thinker.ts';

/** `given-up`: no answer in time. `queue-full`: too many waited. `thread-ended`: a thread was at it for too long, and was ended. */
export type Loss = 'given-up' | 'queue-full' | 'thread-ended';

export type PoolOptions = {
  readonly report: (what: string, error: unknown) => void;
  /** For the figures; what nobody wants to know any more is no loss. */
  readonly lost?: (how: Loss) => void;
  readonly worker?: string;
  /** Whether a level is worth a thread: level 1 is decided quicker than it is handed over. */
  readonly takes?: Thinker['takes'];
  /** At most so many at the same time; at least 1. */
  readonly threads?: number;
  /** Decisions that wait for a thread; more are left to the rules at once. */
  readonly queue?: number;
  /** Milliseconds after which an answer is waited for no more, and after which a thread that is at one thought is ended. */
  readonly patience?: number;
};

/** One processor is left for the tables, and more than four threads are for a machine that has better use for them. */
const THREADS = Math.max(1, Math.min(4, availableParallelism() - 1));
const QUEUE = 64;
/** Five times what a level may take for a decision: for a thread that starts, and for a machine that is busy. */
const PATIENCE = 2_000;
/** Milliseconds after which a thread that has nothing to do is ended. */
const IDLE = 60_000;

/** What a thread answers; nothing is an answer, too. Throws where it is nonsense, without telling of its cards. */
function actionIn(answer: unknown): Action | undefined {
  const action = decodeAction(answer);
  if (action === undefined && answer !== undefined) throw new TypeError('the answer of a thread is no action');
  return action;
}

/** What runs in a thread, beside the program, in a folder that is built. */
export const BOT_WORKER = fileURLToPath(new URL('./bot-worker.js', import.meta.url));

/** A thread is started with the first question, and none before. */
export function thinkerPool({
  report,
  lost = () => undefined,
  worker = BOT_WORKER,
  takes = (level) => level > 1,
  threads = THREADS,
  queue = QUEUE,
  patience = PATIENCE,
}: PoolOptions): Thinker {
  const pool = new Piscina({ filename: worker, minThreads: 0, maxThreads: threads, idleTimeout: IDLE });
  const line = newLine(threads);
  let isClosed = false;
  const tell = (error: unknown): void => report('a thread of the bots broke down', error);
  pool.on('error', tell);

  /** Takes the question from the pool; if a thread was at it already, that thread is ended. */
  function end(thought: AbortController): void {
    const before = pool.threads.length;
    thought.abort();
    if (pool.threads.length < before) lost('thread-ended');
  }

  async function inThread(question: BotQuestion): Promise<Action | undefined> {
    if (isClosed) return undefined;
    const thought = new AbortController();
    const timer = setTimeout(() => end(thought), patience);
    try {
      return actionIn(await pool.run(question, { signal: thought.signal }));
    } catch (error) {
      if (!thought.signal.aborted && !isClosed) tell(error);
      return undefined;
    } finally {
      clearTimeout(timer);
    }
  }

  async function inTime(question: BotQuestion, called: AbortSignal): Promise<Action | undefined> {
    const late = new AbortController();
    const timer = setTimeout(() => late.abort(), patience);
    const action = await line.enter(() => inThread(question), AbortSignal.any([called, late.signal]));
    clearTimeout(timer);
    if (late.signal.aborted && !called.aborted) lost('given-up');
    return action;
  }

  return {
    takes,
    think: async (question, called) => {
      if (isClosed) return undefined;
      if (line.waiting() < queue) return inTime(question, called);
      lost('queue-full');
      return undefined;
    },
    close: async () => {
      isClosed = true;
      await pool.destroy();
    },
  };
}

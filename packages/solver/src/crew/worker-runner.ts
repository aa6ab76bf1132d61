// A runner whose engine sits in a worker. It calls an order off through shared memory; where there is none, the worker is
// given up for a new one, whose tables are cold: slower, but as right.

import type { JobAnswer, Limits, Runner } from './job';
import { NOT_DONE } from './job';
import { callOff, canShareMemory, newFlag, type Order } from './order';

/** A worker as a runner sees it. */
export type Hand = {
  readonly obey: (order: Order) => Promise<JobAnswer>;
  /** Stops it at once, whatever it is doing; `obey` may then never answer. */
  readonly end: () => Promise<void>;
};

export type WorkerRunnerOptions = {
  readonly start: () => Hand;
  /** `false`: call off by giving the worker up, even where memory could be shared. */
  readonly shareMemory?: boolean;
};

/** Calls `stop` when the signal is raised, until told to forget it. */
function heed(signal: AbortSignal | undefined, stop: () => void): () => void {
  signal?.addEventListener('abort', stop, { once: true });
  return () => signal?.removeEventListener('abort', stop);
}

export function workerRunner({ start, shareMemory = true }: WorkerRunnerOptions): Runner {
  const flag = shareMemory && canShareMemory() ? newFlag() : undefined;
  let hand = start();
  let orders = 0;
  let closed = false;

  /** Resolves without tricks as soon as the signal is raised; the worker is replaced. */
  function givenUp(signal: AbortSignal | undefined): {
    readonly promise: Promise<JobAnswer>;
    readonly forget: () => void;
  } {
    let forget = (): void => undefined;
    const promise = new Promise<JobAnswer>((resolve) => {
      forget = heed(signal, () => {
        resolve(NOT_DONE);
        if (closed) return;
        void hand.end();
        hand = start();
      });
    });
    return { promise, forget };
  }

  async function run(job: Order['job'], { signal, deadline }: Limits): Promise<JobAnswer> {
    orders += 1;
    const id = orders;
    const millis = deadline === undefined ? {} : { millis: deadline - performance.now() };
    if (flag) {
      const forget = heed(signal, () => callOff(flag, id));
      return hand.obey({ job, id, flag, ...millis }).finally(forget);
    }
    const { promise, forget } = givenUp(signal);
    return Promise.race([hand.obey({ job, id, ...millis }), promise]).finally(forget);
  }

  const close = (): Promise<void> => {
    closed = true;
    return hand.end();
  };
  return { run, close };
}

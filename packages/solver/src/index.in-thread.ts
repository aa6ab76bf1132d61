// A solver for programs of one file and one thread, such as a command line: no workers, and nothing loaded for them.

import type { Platform } from './crew/muster';
import { type Solver, solverOn } from './face/solver';

const ONE_THREAD: Platform = {
  usualWorkers: () => 0,
  startWorker: () => {
    throw new Error('There are no workers in this thread.');
  },
};

/** A solver that does all in the thread that asks. */
export function solverInThread(): Promise<Solver> {
  return solverOn(ONE_THREAD, { workers: 0 });
}

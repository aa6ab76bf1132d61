// The page that is measured: the solver with one worker, as any page would have it.

import { createSolver, type Hands, type SolverOptions } from '@minibridge/solver';
import { wallTimes } from '../wall-times.mts';

declare global {
  interface Window {
    /** How many workers there are, and wall milliseconds for each table. */
    measureTables?: (
      deals: readonly Hands[],
      options: SolverOptions,
    ) => Promise<{ workers: number; times: readonly number[] }>;
  }
}

window.measureTables = async (deals, options) => {
  const solver = await createSolver(options);
  const times = await wallTimes(solver, deals);
  await solver.close();
  return { workers: solver.workers, times };
};

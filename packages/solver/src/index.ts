// The door of the solver in Node.

import type { SolverOptions } from './crew/muster';
import * as platform from './crew/node-crew';
import { type Solver, solverOn } from './face/solver';

export * from './on-every-platform';

/** A solver with workers, or without where there can be none or `workers` is 0. */
export function createSolver(options: SolverOptions = {}): Promise<Solver> {
  return solverOn(platform, options);
}

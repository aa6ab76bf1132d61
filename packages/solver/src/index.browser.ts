// biome-ignore-all lint/performance/noBarrelFile: the door of the package for bundlers of pages
// biome-ignore-all lint/performance/noReExportAll: the door of the package for bundlers of pages
// The door of the solver in a page.

import * as platform from './crew/browser-crew';
import type { SolverOptions } from './crew/muster';
import { type Solver, solverOn } from './face/solver';

export * from './on-every-platform';

/** A solver with workers, or without where there can be none or `workers` is 0. */
export function createSolver(options: SolverOptions = {}): Promise<Solver> {
  return solverOn(platform, options);
}

// biome-ignore-all lint/performance/noBarrelFile: the door of the package for bundlers of pages
// biome-ignore-all lint/performance/noReExportAll: the door of the package for bundlers of pages
// The door of the solver in a page.

import * as platform from './crew/browser-crew';
import type { SolverOptions } from './crew/muster';
import { type Solver, solverOn } from './face/solver';

export type { EngineSettings } from './crew/engine-runner';
export type { SolverOptions } from './crew/muster';
export type { Play, PlayAnswer, PlayedCard, PlayProgress } from './face/analyse-play';
export type { Answer, Asking, Effort, Progress, Stopped } from './face/answers';
export type { Asks } from './face/questions';
export type { ManyAnswer, ManyRefusal } from './face/solve-many';
export type { BoardAnswer, CardsAnswer, TricksPerCard } from './face/solve-position';
export type { TableAnswer, TableProgress } from './face/solve-table';
export type { Solver } from './face/solver';
export type { PartialTable, Table, TricksByStrain } from './face/table';
export * from './par/minibridge-par';
export * from './par/par';
export * from './position/check-hands';
export * from './position/check-position';
export * from './position/hands-text';
export * from './position/position';
export * from './position/refusal';
export * from './position/refusal-text';

/** A solver with workers, or without where there can be none or `workers` is 0. */
export function createSolver(options: SolverOptions = {}): Promise<Solver> {
  return solverOn(platform, options);
}

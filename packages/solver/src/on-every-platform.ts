// biome-ignore-all lint/performance/noBarrelFile: what both doors of the package show
// biome-ignore-all lint/performance/noReExportAll: what both doors of the package show
// What the solver shows in Node and in a page alike.

export { parseHands } from '@minibridge/bridge';
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
export * from './position/position';
export * from './position/refusal';
export * from './position/refusal-text';

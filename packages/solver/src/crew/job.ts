// One piece of work for one engine, as plain numbers that can be sent to a worker.

import type { EnginePosition } from '../core/engine';
import type { EngineCard } from '../core/engine-cards';

/** Sixteen sets of cards, seat * 4 + suit; seats N E S W = 0..3; bit 12 is the ace. */
export type EngineHands = readonly number[];

/** Strains are C D H S NT = 0..4. */
export type StrainJob = { readonly ask: 'strain'; readonly hands: EngineHands; readonly strain: number };

export type PositionJob = EnginePosition & { readonly ask: 'board' | 'cards'; readonly hands: EngineHands };

/** Tricks for each declarer in one strain; or the best, or the value of every card, for the seat to play. */
export type Job = StrainJob | PositionJob;

/** What came of it. */
export type JobAnswer = {
  /** Four numbers, or one, or one for each of `cards`; absent when the job was stopped before. */
  readonly tricks?: readonly number[];
  readonly cards?: readonly EngineCard[];
  /** Trick starts that the search looked at. */
  readonly nodes: number;
  /** Memory of this engine. */
  readonly memoryBytes: number;
};

/** A job that was not begun, or not finished. */
export const NOT_DONE: JobAnswer = { nodes: 0, memoryBytes: 0 };

/** When to give up. */
export type Limits = {
  readonly signal?: AbortSignal | undefined;
  /** On the clock of `performance.now()`, in milliseconds. */
  readonly deadline?: number | undefined;
};

export function isOver({ signal, deadline = Number.POSITIVE_INFINITY }: Limits): boolean {
  return signal?.aborted === true || performance.now() >= deadline;
}

/** Something that does one job at a time: an engine in this thread, or a worker with an engine. */
export type Runner = {
  readonly run: (job: Job, limits: Limits) => Promise<JobAnswer>;
  readonly close: () => Promise<void>;
};

// What a solver answers: whole, or in part, and then it says so.

import type { JobAnswer, Limits } from '../crew/job';

export type Asking<P = Progress> = {
  /** Raise it to stop. */
  readonly signal?: AbortSignal;
  /** Milliseconds from now; what is not found by then is left out. */
  readonly deadlineMs?: number;
  /** Told after each step. */
  readonly onProgress?: (progress: P) => void;
};

/** Steps done, of how many. */
export type Progress = { readonly done: number; readonly of: number };

/** What the search took. */
export type Effort = {
  /** Trick starts that were looked at: the same on every machine for the same questions in the same order. */
  readonly nodes: number;
  /** The memory of the largest engine. */
  readonly memoryBytes: number;
};

/** Why an answer is not whole. `cancelled`: by the signal, or because the solver was closed. */
export type Stopped = 'cancelled' | 'deadline';

export type Answer<Whole, Part = unknown> =
  | (Whole & { readonly complete: true; readonly effort: Effort })
  | (Part & { readonly complete: false; readonly stopped: Stopped; readonly effort: Effort });

export function limitsOf({ signal, deadlineMs }: Asking<never>): Limits {
  return { signal, deadline: deadlineMs === undefined ? undefined : performance.now() + deadlineMs };
}

export function whyStopped({ signal, deadline }: Limits): Stopped {
  return signal?.aborted || deadline === undefined ? 'cancelled' : 'deadline';
}

export function effortOf(answers: readonly JobAnswer[]): Effort {
  return {
    nodes: answers.reduce((sum, { nodes }) => sum + nodes, 0),
    memoryBytes: Math.max(0, ...answers.map(({ memoryBytes }) => memoryBytes)),
  };
}

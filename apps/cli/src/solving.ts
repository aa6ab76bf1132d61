// One question to the solver, in the thread of the command: it is answered in well under a second.

import type { Solver } from '@minibridge/solver';
import { solverInThread } from '@minibridge/solver/in-thread';

/** Asks, and lets the solver go. */
export async function solving<T>(ask: (solver: Solver) => Promise<T>): Promise<T> {
  const solver = await solverInThread();
  try {
    return await ask(solver);
  } finally {
    await solver.close();
  }
}

/** What comes once the search is done; it begins when somebody reads. */
export async function* found<T>(search: () => Promise<readonly T[]>): AsyncGenerator<T> {
  yield* await search();
}

type Whole<A> = Extract<A, { readonly complete: true }>;

/** An answer that was checked before it was asked, and that nobody can stop. */
export function whole<A extends { readonly complete: boolean }>(
  answer: { readonly ok: true; readonly value: A } | { readonly ok: false },
): Whole<A> {
  if (!answer.ok || !isWhole(answer.value)) throw new Error('The solver has not answered in full.');
  return answer.value;
}

function isWhole<A extends { readonly complete: boolean }>(answer: A): answer is Whole<A> {
  return answer.complete;
}

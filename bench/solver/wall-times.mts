// How long each table takes by the clock on the wall: for work that is done elsewhere.

import type { Hands, Solver } from '@minibridge/solver';

export async function wallTimes(solver: Solver, deals: readonly Hands[]): Promise<readonly number[]> {
  const times: number[] = [];
  for (const deal of deals) {
    const start = performance.now();
    const solved = await solver.solveTable(deal);
    if (!solved.ok || !solved.value.complete) throw new Error(`No table of ${JSON.stringify(deal)}`);
    times.push(performance.now() - start);
  }
  return times;
}

// The turning points of a finished deal: the layouts that fitted with what a player knew are asked of the solver.

import type { Finished } from '@minibridge/bridge';
import { type CardTricks, type TurningPoint, turningPoints } from '@minibridge/learn';
import type { PlayedCard, Solver } from '@minibridge/solver';

/** So many are told. */
const MOST = 3;

/** When to stop asking. */
type Asking = { readonly signal: AbortSignal; readonly deadlineMs?: number };

function solveWith(solver: Solver, asking: Asking): CardTricks {
  return async (positions) => {
    const result = await solver.solveMany('cards', positions, asking);
    return result.ok ? result.value.found : [];
  };
}

/** In the order played; none when nothing could be found out about them. */
export function turnsOf(
  { solver, board, asking }: { readonly solver: Solver; readonly board: Finished; readonly asking: Asking },
  analysed: readonly PlayedCard[],
): Promise<readonly TurningPoint[]> {
  return turningPoints(board, analysed, { solve: solveWith(solver, asking), most: MOST });
}

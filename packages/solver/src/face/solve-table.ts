// Twenty results: a strain at a time for each worker, no trump first, since it takes longest.

import { accept, type Result, refuse, type Strain } from '@minibridge/bridge';
import type { Crew } from '../crew/crew';
import { strainJob } from '../crew/encode';
import { handsProblem } from '../position/check-hands';
import type { Hands } from '../position/position';
import type { Refusal } from '../position/refusal';
import { type Answer, type Asking, effortOf, limitsOf, type Progress, whyStopped } from './answers';
import { columnOf, isWhole, type PartialTable, type StrainTricks, type Table, tableOf } from './table';

export type TableAnswer = Answer<{ readonly table: Table }, { readonly table: PartialTable }>;
export type TableProgress = Progress & { readonly table: PartialTable };

const LONGEST_FIRST: readonly Strain[] = ['NT', 'S', 'H', 'D', 'C'];

export async function solveTable(
  crew: Crew,
  hands: Hands,
  asking: Asking<TableProgress> = {},
): Promise<Result<TableAnswer, Refusal>> {
  const problem = handsProblem(hands);
  if (problem) return refuse(problem);
  const limits = limitsOf(asking);
  const columns = new Map<Strain, StrainTricks>();
  const answers = await Promise.all(
    LONGEST_FIRST.map(async (strain) => {
      const answer = await crew.carryOut(strainJob(hands, strain), limits);
      const column = columnOf(answer.tricks);
      if (column) {
        columns.set(strain, column);
        asking.onProgress?.({ done: columns.size, of: LONGEST_FIRST.length, table: tableOf(columns) });
      }
      return answer;
    }),
  );
  const table = tableOf(columns);
  const effort = effortOf(answers);
  return accept(
    isWhole(table)
      ? { complete: true, table, effort }
      : { complete: false, stopped: whyStopped(limits), table, effort },
  );
}

// What does not compile: a part of an answer taken for the whole, or an answer read before it is known to be one.

import type { Result } from '@minibridge/bridge';
import type { Refusal } from '../position/refusal';
import type { ManyAnswer } from './solve-many';
import type { BoardAnswer } from './solve-position';
import type { TableAnswer } from './solve-table';
import type { Table } from './table';

export function table(solved: Result<TableAnswer, Refusal>): Table | undefined {
  // @ts-expect-error a refusal has no value
  solved.value;
  if (!solved.ok) return undefined;
  // @ts-expect-error a table that was stopped is not a table
  const hasty: Table = solved.value.table;
  return solved.value.complete ? solved.value.table : hasty;
}

export function tricks(board: BoardAnswer): number {
  // @ts-expect-error a board that was stopped has no tricks
  const hasty: number = board.tricks;
  return board.complete ? board.tricks : hasty;
}

export function all(many: ManyAnswer<'board'>): readonly number[] {
  // @ts-expect-error some may be missing
  const hasty: readonly number[] = many.found;
  return many.complete ? many.found : hasty;
}

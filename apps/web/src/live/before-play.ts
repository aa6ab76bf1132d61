// When people are still in the waiting room.

import { stageOf, type Table } from '@minibridge/table';

/** Before the first card of a match: people come, sit down and agree. */
export function isBeforePlay(table: Table): boolean {
  const isFresh = table.board === undefined && table.sheet.length === 0 && table.promised === undefined;
  return stageOf(table) === 'drawing' || (isFresh && table.rules.match.firstDealer === 'north');
}

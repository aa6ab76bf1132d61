// Whether there is something to come back to.

import { stageOf, type Table } from '@minibridge/table';

/** True from the first deal until the match is over; the last deal's score may still be looked at. */
export function isMatchOn(table: Table): boolean {
  return table.board !== undefined || stageOf(table) !== 'over';
}

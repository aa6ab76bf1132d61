// Taking a card back: whether the viewer may ask, and whether the viewer is asked.

import type { Seat } from '@minibridge/bridge';
import { backTo, type Table, waitingFor } from '@minibridge/table';

/** Whether there is a card of the viewer's that may come back. */
export function mayTakeBack(table: Table, me: Seat | undefined): boolean {
  const { board, undo } = table;
  return me !== undefined && undo === undefined && board !== undefined && backTo(board, me, table).ok;
}

/** Who asks the viewer for a card back; `me`: absent for one who only watches. */
export function askedBy(table: Table, me: Seat | undefined): Seat | undefined {
  return me && table.undo && table.undo.by !== me && waitingFor(table).includes(me) ? table.undo.by : undefined;
}

// Taking a card back: whether the viewer may ask, and whether the viewer is asked.

import type { Seat } from '@minibridge/bridge';
import { backToOwnCard, type Table, waitingFor } from '@minibridge/table';

/** Whether there is a card of the viewer's that may come back. */
export function mayTakeBack({ board, policy, undo }: Table, me: Seat | undefined): boolean {
  if (me === undefined) return false;
  if (policy.undo === 'never' || undo !== undefined || board?.phase !== 'play') return false;
  return backToOwnCard(board, me) !== undefined;
}

/** Who asks the viewer for a card back. */
export function askedBy(table: Table, me: Seat): Seat | undefined {
  return table.undo && table.undo.by !== me && waitingFor(table).includes(me) ? table.undo.by : undefined;
}

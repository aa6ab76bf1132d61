// Whom everybody waits for, if it is one seat alone.

import type { Seat } from '@minibridge/bridge';
import { type Table, waitingFor } from '@minibridge/table';

export function waitingSeat(table: Table): Seat | undefined {
  const [seat, ...more] = waitingFor(table);
  return more.length === 0 ? seat : undefined;
}

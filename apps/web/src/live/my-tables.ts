// "Your tables": the list that the server gave with its welcome, gone on with what this page is told of the tables that it follows.

import type { MyTable } from '@minibridge/protocol';
import { isHost, type LiveTable, seatOfViewer } from './live-table';

/** How the reader belongs to the table now; absent: as one who only watches. */
function rowOf(live: LiveTable): MyTable | undefined {
  const [seat, host] = [seatOfViewer(live), isHost(live)];
  if (seat !== undefined) return { table: live.code, seat, host };
  return host ? { table: live.code, host } : undefined;
}

function isSame(one: MyTable | undefined, other: MyTable | undefined): boolean {
  return one?.table === other?.table && one?.seat === other?.seat && one?.host === other?.host;
}

/** The list after something was told of `live`; the table itself comes first where anything has changed. */
export function myTablesAfter(mine: readonly MyTable[], live: LiveTable): readonly MyTable[] {
  const others = mine.filter(({ table }) => table !== live.code);
  // Whoever goes keeps the seat.
  if (live.left === 'asked' || live.left === 'not-kept') return mine;
  if (live.left !== undefined) return others.length === mine.length ? mine : others;
  if (live.you === undefined || live.host === undefined) return mine;
  const row = rowOf(live);
  const before = mine.find(({ table }) => table === live.code);
  if (isSame(before, row)) return mine;
  return row === undefined ? others : [row, ...others];
}

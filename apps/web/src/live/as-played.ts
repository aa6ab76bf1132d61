// While a deal that is over lies on the screen, its seats bear the names of those who played it, whoever has them for the next one.

import { SEATS, type Seat } from '@minibridge/bridge';
import type { Occupant, Table } from '@minibridge/table';

/** Whoever sat there last while the deal was played; absent: no deal of the sheet lies there. */
function playedAt({ board, sheet }: Table, seat: Seat): Occupant | undefined {
  if (board?.phase !== 'over') return undefined;
  return sheet.find(({ number }) => number === board.number)?.players[seat].at(-1);
}

/** The table with those in the seats who played the deal that is over; `own`, the reader's seat, stays the reader's. */
export function asPlayed(table: Table, own: Seat): Table {
  const others = SEATS.filter((seat) => seat !== own);
  const played = others.flatMap((seat): readonly (readonly [Seat, Occupant])[] => {
    const who = playedAt(table, seat);
    return who === undefined || who === table.seating[seat] ? [] : [[seat, who]];
  });
  return played.length === 0 ? table : { ...table, seating: { ...table.seating, ...Object.fromEntries(played) } };
}

// Who played a deal that is over: those of its row on the sheet, whoever sits there now.

import type { Finished, Seat } from '@minibridge/bridge';
import { type Language, listed, type TableMessages } from '@minibridge/messages';
import { type Players, playersAtFirst, type Table } from '@minibridge/table';
import type { HostView } from '../../host/ledger';
import { nameOfOccupant } from '../../words/seat-words';

export function playersOf({ sheet, seating }: Table, { number }: Finished): Players {
  return sheet.find((row) => row.number === number)?.players ?? playersAtFirst(seating);
}

type Speaking = { readonly say: TableMessages; readonly language: Language };

/** "Nina", or "Nina, Tom" where the seat changed hands while the deal was played. */
export function playerNames({ say, language }: Speaking, players: Players, seat: Seat): string {
  return listed(
    language,
    'row',
    players[seat].map((one) => nameOfOccupant(say, one)),
  );
}

/** The seat that is "you" in sentences about the deal; absent for one who watched it, or has taken the seat since. */
export function readerOf({ seat, watches, table }: HostView, board: Finished): Seat | undefined {
  const { kind, name } = table.seating[seat];
  const hasPlayed = playersOf(table, board)[seat].some((one) => one.kind === kind && one.name === name);
  return watches || !hasPlayed ? undefined : seat;
}

// A seat with its name and one short note, read out as one line.

import type { Seat as SeatLetter } from '@minibridge/bridge';
import type { Table } from '@minibridge/table';
import { useApp } from '../../app/app-state';
import { Seat } from '../../pieces/Seat';
import { occupantName, seatSign } from '../../words/seat-words';
import { useExtras } from './extras';

export type TableSeatProps = {
  readonly table: Pick<Table, 'seating'>;
  readonly seat: SeatLetter;
  readonly note?: string | undefined;
  /** Read out instead of the note, where the eye sees it otherwise. */
  readonly spoken?: string | undefined;
  readonly turn?: boolean | undefined;
  readonly upright?: boolean | undefined;
};

export function TableSeat({ table, seat, note: ownNote, spoken, turn, upright }: TableSeatProps) {
  const { say, settings } = useApp();
  const extras = useExtras();
  const note = extras?.seatNote?.(seat) ?? ownNote;
  const name = occupantName(say, table, seat);
  const heard = spoken ?? note;
  const bot = extras?.marksBots && table.seating[seat].kind === 'bot';
  const who = { seat, name, kind: bot ? 'bot' : 'person' } as const;
  const label = heard ? say['seat.label-note']({ ...who, note: heard }) : say['seat.label'](who);
  return <Seat letter={seatSign(settings.language, seat)} {...{ name, bot, note, turn, upright, label }} />;
}

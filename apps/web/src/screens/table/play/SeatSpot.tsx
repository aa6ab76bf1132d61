/** One of the other seats: letter, name, announced points, whether it declares or is dummy, and whether its hand is to play. */
import type { Seat as SeatLetter } from '@minibridge/bridge';
import type { Table } from '@minibridge/table';
import { useApp } from '../../../app/app-state';
import { Seat } from '../../../pieces/Seat';
import { occupantName, seatSign } from '../../../words/seat-words';
import { useExtras } from '../extras';
import { type PlayView, roleOf } from './play-view';
import { roleWord } from './role-word';

export type SeatSpotProps = {
  readonly play: PlayView;
  readonly table: Table;
  readonly seat: SeatLetter;
  /** Letter above the name. */
  readonly upright: boolean;
};

export function SeatSpot({ play, table, seat, upright }: SeatSpotProps) {
  const { say, settings } = useApp();
  const role = roleOf(play.board, seat);
  const points = play.board.points[seat];
  const name = occupantName(say, table, seat);
  const turn = play.turn === seat;
  const extras = useExtras();
  const note = extras?.seatNote?.(seat);
  const { kind } = table.seating[seat];
  // Among people dummy keeps the name, and its cards tell its points; alone against bots "dummy" is all one calls it by.
  const keepsName = role !== 'dummy' || extras?.kind === 'friends';
  const who = { seat, name, kind, role, turn: turn ? 'yes' : 'no' } as const;
  return (
    <Seat
      letter={seatSign(settings.language, seat)}
      name={keepsName ? name : say['role.dummy']()}
      bot={extras?.marksBots && kind === 'bot'}
      note={note ?? (keepsName && role === 'dummy' ? undefined : say.points({ points }))}
      role={keepsName ? roleWord(say, role) : undefined}
      label={note ? say['play.seat-note']({ ...who, note }) : say['play.seat']({ ...who, points })}
      {...{ turn, upright }}
    />
  );
}

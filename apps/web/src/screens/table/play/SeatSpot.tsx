/** One of the other seats: letter, name or role, announced points, and whether its hand is to play. */
import type { Seat as SeatLetter } from '@minibridge/bridge';
import type { Table } from '@minibridge/table';
import { useApp } from '../../../app/app-state';
import { Seat } from '../../../pieces/Seat';
import { occupantName, seatSign } from '../../../words/seat-words';
import { useExtras } from '../extras';
import { type PlayView, roleOf } from './play-view';

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
  // Among people dummy keeps the name, and is called dummy where the points stand: its cards tell those.
  const isNamed = extras?.kind === 'friends';
  const label = say['play.seat']({
    seat,
    name,
    kind,
    role,
    points,
    turn: turn ? 'yes' : 'no',
  });
  return (
    <Seat
      letter={seatSign(settings.language, seat)}
      name={isNamed || role !== 'dummy' ? name : say['role.dummy']()}
      bot={extras?.marksBots && kind === 'bot'}
      note={note ?? (isNamed && role === 'dummy' ? say['role.dummy']() : say.points({ points }))}
      label={note ? say['seat.label-note']({ seat, name, kind, note }) : label}
      {...{ turn, upright }}
    />
  );
}

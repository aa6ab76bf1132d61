// Seats and sides in words.

import type { Seat, Side } from '@minibridge/bridge';
import { type Language, seatLetter, type TableMessages } from '@minibridge/messages';
import type { Occupant, Table } from '@minibridge/table';

/** A seat as the reader hears of it: their own is "you". */
export type Who = Seat | 'you';

export function whoIs(seat: Seat, me: Seat | undefined): Who {
  return seat === me ? 'you' : seat;
}

/** "North". */
export function seatName(say: TableMessages, seat: Seat): string {
  return say['seat.name']({ seat });
}

/** "North–South". */
export function sideName(say: TableMessages, side: Side): string {
  return say['side.name']({ side });
}

/** The compass letter in the reader's alphabet; seats keep the language's letters whatever the cards show. */
export function seatSign(language: Language, seat: Seat): string {
  return seatLetter(language, seat);
}

/** A person without a name is "You". */
export function nameOfOccupant(say: TableMessages, { kind, name }: Occupant): string {
  return kind === 'person' && name === '' ? say['role.you']() : name;
}

/** The name of whoever sits there. */
export function occupantName(say: TableMessages, { seating }: Pick<Table, 'seating'>, seat: Seat): string {
  return nameOfOccupant(say, seating[seat]);
}

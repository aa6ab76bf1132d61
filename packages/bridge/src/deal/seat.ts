// Seats and sides (MB 1).

/** Clockwise: the order of dealing, announcing and playing. */
export const SEATS = ['N', 'E', 'S', 'W'] as const;
export type Seat = (typeof SEATS)[number];

export const SIDES = ['NS', 'EW'] as const;
export type Side = (typeof SIDES)[number];

type SeatToSeat = { readonly [S in Seat]: Seat };
const NEXT: SeatToSeat = { N: 'E', E: 'S', S: 'W', W: 'N' };
const ACROSS: SeatToSeat = { N: 'S', E: 'W', S: 'N', W: 'E' };
const BEFORE: SeatToSeat = { N: 'W', E: 'N', S: 'E', W: 'S' };

/** Left-hand opponent: the next seat clockwise. */
export function lho(seat: Seat): Seat {
  return NEXT[seat];
}

/** Right-hand opponent. */
export function rho(seat: Seat): Seat {
  return BEFORE[seat];
}

export function partner(seat: Seat): Seat {
  return ACROSS[seat];
}

export function sideOf(seat: Seat): Side {
  return seat === 'N' || seat === 'S' ? 'NS' : 'EW';
}

export function otherSide(side: Side): Side {
  return side === 'NS' ? 'EW' : 'NS';
}

const SEATS_OF: { readonly [S in Side]: readonly [Seat, Seat] } = { NS: ['N', 'S'], EW: ['E', 'W'] };

export function seatsOf(side: Side): readonly [Seat, Seat] {
  return SEATS_OF[side];
}

const CLOCKWISE_FROM: { readonly [S in Seat]: readonly [Seat, Seat, Seat, Seat] } = {
  N: ['N', 'E', 'S', 'W'],
  E: ['E', 'S', 'W', 'N'],
  S: ['S', 'W', 'N', 'E'],
  W: ['W', 'N', 'E', 'S'],
};

/** The four seats clockwise, `first` first. */
export function seatsFrom(first: Seat): readonly [Seat, Seat, Seat, Seat] {
  return CLOCKWISE_FROM[first];
}

export function isSeat(text: string): text is Seat {
  return text === 'N' || text === 'E' || text === 'S' || text === 'W';
}

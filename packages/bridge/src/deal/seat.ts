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
const SIDE: { readonly [S in Seat]: Side } = { N: 'NS', E: 'EW', S: 'NS', W: 'EW' };

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
  return SIDE[seat];
}

export function otherSide(side: Side): Side {
  return side === 'NS' ? 'EW' : 'NS';
}

export function seatsOf(side: Side): readonly [Seat, Seat] {
  return side === 'NS' ? ['N', 'S'] : ['E', 'W'];
}

/** The four seats clockwise, `first` first. */
export function seatsFrom(first: Seat): readonly [Seat, Seat, Seat, Seat] {
  const second = lho(first);
  return [first, second, partner(first), partner(second)];
}

export function isSeat(text: string): text is Seat {
  return text === 'N' || text === 'E' || text === 'S' || text === 'W';
}

// Who has played each hand of a board: people take the seats of bots while it is played, and the other way round.

import { SEATS, type Seat } from '@minibridge/bridge';
import type { Occupant, Seating } from './seating';

/** Whoever has sat at each seat while something happened on the board, in order, each once. */
export type Players = { readonly [S in Seat]: readonly Occupant[] };

function isOneOf(occupants: readonly Occupant[], { kind, name }: Occupant): boolean {
  return occupants.some((one) => one.kind === kind && one.name === name);
}

export function playersAtFirst({ N, E, S, W }: Seating): Players {
  return { N: [N], E: [E], S: [S], W: [W] };
}

/** The players once something has happened on the board while they sat so. Who sat and left in between has played nothing. */
export function playersWith(players: Players, seating: Seating): Players {
  const joined = SEATS.filter((seat) => !isOneOf(players[seat], seating[seat]));
  return joined.reduce((now, seat) => ({ ...now, [seat]: [...now[seat], seating[seat]] }), players);
}

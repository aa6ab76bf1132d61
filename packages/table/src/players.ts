// Who has played each hand of a board: people take the seats of bots while it is played, and the other way round.

import { SEATS, type Seat } from '@minibridge/bridge';
import type { Occupant, Seating } from './seating';

/** Whoever has sat at each seat while something happened on the board, in order, each once. */
export type Players = { readonly [S in Seat]: readonly Occupant[] };

/** Mostly it is the very one: looked at first, since it is asked for with every card. */
function isOneOf(occupants: readonly Occupant[], one: Occupant): boolean {
  return occupants.includes(one) || occupants.some(({ kind, name }) => kind === one.kind && name === one.name);
}

export function playersAtFirst({ N, E, S, W }: Seating): Players {
  return { N: [N], E: [E], S: [S], W: [W] };
}

function joinedBy(occupants: readonly Occupant[], one: Occupant): readonly Occupant[] {
  return isOneOf(occupants, one) ? occupants : [...occupants, one];
}

/** The players once something has happened on the board while they sat so. Who sat and left in between has played nothing. */
export function playersWith(players: Players, seating: Seating): Players {
  if (SEATS.every((seat) => isOneOf(players[seat], seating[seat]))) return players;
  return {
    N: joinedBy(players.N, seating.N),
    E: joinedBy(players.E, seating.E),
    S: joinedBy(players.S, seating.S),
    W: joinedBy(players.W, seating.W),
  };
}

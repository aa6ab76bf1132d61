// Who sits where: any mix of people and bots.

import { SEATS, type Seat } from '@minibridge/bridge';

export type Occupant =
  /** `name` as the person wrote it; 1..40 characters. */
  | { readonly kind: 'person'; readonly name: string }
  | { readonly kind: 'bot'; readonly level: 1; readonly name: string };

export type Seating = { readonly [S in Seat]: Occupant };

/** The seats taken by people. */
export function peopleAt(seating: Seating): readonly Seat[] {
  return SEATS.filter((seat) => seating[seat].kind === 'person');
}

/** The seats taken by bots. */
export function botsAt(seating: Seating): readonly Seat[] {
  return SEATS.filter((seat) => seating[seat].kind === 'bot');
}

// What is asked about: the cards that four players still hold, what is trumps, who led, and the trick on the table.

import { type Card, type Hand, type Seat, type Side, type Strain, seatsFrom, sideOf } from '@minibridge/bridge';

/** The cards still in hand, in any order; the cards of the trick on the table are not among them. */
export type Hands = { readonly [S in Seat]: Hand };

/** A moment of the play. */
export type Position = {
  readonly hands: Hands;
  readonly strain: Strain;
  /** Who led to the trick on the table, or is about to lead. */
  readonly leader: Seat;
  /** The cards on the table, the leader's first: none to three. */
  readonly trick?: readonly Card[];
};

/** The seat whose card comes next. */
export function toPlay({ leader, trick = [] }: Pick<Position, 'leader' | 'trick'>): Seat {
  return seatsFrom(leader)[trick.length] ?? leader;
}

/** The side whose card comes next: tricks are told from its view. */
export function sideToPlay(position: Pick<Position, 'leader' | 'trick'>): Side {
  return sideOf(toPlay(position));
}

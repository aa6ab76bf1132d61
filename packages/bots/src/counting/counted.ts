// A position in which every card that has gone is remembered and the announced points are counted.

import type { Playing, SeatView, Suit } from '@minibridge/bridge';
import { type Hidden, hiddenFrom } from '../belief/hidden';
import { type Position, positionOf } from '../knowledge';
import { type Lie, liesOf } from './suit-lies';

export type Counted = Position & {
  readonly hidden: Hidden;
  /** How a suit lies between two hidden hands; none where more hands are hidden. */
  readonly lies: (suit: Suit) => readonly Lie[];
};

/** The position of `view`, where it is for its seat to play. */
export function countedFrom(view: SeatView, board: Playing): Counted {
  const hidden = hiddenFrom(view) ?? { hands: [], pool: [] };
  const found = new Map<Suit, readonly Lie[]>();
  const lies = (suit: Suit): readonly Lie[] => {
    const known = found.get(suit) ?? liesOf(hidden, suit);
    found.set(suit, known);
    return known;
  };
  return { ...positionOf(board, view.seat, () => true), hidden, lies };
}

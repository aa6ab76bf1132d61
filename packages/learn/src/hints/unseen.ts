// The two hands that a player does not see, with every layout of them that fits.

import { type Hidden, hiddenFrom, type Layouts, layoutsOf } from '@minibridge/bots';
import { type Hand, type PointsBySeat, pointsOfCard, type Seat, type SeatView } from '@minibridge/bridge';

export type Unseen = {
  readonly hidden: Hidden;
  readonly layouts: Layouts;
  readonly seats: readonly [Seat, Seat];
  /** The four totals, as announced and settled. */
  readonly totals: PointsBySeat;
};

/** Absent while more than two hands are hidden, or when all are seen. */
export function unseenFrom(view: SeatView): Unseen | undefined {
  const { board } = view;
  const hidden = hiddenFrom(view);
  if (hidden === undefined || board.phase === 'announcing') return undefined;
  const [one, other, ...more] = hidden.hands;
  if (one === undefined || other === undefined || more.length > 0) return undefined;
  const layouts = layoutsOf(hidden);
  if (layouts.count === 0) return undefined;
  return { hidden, layouts, seats: [one.seat, other.seat], totals: board.points };
}

/** The unseen aces, kings, queens and jacks, in pack order. */
export function unseenHonours({ hidden }: Unseen): Hand {
  return hidden.pool.filter((card) => pointsOfCard(card) > 0);
}

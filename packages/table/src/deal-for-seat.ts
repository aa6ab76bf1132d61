// Whose hand is the good one: a person learning alone may ask for declarer's hand or the best one.
// The cards are shuffled fairly; then the four hands go round the table until the seat has what was asked for.

import {
  type Coin,
  declarerByPoints,
  type FullDeal,
  pointsOfDeal,
  type Rules,
  SEATS,
  type Seat,
  type Selection,
  sideOf,
} from '@minibridge/bridge';

export const SEAT_POLICIES = ['any-seat', 'always-declarer', 'best-hand'] as const;
export type SeatPolicy = (typeof SEAT_POLICIES)[number];

export type DealFor = {
  readonly rules: Rules;
  readonly dealer: Seat;
  readonly coin: Coin;
  readonly seat: Seat;
  readonly policy: SeatPolicy;
};

/** Every hand one seat further clockwise. */
function passedOn({ N, E, S, W }: FullDeal): FullDeal {
  return { N: W, E: N, S: E, W: S };
}

function declares(selection: Selection, seat: Seat): boolean {
  if (selection.outcome === 'partners-choose') return sideOf(seat) === selection.side;
  return selection.outcome === 'declarer' && selection.declarer === seat;
}

function suits(deal: FullDeal, { rules, dealer, coin, seat, policy }: DealFor): boolean {
  const points = pointsOfDeal(deal);
  switch (policy) {
    case 'any-seat':
      return true;
    case 'best-hand':
      return SEATS.every((other) => points[other] <= points[seat]);
    case 'always-declarer':
      return declares(declarerByPoints(rules, points, dealer, coin), seat);
  }
}

/** The first deal, with its hands passed round the table if need be, that suits the policy. `shuffled` deals anew each time. */
export function dealForSeat(wanted: DealFor, shuffled: () => FullDeal): FullDeal {
  for (;;) {
    let deal = shuffled();
    for (const _turn of SEATS) {
      if (suits(deal, wanted)) return deal;
      deal = passedOn(deal);
    }
  }
}

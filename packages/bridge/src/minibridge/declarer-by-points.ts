// Who declares (MB 5, MB 6): the side with 21 points or more, there the partner with more; 20 and 20 is dealt again.

import type { PointsBySeat } from '../deal/full-deal';
import { type Seat, type Side, lho, partner, seatsFrom, seatsOf } from '../deal/seat';
import type { Rules } from './rules';

/** How a coin fell before the deal; it is looked at only when partners are equal and the rules say so. */
export type Coin = 'first' | 'second';

export type Selection =
  | { readonly outcome: 'declarer'; readonly declarer: Seat }
  | { readonly outcome: 'partners-choose'; readonly side: Side }
  /** Nobody plays; `dealer` deals again. */
  | { readonly outcome: 'redeal'; readonly dealer: Seat };

/** Points of a side together, 0..40. */
export function sidePoints(points: PointsBySeat, side: Side): number {
  const [one, other] = seatsOf(side);
  return points[one] + points[other];
}

/** Who deals after 20 and 20. */
export function dealerAfterRedeal(rules: Rules, dealer: Seat): Seat {
  return rules.redeal2020 === 'same_dealer' ? dealer : lho(dealer);
}

function ofEqualPartners(rules: Rules, side: Side, dealer: Seat, coin: Coin): Selection {
  const [one, other] = seatsOf(side);
  const first = seatsFrom(dealer).find((seat) => seat === one || seat === other) ?? one;
  switch (rules.declarerTie) {
    case 'first_from_dealer':
      return { outcome: 'declarer', declarer: first };
    case 'coin':
      return { outcome: 'declarer', declarer: coin === 'first' ? first : partner(first) };
    case 'partners_choose':
      return { outcome: 'partners-choose', side };
  }
}

/** `points` make 40; `coin` as it fell for this deal. */
export function declarerByPoints(rules: Rules, points: PointsBySeat, dealer: Seat, coin: Coin): Selection {
  const northSouth = sidePoints(points, 'NS');
  if (northSouth === 20) return { outcome: 'redeal', dealer: dealerAfterRedeal(rules, dealer) };
  const side: Side = northSouth > 20 ? 'NS' : 'EW';
  if (rules.declarer === 'partners_choose') return { outcome: 'partners-choose', side };
  const [one, other] = seatsOf(side);
  if (points[one] === points[other]) return ofEqualPartners(rules, side, dealer, coin);
  return { outcome: 'declarer', declarer: points[one] > points[other] ? one : other };
}

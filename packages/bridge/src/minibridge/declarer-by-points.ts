// Who declares (MB 5, MB 6): the side with 21 points or more, there the partner with more; 20 and 20 is dealt again.

import type { PointsBySeat } from '../deal/full-deal';
import { lho, partner, type Seat, type Side, seatsOf, sideOf } from '../deal/seat';
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

/** The one of `side` who comes first in turn from the dealer. */
function firstInTurn(side: Side, dealer: Seat): Seat {
  return sideOf(dealer) === side ? dealer : lho(dealer);
}

/** `first`: the partner who comes first in turn from the dealer. */
function ofEqualPartners(rules: Rules, first: Seat, coin: Coin): Selection {
  switch (rules.declarerTie) {
    case 'first_from_dealer':
      return { outcome: 'declarer', declarer: first };
    case 'coin':
      return { outcome: 'declarer', declarer: coin === 'first' ? first : partner(first) };
    case 'partners_choose':
      return { outcome: 'partners-choose', side: sideOf(first) };
  }
}

/** `points` make 40; `coin` as it fell for this deal. */
// biome-ignore lint/complexity/useMaxParams: the rules and the three facts of a deal that they look at
export function declarerByPoints(rules: Rules, points: PointsBySeat, dealer: Seat, coin: Coin): Selection {
  const northSouth = sidePoints(points, 'NS');
  if (northSouth === 20) return { outcome: 'redeal', dealer: dealerAfterRedeal(rules, dealer) };
  const side: Side = northSouth > 20 ? 'NS' : 'EW';
  if (rules.declarer === 'partners_choose') return { outcome: 'partners-choose', side };
  const [one, other] = seatsOf(side);
  if (points[one] === points[other]) return ofEqualPartners(rules, firstInTurn(side, dealer), coin);
  return { outcome: 'declarer', declarer: points[one] > points[other] ? one : other };
}

// Who declares, for one rule set and four numbers, where the rules leave it to a coin or to the partners too.

import {
  declarerByPoints,
  type PointsBySeat,
  partner,
  type Rules,
  type Seat,
  type Side,
  sideOf,
  sidePoints,
} from '@minibridge/bridge';

export type Selected =
  | {
      readonly outcome: 'declarer';
      readonly declarer: Seat;
      readonly dummy: Seat;
      readonly side: Side;
      readonly sidePoints: number;
    }
  /** The partners settle it between them. */
  | { readonly outcome: 'partners-choose'; readonly side: Side; readonly sidePoints: number }
  /** Equal partners, and a coin decides; the first candidate is the first from the dealer. */
  | {
      readonly outcome: 'coin';
      readonly side: Side;
      readonly candidates: readonly [Seat, Seat];
      readonly sidePoints: number;
    }
  /** 20 and 20: `dealer` deals again. */
  | { readonly outcome: 'redeal'; readonly dealer: Seat };

/** `points` make 40. */
export function select(rules: Rules, points: PointsBySeat, dealer: Seat): Selected {
  const selection = declarerByPoints(rules, points, dealer, 'first');
  switch (selection.outcome) {
    case 'redeal':
      return selection;
    case 'partners-choose':
      return { ...selection, sidePoints: sidePoints(points, selection.side) };
    case 'declarer': {
      const { declarer } = selection;
      const [dummy, side] = [partner(declarer), sideOf(declarer)];
      const together = sidePoints(points, side);
      if (needsCoin(rules, points, dealer)) {
        return { outcome: 'coin', side, candidates: [declarer, dummy], sidePoints: together };
      }
      return { outcome: 'declarer', declarer, dummy, side, sidePoints: together };
    }
  }
}

/** Whether it depends on the coin who declares. */
function needsCoin(rules: Rules, points: PointsBySeat, dealer: Seat): boolean {
  const [one, other] = [
    declarerByPoints(rules, points, dealer, 'first'),
    declarerByPoints(rules, points, dealer, 'second'),
  ];
  return one.outcome === 'declarer' && other.outcome === 'declarer' && one.declarer !== other.declarer;
}

// Why this seat declares, and what that means for the viewer.

import {
  type Choosing,
  declaringSide,
  openingLeader,
  otherSide,
  partner,
  type Seat,
  type SideScores,
  seatsOf,
  sideOf,
} from '@minibridge/bridge';

/** more: more points than partner; first: equal, and first from the dealer on; coin: equal, and tossed; agreed: by the two. */
export type WhyDeclarer = 'more' | 'first' | 'coin' | 'agreed';

export function whyDeclarer({ rules, points, declarer }: Choosing): WhyDeclarer {
  if (rules.declarer === 'partners_choose') return 'agreed';
  if (points[declarer] !== points[partner(declarer)]) return 'more';
  switch (rules.declarerTie) {
    case 'first_from_dealer':
      return 'first';
    case 'coin':
      return 'coin';
    case 'partners_choose':
      return 'agreed';
  }
}

export type ViewerRole = 'declarer' | 'dummy' | 'helper' | 'leader' | 'defender';

/** What the viewer does in this deal. helper: dummy that may play the cards that declarer names. */
export function viewerRole({ declarer, rules }: Choosing, me: Seat): ViewerRole {
  if (me === declarer) return 'declarer';
  if (me === partner(declarer)) return rules.dummyMayHelp ? 'helper' : 'dummy';
  return me === openingLeader(declarer) ? 'leader' : 'defender';
}

/** Declarer as a sentence speaks of it: a partner of the viewer is called so. */
export function speakOf(seat: Seat, me: Seat): Seat | 'you' | 'partner' {
  if (seat === me) return 'you';
  return seat === partner(me) ? 'partner' : seat;
}

/** Points of the declaring side and of the other. */
export function comparedPoints(board: Choosing): { readonly more: number; readonly less: number } {
  const totals: SideScores = { NS: totalOf(board, 'NS'), EW: totalOf(board, 'EW') };
  const side = declaringSide(board);
  return { more: totals[side], less: totals[otherSide(side)] };
}

function totalOf({ points }: Choosing, side: 'NS' | 'EW'): number {
  const [one, other] = seatsOf(side);
  return points[one] + points[other];
}

export function declaresWith(board: Choosing, me: Seat): boolean {
  return sideOf(me) === declaringSide(board);
}

// Before the cards: say what was counted (MB 3), and agree with partner who declares (MB 6).

import { type Agreeing, type Announcing, partner, pointsOf, type Seat, seatsFrom } from '@minibridge/bridge';
import type { Decision } from './decision';

/** The true points of the hand; absent when they have been said, or it is not yet `by`'s turn to say them. */
export function announcePoints(board: Announcing, by: Seat): Decision {
  const points = pointsOf(board.dealt[by] ?? []);
  return { action: { type: 'announce', by, points }, reason: { name: 'count-points', points } };
}

function firstFromDealer(dealer: Seat, by: Seat): Seat {
  return seatsFrom(dealer).find((seat) => seat === by || seat === partner(by)) ?? by;
}

/** What partner has proposed; else the partner with more points, of equals the first from the dealer. */
export function proposeDeclarer({ points, dealer, proposals }: Agreeing, by: Seat): Decision {
  const other = partner(by);
  const proposed = proposals[other];
  const propose = (declarer: Seat) => ({ type: 'propose', by, declarer }) as const;
  if (proposed) return { action: propose(proposed), reason: { name: 'agree-with-partner', declarer: proposed } };
  if (points[by] === points[other]) {
    const declarer = firstFromDealer(dealer, by);
    return { action: propose(declarer), reason: { name: 'first-from-dealer', declarer } };
  }
  const declarer = points[by] > points[other] ? by : other;
  return { action: propose(declarer), reason: { name: 'more-points', declarer } };
}

// The hidden hands as declarer may imagine them before the first card, drawn by nothing but dealing and looking: no code of the
// bots has a part in it, so that an error of theirs cannot hide itself.

import {
  below,
  type Card,
  type Chance,
  type FullDeal,
  lho,
  type PointsBySeat,
  pointsOf,
  rho,
  type Seat,
  sortedHand,
} from '@minibridge/bridge';

/** What declarer knows: both own hands, and what everybody has announced. */
export type Known = { readonly deal: FullDeal; readonly declarer: Seat; readonly points: PointsBySeat };

export function shuffled(cards: readonly Card[], chance: Chance): readonly Card[] {
  const pack = [...cards];
  for (let last = pack.length - 1; last > 0; last -= 1) {
    const pick = below(last + 1, chance);
    const [a, b] = [pack[last], pack[pick]];
    if (a !== undefined && b !== undefined) [pack[last], pack[pick]] = [b, a];
  }
  return pack;
}

/** The defenders' cards dealt again, each way that fits their points as likely as any other: what does not fit is thrown away. */
function layout({ deal, declarer, points }: Known, chance: Chance): FullDeal {
  const [left, right] = [lho(declarer), rho(declarer)];
  const hidden = [...deal[left], ...deal[right]];
  for (;;) {
    const dealt = shuffled(hidden, chance);
    const hand = sortedHand(dealt.slice(0, 13));
    if (pointsOf(hand) !== points[left]) continue;
    const hands: { [S in Seat]: FullDeal[S] } = { ...deal };
    hands[left] = hand;
    hands[right] = sortedHand(dealt.slice(13));
    return hands;
  }
}

/** `count` layouts; more of the same chance go on after fewer. */
export function layoutsOf(known: Known, count: number, chance: Chance): readonly FullDeal[] {
  return Array.from({ length: count }, () => layout(known, chance));
}

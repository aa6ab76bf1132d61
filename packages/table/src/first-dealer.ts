// Who deals first (MB 2): each seat draws a card, the highest deals.

import { type Card, rankOf, SEATS, type Seat, STRENGTH, SUITS, suitOf } from '@minibridge/bridge';

/** One card for each seat, all different. */
export type DrawnCards = { readonly [S in Seat]: Card };

/** Higher rank wins; between equal ranks the suit: spades, hearts, diamonds, clubs. */
function drawsHigher(card: Card, other: Card): boolean {
  const [rank, otherRank] = [STRENGTH[rankOf(card)], STRENGTH[rankOf(other)]];
  if (rank !== otherRank) return rank > otherRank;
  return SUITS.indexOf(suitOf(card)) < SUITS.indexOf(suitOf(other));
}

/** The seat whose card is highest. */
export function dealerByDraw(cards: DrawnCards): Seat {
  return SEATS.reduce((best, seat) => (drawsHigher(cards[seat], cards[best]) ? seat : best));
}

/** Whether somebody else has drawn a card of the same rank, so that the suit has decided. */
export function isDrawnBySuit(cards: DrawnCards): boolean {
  const dealer = dealerByDraw(cards);
  return SEATS.some((seat) => seat !== dealer && rankOf(cards[seat]) === rankOf(cards[dealer]));
}

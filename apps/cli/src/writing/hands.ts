// Four hands in the JSON of a deal and of a board.

import { type FullDeal, handText, SEATS, type Seat } from '@minibridge/bridge';
import type { Hands } from '@minibridge/solver';

/** `{"N":"AT52.K843.7.Q962",…}`, clockwise from north. */
export function handTexts({ N, E, S, W }: FullDeal): { readonly [S in Seat]: string } {
  return { N: handText(N), E: handText(E), S: handText(S), W: handText(W) };
}

/** `N:AT52.K843.7.Q962 …`, clockwise from north, with any number of cards. */
export function handsLine(hands: Hands): string {
  return `N:${SEATS.map((seat) => handText(hands[seat])).join(' ')}`;
}

// Four hands in the JSON of a deal and of a board.

import { type FullDeal, handText, type Seat } from '@minibridge/bridge';

/** `{"N":"AT52.K843.7.Q962",…}`, clockwise from north. */
export function handTexts({ N, E, S, W }: FullDeal): { readonly [S in Seat]: string } {
  return { N: handText(N), E: handText(E), S: handText(S), W: handText(W) };
}

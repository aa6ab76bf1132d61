// The arithmetic of a deal: the engine's items, by side.

import { type Finished, otherSide, type ScoreItem, type Side, scoreOf, sideOf } from '@minibridge/bridge';

export type SideSum = { readonly side: Side; readonly items: readonly ScoreItem[]; readonly total: number };

/** The items of each side that has any, declarer's first. */
export function sumsOf(board: Finished): readonly SideSum[] {
  const { items, declaring, defenders } = scoreOf(board);
  const side = sideOf(board.declarer);
  const sums: readonly SideSum[] = [
    { side, items: items.filter(({ to }) => to === 'declaring'), total: declaring },
    { side: otherSide(side), items: items.filter(({ to }) => to === 'defenders'), total: defenders },
  ];
  return sums.filter((sum) => sum.items.length > 0);
}

// A deal played again beside the first time.

import { dealId, type Finished, handsFromPlay, type Side } from '@minibridge/bridge';
import { type SheetRow, tableOf } from '@minibridge/table';
import type { SavedMatch } from '../../host/saved-shapes';
import { margin } from './outcome';

/** The row of the same deal in the match that waits; absent when its last deal was another one. */
export function firstTime(waiting: SavedMatch, now: Finished): SheetRow | undefined {
  const table = tableOf(waiting.log);
  const board = table?.board;
  if (board?.phase !== 'over' || board.result !== 'played') return undefined;
  const isSame = dealId(handsFromPlay(board)) === dealId(handsFromPlay(now));
  return isSame ? table?.sheet.at(-1) : undefined;
}

export type Change = { readonly change: 'more' | 'fewer' | 'same'; readonly diff: number };

/** How much better `side` did than before. */
export function changeFor(side: Side, before: SheetRow, now: SheetRow): Change {
  const gain = margin(side, now.sides) - margin(side, before.sides);
  const change = gain === 0 ? 'same' : gain > 0 ? 'more' : 'fewer';
  return { change, diff: Math.abs(gain) };
}

// What a press on a card means: it plays, it lifts, or it is explained why not.

import { type Card, notPlayable } from '@minibridge/bridge';
import type { Table, TableRefusal } from '@minibridge/table';
import type { PlayView } from './play-view';

export type Answer =
  | { readonly is: 'play' }
  /** The first of two taps. */
  | { readonly is: 'lift' }
  | { readonly is: 'explain'; readonly refusal: TableRefusal };

export type PressOn = {
  readonly card: Card;
  /** The card that waits for its second tap. */
  readonly lifted: Card | undefined;
  /** 1: the first press plays. A card dropped on the trick plays at once. */
  readonly taps: 1 | 2;
};

/** Why `card` may not be played now, the table's own affairs first. */
function refusalFor({ board, me }: PlayView, { pausedBy, undo }: Table, card: Card): TableRefusal | undefined {
  if (board.phase !== 'play') return { reason: 'wrong-phase', phase: board.phase };
  if (pausedBy !== undefined) return { reason: 'paused', by: pausedBy };
  return undo === undefined ? notPlayable(board, me, card) : { reason: 'undo-asked', by: undo.by };
}

export function answerTo(view: PlayView, table: Table, { card, lifted, taps }: PressOn): Answer {
  const refusal = refusalFor(view, table, card);
  if (refusal) return { is: 'explain', refusal };
  return taps === 1 || lifted === card ? { is: 'play' } : { is: 'lift' };
}

// A table: the fold of its events. It sequences boards and never judges a card.

import { type Board, type BoardEvent, type Playing, partner, type Rules, type Seat } from '@minibridge/bridge';
import type { PromisedDeal } from './fair-deal';
import type { DrawnCards } from './first-dealer';
import type { Players } from './players';
import type { TablePolicy } from './policy';
import type { Seating } from './seating';
import { isComplete, type SheetRow } from './sheet';

/** A seat asks to take back; `agreed`: who has said yes so far. */
export type UndoAsked = { readonly by: Seat; readonly agreed: readonly Seat[] };

export type Table = {
  readonly rules: Rules;
  readonly seating: Seating;
  readonly policy: TablePolicy;
  /** The dealer of the board in play, or of the next one; absent until the first dealer is known. */
  readonly dealer?: Seat;
  readonly drawn?: DrawnCards;
  /** The board in play or the one just ended; absent before the first deal. */
  readonly board?: Board;
  /** The events of `board`, for views and replays. */
  readonly boardLog: readonly BoardEvent[];
  /** Who has played `board` so far. */
  readonly players?: Players;
  readonly sheet: readonly SheetRow[];
  readonly undo?: UndoAsked;
  readonly pausedBy?: Seat;
  readonly closed: boolean;
  /** The deals of this match that were promised, thrown away ones too; absent where the host promises none. */
  readonly promised?: readonly PromisedDeal[];
};

/** What the table waits for: the draw, the next deal, the players, or nothing any more. */
export type Stage = 'drawing' | 'dealing' | 'playing' | 'over';

export function stageOf(table: Table): Stage {
  if (table.board !== undefined && table.board.phase !== 'over') return 'playing';
  if (table.closed || isComplete(table.rules, table.sheet)) return 'over';
  return table.dealer === undefined ? 'drawing' : 'dealing';
}

/** Number of the next deal of the match, from 1; a deal thrown in does not use it up. */
export function nextNumber(table: Table): number {
  return table.sheet.length + 1;
}

/** Who acts for the hand in turn: declarer for dummy too. */
export function actorOf(board: Playing, turn: Seat): Seat {
  return turn === partner(board.declarer) ? board.declarer : turn;
}

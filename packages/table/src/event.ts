// What happened at a table, in the past tense. Boards are logs inside the table's log.

import type { BoardEvent, Rules, Seat } from '@minibridge/bridge';
import type { DrawnCards } from './first-dealer';
import type { TablePolicy } from './policy';
import type { Occupant, Seating } from './seating';

/** Grows by one when old logs would be read differently. */
export const LOG_FORMAT = 1;

/** Why no more deals are played although the match allows them. */
export type ClosingReason = 'time' | 'people';

export type TableEvent =
  | {
      readonly type: 'tableOpened';
      readonly format: number;
      readonly rules: Rules;
      readonly seating: Seating;
      readonly policy: TablePolicy;
    }
  /** Everybody sees the four cards; the highest deals first. */
  | { readonly type: 'dealerDrawn'; readonly cards: DrawnCards }
  /** Without drawing: the first dealer is named. */
  | { readonly type: 'dealerNamed'; readonly seat: Seat }
  /** Something happened on the board in play; `boardOpened` begins the next one. */
  | { readonly type: 'onBoard'; readonly event: BoardEvent }
  | { readonly type: 'undoAsked'; readonly seat: Seat }
  | { readonly type: 'undoAnswered'; readonly seat: Seat; readonly agrees: boolean }
  | { readonly type: 'paused'; readonly seat: Seat }
  | { readonly type: 'resumed'; readonly seat: Seat }
  /** Somebody sits down, or a bot takes over. */
  | { readonly type: 'seated'; readonly seat: Seat; readonly occupant: Occupant }
  /** No new deal begins; a deal in play is played to its end. */
  | { readonly type: 'matchClosed'; readonly why: ClosingReason };

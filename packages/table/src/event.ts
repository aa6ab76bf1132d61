// What happened at a table, in the past tense. Boards are logs inside the table's log.

import type { BoardEvent, Rules, Seat } from '@minibridge/bridge';
import type { DealProof } from './fair-deal';
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
  /** Before the first card of a deal: SHA-256 of what `dealProved` will tell (`promisedText`), in hexadecimal. */
  | { readonly type: 'dealPromised'; readonly promise: string }
  /** Something happened on the board in play; `boardOpened` begins the next one. */
  | { readonly type: 'onBoard'; readonly event: BoardEvent }
  /** After a board that was promised: anybody can check that no card was changed. */
  | { readonly type: 'dealProved'; readonly proof: DealProof }
  /** The board in play ends without a score; the same dealer deals again. */
  | { readonly type: 'dealThrownAway' }
  | { readonly type: 'undoAsked'; readonly seat: Seat }
  | { readonly type: 'undoAnswered'; readonly seat: Seat; readonly agrees: boolean }
  | { readonly type: 'paused'; readonly seat: Seat }
  | { readonly type: 'resumed'; readonly seat: Seat }
  /** Somebody sits down, or a bot takes over. */
  | { readonly type: 'seated'; readonly seat: Seat; readonly occupant: Occupant }
  | { readonly type: 'policyChanged'; readonly policy: TablePolicy }
  /** Another match at the same table: an empty sheet, a new first dealer. */
  | { readonly type: 'matchOpened'; readonly rules: Rules }
  /** No new deal begins; a deal in play is played to its end. */
  | { readonly type: 'matchClosed'; readonly why: ClosingReason };

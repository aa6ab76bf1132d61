// What is asked of a table: by a seat, or by the host that runs it (deals, the clock).

import type { Action, Coin, FullDeal, Refusal, Rules, Seat } from '@minibridge/bridge';
import type { ClosingReason } from './event';
import type { DealProof } from './fair-deal';
import type { DrawnCards } from './first-dealer';
import type { TablePolicy } from './policy';
import type { Occupant, Seating } from './seating';

export type Command =
  /** By the host: the four cards drawn for the deal. */
  | { readonly type: 'draw'; readonly cards: DrawnCards }
  /** By the host: a first dealer without drawing. */
  | { readonly type: 'nameDealer'; readonly seat: Seat }
  /** By the host: the next deal and how the coin fell. `promise`: where the deal is proved afterwards. */
  | { readonly type: 'deal'; readonly deal: FullDeal; readonly coin: Coin; readonly promise?: string }
  /** By the host, after a board: what was promised before it. */
  | { readonly type: 'prove'; readonly proof: DealProof }
  /** By the host: the deal in play is thrown away; the same dealer deals again. */
  | { readonly type: 'throwAway' }
  | { readonly type: 'act'; readonly action: Action }
  | { readonly type: 'askUndo'; readonly by: Seat }
  | { readonly type: 'answerUndo'; readonly by: Seat; readonly agrees: boolean }
  | { readonly type: 'pause'; readonly by: Seat }
  | { readonly type: 'resume'; readonly by: Seat }
  | { readonly type: 'seat'; readonly seat: Seat; readonly occupant: Occupant }
  | { readonly type: 'changePolicy'; readonly policy: TablePolicy }
  /** By the host, between boards: another match at the same table, by these rules. */
  | { readonly type: 'openMatch'; readonly rules: Rules }
  /** By the host when the time is up, or when the people want to stop. */
  | { readonly type: 'close'; readonly why: ClosingReason };

/** How a table begins. */
export type TableOpening = { readonly rules: Rules; readonly seating: Seating; readonly policy: TablePolicy };

export type TableRefusal =
  | Refusal
  | { readonly reason: 'paused'; readonly by: Seat }
  | { readonly reason: 'no-board' }
  | { readonly reason: 'board-in-play' }
  | { readonly reason: 'match-over' }
  | { readonly reason: 'first-dealer-known' }
  | { readonly reason: 'first-dealer-missing' }
  | { readonly reason: 'card-drawn-twice' }
  | { readonly reason: 'not-a-deal' }
  | { readonly reason: 'undo-not-allowed' }
  | { readonly reason: 'nothing-to-undo' }
  /** With consent only: this person has played after the card. */
  | { readonly reason: 'played-since'; readonly by: Seat }
  | { readonly reason: 'undo-asked'; readonly by: Seat }
  | { readonly reason: 'no-undo-asked' }
  | { readonly reason: 'not-asked' }
  | { readonly reason: 'no-pausing' }
  | { readonly reason: 'not-paused' };

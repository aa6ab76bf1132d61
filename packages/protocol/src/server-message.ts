// What the table server says to a client.

import type { Rules, Seat, Viewer } from '@minibridge/bridge';
import type { TableEvent } from '@minibridge/table';
import type { Who } from './ask';
import type { CommandId } from './client-message';
import type { ReturnCode, TableCode } from './codes';
import type { Hearers, Phrase } from './phrases';
import type { WireProblem } from './problem';
import type { CommandRefusal } from './refusal';
import type { TableSettings } from './settings';

export const PRESENCES = ['here', 'away', 'bot-plays'] as const;
/** `away`: the connection is lost, the seat is kept; `bot-plays`: a bot acts until the person is back. */
export type Presence = (typeof PRESENCES)[number];

export type Person = {
  readonly who: Who;
  /** Absent: somebody who has only watched so far. */
  readonly name?: string;
  /** Absent: watches. */
  readonly seat?: Seat;
  /** The seat that is theirs from the next deal on. */
  readonly next?: Seat;
  /** Sits and has not agreed to the rules of the match in play. */
  readonly unread?: true;
  readonly is: Presence;
};

export const LEAVING_REASONS = [
  'asked',
  'no-such-table',
  'removed-by-host',
  'watching-not-allowed',
  'table-full',
  'other-device',
  'not-kept',
] as const;
/** `not-kept`: the server cannot write at present, so nobody new can come in; it may be tried again soon. */
export type LeavingReason = (typeof LEAVING_REASONS)[number];

/** One of the person's tables. */
export type MyTable = { readonly table: TableCode; readonly seat?: Seat; readonly host: boolean };

export const CLOSING_REASONS = ['restart', 'too-slow', 'too-many', 'other-window'] as const;
export type ClosingWhy = (typeof CLOSING_REASONS)[number];

/** Everything but released events. */
export type Notice =
  /** The answer to `hello`. `tables`: where the person has a seat or is the host. A `watching` for each table that was asked for follows. */
  | { readonly type: 'welcome'; readonly version: number; readonly tables: readonly MyTable[] }
  /**
   * Released events of `table` follow, from number `seen` on, as `viewer` may see them; `you`: the person's own number.
   * `anew`: forget what you have of this table; `seen` is 0. Sent again when the person takes or leaves a seat.
   */
  | {
      readonly type: 'watching';
      readonly table: TableCode;
      readonly you: Who;
      readonly viewer: Viewer;
      readonly seen: number;
      readonly anew: boolean;
    }
  /**
   * No more of this table. With `watching-not-allowed` people, rule card and settings go on, `you` is the person's own number, and
   * `watching` follows when there is a seat.
   */
  | { readonly type: 'left'; readonly table: TableCode; readonly why: LeavingReason; readonly you?: Who }
  /** Kept for good. `seen`: how many events of `table` there are for this viewer when those of the command are counted. */
  | { readonly type: 'accepted'; readonly id: CommandId; readonly table: TableCode; readonly seen: number }
  /** Nothing has changed. */
  | { readonly type: 'refused'; readonly id: CommandId; readonly refusal: CommandRefusal }
  /** Everybody who is at the table, whenever somebody comes, goes, takes a seat or becomes host. */
  | { readonly type: 'people'; readonly table: TableCode; readonly host: Who; readonly people: readonly Person[] }
  | { readonly type: 'presence'; readonly table: TableCode; readonly who: Who; readonly is: Presence }
  /** The rules that hold or shall hold, and who has agreed to them. `card`: 1, 2, … at this table. */
  | {
      readonly type: 'ruleCard';
      readonly table: TableCode;
      readonly card: number;
      readonly rules: Rules;
      readonly agreed: readonly Who[];
    }
  | { readonly type: 'settings'; readonly table: TableCode; readonly settings: TableSettings }
  /** To a person who sits, alone: how to take the seat back on another device. A new one replaces the old. */
  | { readonly type: 'returnCode'; readonly table: TableCode; readonly code: ReturnCode }
  /** A phrase. Not kept: who was away does not hear it. */
  | {
      readonly type: 'said';
      readonly table: TableCode;
      readonly who: Who;
      readonly phrase: Phrase;
      readonly to: Hearers;
    }
  | { readonly type: 'pong'; readonly number: number }
  /** The server stops for a moment, or cuts a slow reader or somebody who says too much: connect again after `retryAfter` milliseconds. Nothing is lost. */
  | { readonly type: 'closing'; readonly why: ClosingWhy; readonly retryAfter: number }
  /** The client's version is not spoken here; the server speaks `version`. Load anew; the seat is kept. */
  | { readonly type: 'reload'; readonly version: number }
  /** The last message was none. The connection stays; many of them in a row end it. */
  | { readonly type: 'error'; readonly problem: WireProblem };

export type NoticeOf<T extends Notice['type']> = Extract<Notice, { readonly type: T }>;

/** An event that this viewer may see. `number`: 0, 1, …, each viewer's own count, without gaps. */
export type ReleasedMessage = {
  readonly type: 'released';
  readonly table: TableCode;
  readonly number: number;
  readonly event: TableEvent;
};

/** What a client decodes. A server encodes notices and released events by two functions: a bare event has no way out. */
export type ServerMessage = Notice | ReleasedMessage;

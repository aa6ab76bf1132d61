// What a client remembers of its connection: how far it follows each table, and which commands have no answer yet.

import type { Viewer } from '@minibridge/bridge';
import type { TableEvent } from '@minibridge/table';
import type { Who } from './ask';
import type { Asking, ClientMessage, CommandId } from './client-message';
import type { TableCode } from './codes';
import type { CommandRefusal } from './refusal';
import type { LeavingReason, ServerMessage } from './server-message';

/** `greeting`: connected, the welcome has not come; `reload`: this version is not spoken any more. */
export type Line = 'down' | 'greeting' | 'up' | 'reload';

export type Followed = {
  /** How many released events have been taken. */
  readonly seen: number;
  /** Absent until the server says as whom one watches. */
  readonly viewer?: Viewer;
  /** A number was missing; what is missing has been asked for. */
  readonly catchingUp: boolean;
};

/** A command that was accepted while its events are still on their way. */
export type Settling = { readonly id: CommandId; readonly table: TableCode; readonly seen: number };

export type Outbox = {
  readonly line: Line;
  readonly tables: ReadonlyMap<TableCode, Followed>;
  /** Without an answer, oldest first. */
  readonly waiting: readonly Asking[];
  readonly settling: readonly Settling[];
};

export type Happening =
  /** A connection stands. What still arrives from an older one is thrown away before it comes here. */
  | { readonly type: 'connected' }
  | { readonly type: 'disconnected' }
  /** The person asks; `message` has an id of its own. */
  | { readonly type: 'asked'; readonly message: Asking }
  | { readonly type: 'follow'; readonly table: TableCode }
  | { readonly type: 'unfollow'; readonly table: TableCode }
  | { readonly type: 'heard'; readonly message: ServerMessage };

/** What the page is told. */
export type News =
  /** The next event of this table: fold it. */
  | { readonly type: 'event'; readonly table: TableCode; readonly event: TableEvent }
  /** Forget what is known of this table; its events follow from the first on. */
  | { readonly type: 'anew'; readonly table: TableCode; readonly viewer: Viewer }
  /** `you`: where one may not watch, the own number; a seat may still be had. */
  | { readonly type: 'left'; readonly table: TableCode; readonly why: LeavingReason; readonly you?: Who }
  /** Kept for good, and its events are here. `table`: also the one that was just made or come back to. */
  | { readonly type: 'done'; readonly id: CommandId; readonly table: TableCode }
  /** Nothing has changed; say why and let the person ask again. */
  | { readonly type: 'refused'; readonly message: Asking; readonly refusal: CommandRefusal }
  /** Load the page anew; the seat is kept. */
  | { readonly type: 'reload' };

export type Step = {
  readonly outbox: Outbox;
  /** To be sent, in this order. */
  readonly send: readonly ClientMessage[];
  readonly news: readonly News[];
};

export const NOTHING_SEEN: Followed = { seen: 0, catchingUp: false };

/** A client that follows these tables and has seen nothing. */
export function newOutbox(tables: readonly TableCode[] = []): Outbox {
  return { line: 'down', tables: new Map(tables.map((table) => [table, NOTHING_SEEN])), waiting: [], settling: [] };
}

/** What is sent: nothing without a connection. */
export function stepOf(outbox: Outbox, send: readonly ClientMessage[] = [], news: readonly News[] = []): Step {
  const isConnected = outbox.line === 'greeting' || outbox.line === 'up';
  return { outbox, send: isConnected ? send : [], news };
}

export function withTable(outbox: Outbox, table: TableCode, followed: Followed): Outbox {
  return { ...outbox, tables: new Map(outbox.tables).set(table, followed) };
}

export function withoutTable(outbox: Outbox, table: TableCode): Outbox {
  const tables = new Map(outbox.tables);
  tables.delete(table);
  return { ...outbox, tables };
}

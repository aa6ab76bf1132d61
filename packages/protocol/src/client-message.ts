// What a client says to the table server.

import type { Rules, Seat, Viewer } from '@minibridge/bridge';
import type { Ask } from './ask';
import type { ReturnCode, TableCode } from './codes';
import type { TableSettings } from './settings';

/** A table that a client follows, and how far it has come. */
export type Following = {
  readonly table: TableCode;
  /** How many of the table's released events have been seen: also the number of the next one. 0: nothing yet. */
  readonly seen: number;
  /** As whom they were seen (from `watching`); absent when nothing is seen. Another viewer's events are other events. */
  readonly as?: Viewer;
};

/** Made by the client, 8..32 of `A-Z a-z 0-9 - _`, never used twice: a repeat gets the first answer and changes nothing. */
export type CommandId = string;

export type Hello = {
  readonly type: 'hello';
  /** `PROTOCOL_VERSION` of the client. */
  readonly version: number;
  /** Only from clients without cookies: the value of the session cookie that the server set. Browsers never know it. */
  readonly session?: string;
  /** The tables to follow, at most 40. */
  readonly tables: readonly Following[];
};

export type ClientMessage =
  /** The first message on every connection; the answer is `welcome` or `reload`. */
  | Hello
  /** Follows one table more, or asks again for what was missed; the answer is `watching` or `left`. */
  | (Following & { readonly type: 'watch' })
  /** Follows it no longer; a seat is kept. */
  | { readonly type: 'leave'; readonly table: TableCode }
  /** Makes a table; whoever does is its host and sits at `seat`. Answered, followed by `watching`. */
  | {
      readonly type: 'openTable';
      readonly id: CommandId;
      readonly rules: Rules;
      readonly settings: TableSettings;
      readonly seat: Seat;
      readonly name: string;
    }
  /** Takes the own seat back on another device; the seat moves from the old session to this one. */
  | { readonly type: 'comeBack'; readonly id: CommandId; readonly code: ReturnCode }
  /** Asks something of a table. `seen`: as in `Following`, when the person asked; a repeat keeps it. */
  | {
      readonly type: 'command';
      readonly id: CommandId;
      readonly table: TableCode;
      readonly seen: number;
      readonly ask: Ask;
    }
  /** Answered by `pong` with the same number, 0 or more. */
  | { readonly type: 'ping'; readonly number: number };

export type ClientMessageOf<T extends ClientMessage['type']> = Extract<ClientMessage, { readonly type: T }>;

/** The messages that get an answer, `accepted` or `refused`. */
export type Asking = ClientMessageOf<'openTable' | 'comeBack' | 'command'>;

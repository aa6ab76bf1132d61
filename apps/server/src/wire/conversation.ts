// What one client says, in order, and what it is answered.

import {
  type ClientMessage,
  decodeClient,
  encodeNotice,
  type Following,
  type Notice,
  PROTOCOL_VERSION,
  type TableCode,
  type WireProblem,
} from '@minibridge/protocol';
import type { Client } from '../live/client.ts';
import type { LiveTables } from '../live/live-tables.ts';
import type { Session } from '../people/sessions.ts';
import type { Line } from './line.ts';

export type Conversation = {
  /** One text from the client. */
  readonly hear: (text: unknown) => void;
  /** The client is gone. */
  readonly end: () => void;
};

export type Talk = {
  readonly line: Line;
  readonly session: Session;
  readonly tables: LiveTables;
  readonly report: (what: string, error: unknown) => void;
};

/** Milliseconds after which a client that met a fault of ours comes back. */
const AFTER_A_FAULT = 5_000;

export function conversation({ line, session, tables, report }: Talk): Conversation {
  const follows = new Set<TableCode>();
  let turn: Promise<void> = Promise.resolve();
  let isOver = false;
  const client: Client = { send: (text) => (isOver ? undefined : line.send(text)), person: session.person };

  function tell(notice: Notice): void {
    client.send(encodeNotice(notice));
  }

  async function watch(following: Following): Promise<void> {
    if (await tables.watch(client, following)) follows.add(following.table);
  }

  async function greet(tokenShown: string | undefined, followed: readonly Following[]): Promise<void> {
    if (tokenShown !== undefined) await session.show(tokenShown);
    const person = await session.known();
    const mine = person === undefined ? [] : await tables.tablesOf(person);
    tell({ type: 'welcome', version: PROTOCOL_VERSION, tables: mine });
    for (const following of followed) await watch(following);
  }

  async function leave(table: TableCode): Promise<void> {
    if (follows.delete(table)) await tables.leave(client, table);
    tell({ type: 'left', table, why: 'asked' });
  }

  async function answer(message: ClientMessage): Promise<void> {
    switch (message.type) {
      case 'hello':
        return greet(message.session, message.tables);
      case 'watch':
        return watch(message);
      case 'leave':
        return leave(message.table);
      case 'openTable':
        return follow(await tables.open(client, message));
      case 'comeBack':
        return follow(await tables.comeBack(client, message));
      case 'command':
        follows.add(message.table);
        return tables.command(client, message);
      case 'ping':
        return tell({ type: 'pong', number: message.number });
    }
  }

  function follow(table: TableCode | undefined): void {
    if (table !== undefined) follows.add(table);
  }

  function complain(problem: WireProblem): void {
    if (problem.reason === 'other-version') tell({ type: 'reload', version: PROTOCOL_VERSION });
    else tell({ type: 'error', problem });
  }

  /** A fault of ours ends the connection: the client comes back to the right card. */
  function fail(error: unknown): void {
    report('a message could not be answered', error);
    tell({ type: 'closing', why: 'restart', retryAfter: AFTER_A_FAULT });
    line.end();
  }

  async function leaveAll(): Promise<void> {
    for (const table of follows) await tables.leave(client, table);
  }

  return {
    hear: (text) => {
      const decoded = decodeClient(text);
      turn = turn
        .then(() => {
          if (isOver) return undefined;
          return decoded.ok ? answer(decoded.value) : complain(decoded.refusal);
        })
        .catch(fail);
    },
    end: () => {
      if (isOver) return;
      isOver = true;
      turn = turn.then(leaveAll).catch((error: unknown) => report('a client could not leave', error));
    },
  };
}

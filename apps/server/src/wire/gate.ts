// Whether what a client asks is within its limits.

import type { Asking, RefusalOf, TableCode } from '@minibridge/protocol';
import type { Session } from '../people/sessions.ts';
import type { ConnectionMeters } from './limits.ts';

export type TooMany = RefusalOf<'too-many'>;

export type Gate = {
  readonly meters: ConnectionMeters;
  readonly session: Session;
  /** Whether the client has been at this table, so that its code is no guess. */
  readonly knows: (table: TableCode) => boolean;
};

function tooMany(of: TooMany['of'], retryAfter: number): TooMany | undefined {
  return retryAfter > 0 ? { reason: 'too-many', of, retryAfter } : undefined;
}

/** Milliseconds until somebody who has guessed too often may name another table. */
export function guessing({ meters, knows }: Gate, table: TableCode): number {
  return knows(table) ? 0 : meters.guesses.look();
}

/** The limit that a message meets; what is within it is counted. */
export async function limitMet(gate: Gate, message: Asking): Promise<TooMany | undefined> {
  const { meters, session } = gate;
  switch (message.type) {
    case 'openTable':
      return tooMany('tables', meters.tables(await session.person()));
    case 'comeBack':
      return tooMany('guesses', meters.guesses.look());
    case 'command': {
      const met = tooMany('commands', meters.commands.take()) ?? tooMany('guesses', guessing(gate, message.table));
      if (met !== undefined || message.ask.type !== 'say') return met;
      return tooMany('phrases', meters.phrases(await session.person()).take());
    }
  }
}

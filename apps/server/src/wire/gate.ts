// Whether what a client asks is within its limits.

import type { Asking, RefusalOf, TableCode } from '@minibridge/protocol';
import type { Session } from '../people/sessions.ts';
import type { ConnectionMeters } from './limits.ts';

export type TooMany = RefusalOf<'too-many'>;

export type Gate = {
  readonly meters: ConnectionMeters;
  readonly session: Session;
  /** Tables where the client is or has a seat: their codes are no guess. */
  readonly known: ReadonlySet<TableCode>;
};

function tooMany(of: TooMany['of'], retryAfter: number): TooMany | undefined {
  return retryAfter > 0 ? { reason: 'too-many', of, retryAfter } : undefined;
}

/** Milliseconds until somebody who has guessed too often may name another table. */
export function guessing({ meters, known }: Gate, table: TableCode): number {
  return known.has(table) ? 0 : meters.guesses.look();
}

/** The limit that a message meets; what is within it is counted. */
export function limitMet(gate: Gate, message: Asking): TooMany | undefined | Promise<TooMany | undefined> {
  const { meters, session } = gate;
  switch (message.type) {
    case 'openTable':
      return session.person().then((person) => tooMany('tables', meters.tables(person)));
    case 'comeBack':
      return tooMany('guesses', meters.guesses.look());
    case 'command': {
      const met = tooMany('commands', meters.commands.take()) ?? tooMany('guesses', guessing(gate, message.table));
      if (met !== undefined || message.ask.type !== 'say') return met;
      return session.person().then((person) => tooMany('phrases', meters.phrases(person).take()));
    }
  }
}

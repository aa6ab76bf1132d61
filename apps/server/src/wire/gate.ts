// Whether what a client asks is within its limits.

import type { Asking, RefusalOf, TableCode } from '@minibridge/protocol';
import type { Session } from '../people/sessions.ts';
import type { Meters, Used } from './limits.ts';

export type TooMany = RefusalOf<'too-many'>;

export type Gate = {
  readonly meters: Meters;
  readonly used: Used;
  readonly session: Session;
  /** Tables where the client is or has a seat: their codes are no guess. */
  readonly known: Set<TableCode>;
};

export function tooMany(of: TooMany['of'], retryAfter: number): TooMany | undefined {
  return retryAfter > 0 ? { reason: 'too-many', of, retryAfter } : undefined;
}

/**
 * Does what names a table or a seat by its code; `work` tells the table, if there is one. What names none was perhaps a guess.
 * Milliseconds to wait where there were too many: then nothing is done.
 */
export async function byCode(
  { meters, used, session, known }: Gate,
  work: () => Promise<TableCode | undefined>,
): Promise<number> {
  const guess = meters.guess(used, await session.likely());
  if (guess.wait > 0) return guess.wait;
  let wasWrong = false;
  try {
    const table = await work();
    if (table === undefined) wasWrong = true;
    else known.add(table);
  } finally {
    // A fault of ours is nobody's guess.
    if (!wasWrong) guess.wasRight();
  }
  return 0;
}

/** The limit that a message meets; what is within it is counted. */
export function limitMet(gate: Gate, message: Asking): TooMany | undefined | Promise<TooMany | undefined> {
  const { meters, used, session } = gate;
  switch (message.type) {
    case 'openTable':
      return session.person().then((person) => tooMany('tables', meters.table(used, person)));
    case 'comeBack':
      return undefined;
    case 'command': {
      const met = tooMany('commands', meters.command(used));
      if (met !== undefined || message.ask.type !== 'say') return met;
      return session.person().then((person) => tooMany('phrases', meters.phrase(person)));
    }
  }
}

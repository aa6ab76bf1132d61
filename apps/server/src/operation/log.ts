// What the operator is told: one line of JSON for each noteworthy thing. The kinds are a closed list, so that no name, code,
// card or token has a place in them.

import { type FaultWords, wordsOf } from './fault-words.ts';

type Noteworthy =
  | {
      readonly event: 'started';
      readonly version: string;
      readonly port: number;
      readonly store: 'sqlite' | 'postgresql';
      readonly bus: 'in-process' | 'nats';
    }
  | { readonly event: 'stopping'; readonly signal: string }
  | { readonly event: 'stopped' }
  /** It cannot be read or written, or can again. */
  | { readonly event: 'store-away' | 'store-back' }
  /** Other processes cannot be heard, or can again. */
  | { readonly event: 'bus-away' | 'bus-back' }
  /** Tables that nobody has used for the days of RETENTION_DAYS are deleted. */
  | { readonly event: 'forgotten'; readonly tables: number }
  /** Something that should not have happened. */
  | { readonly event: 'fault'; readonly what: string; readonly error: FaultWords };

/** From the least to the most important. */
export const LEVELS = ['info', 'warn', 'error'] as const;
export type Level = (typeof LEVELS)[number];

export const LEVEL: { readonly [E in Noteworthy['event']]: Level } = {
  started: 'info',
  stopping: 'info',
  stopped: 'info',
  'store-away': 'error',
  'store-back': 'info',
  'bus-away': 'warn',
  'bus-back': 'info',
  forgotten: 'info',
  fault: 'error',
};

export type Log = {
  readonly note: (what: Noteworthy) => void;
  /** `what` is a sentence of the code and never of a person. */
  readonly fault: (what: string, error: unknown) => void;
};

export type LogOptions = {
  /** What is less important is not written. */
  readonly least: Level;
  readonly write?: (line: string) => void;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
};

function toStandardError(line: string): void {
  process.stderr.write(line);
}

export function newLog({ least, write = toStandardError, now = Date.now }: LogOptions): Log {
  function note(what: Noteworthy): void {
    const level = LEVEL[what.event];
    if (LEVELS.indexOf(level) < LEVELS.indexOf(least)) return;
    write(`${JSON.stringify({ time: new Date(now()).toISOString(), level, ...what })}\n`);
  }
  return { note, fault: (what, error) => note({ event: 'fault', what, error: wordsOf(error) }) };
}

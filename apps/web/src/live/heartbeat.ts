// A cut is not always told: after a silence it is asked whether anybody is there.

import { oneTimer, type Timers } from './timers';

/** Milliseconds of silence before it is asked, and how long the answer may take. */
const SILENCE = 20_000;
const PATIENCE = 10_000;
/** Milliseconds in which a new line must bring its first word: some networks open everything and let nothing through. */
const FIRST_WORD = 8000;

export type Heartbeat = {
  /** A new line is being opened. */
  readonly begins: () => void;
  /** Something has come. */
  readonly heard: () => void;
  /** Asks at once: the page was asleep and may have missed the cut. */
  readonly check: () => void;
  readonly stop: () => void;
};

export type HeartbeatEnds = { readonly ping: () => void; readonly dead: () => void };

export function heartbeat(timers: Timers, { ping, dead }: HeartbeatEnds): Heartbeat {
  const timer = oneTimer(timers);
  const check = (): void => {
    timer.set(dead, PATIENCE);
    ping();
  };
  return {
    begins: () => timer.set(dead, FIRST_WORD),
    heard: () => timer.set(check, SILENCE),
    check,
    stop: timer.stop,
  };
}

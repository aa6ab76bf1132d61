// The worker of bots that think, at most one at a time: started when it is needed, and given up when it fails again and again.

import type { Line, StartLine, Told } from './line';

export type OneWorker = {
  /** The line to it, which is started if need be; absent where there can be none. */
  readonly awake: () => Line | undefined;
  /** Whether its engine is there. */
  readonly isReady: () => boolean;
  readonly end: () => void;
  /** It gave no answer: it is ended. */
  readonly failed: () => void;
  readonly answered: () => void;
};

/** Workers that gave no answer, one after the other, until no more are started. */
const TRIES = 3;

export function oneWorker(start: StartLine, hear: (told: Told) => void): OneWorker {
  let line: Line | undefined;
  let isReady = false;
  let failures = 0;

  function end(): void {
    line?.end();
    line = undefined;
    isReady = false;
  }

  /** A line that tells nothing any more once it is ended. */
  function started(): Line {
    const mine = start((told) => {
      if (mine !== line) return;
      isReady ||= told.is === 'ready';
      hear(told);
    });
    return mine;
  }

  function awake(): Line | undefined {
    if (line || failures >= TRIES) return line;
    try {
      line = started();
    } catch {
      failures = TRIES; // There are no workers here.
    }
    return line;
  }

  return {
    awake,
    isReady: () => isReady,
    end,
    failed: () => {
      failures += 1;
      end();
    },
    answered: () => {
      failures = 0;
    },
  };
}

// What live tables stand on: where they are kept, how processes tell each other, the clock, and what goes wrong.

import { randomUUID } from 'node:crypto';
import type { TableSettings } from '@minibridge/protocol';
import type { Bus } from '../bus/bus.ts';
import type { Store } from '../store/store.ts';
import { NO_THINKER, type Thinker } from '../thinking/thinker.ts';
import { PACE, type Pace } from './bot-turn.ts';
import { type Means, SYSTEM_MEANS } from './means.ts';

export type Surroundings = {
  readonly store: Store;
  readonly bus: Bus;
  readonly means: Means;
  /** Asked by bots whose level takes time. */
  readonly thinker: Thinker;
  readonly pace: (speed: TableSettings['speed']) => Pace;
  /** Something that should not have happened; never with cards or names. */
  readonly report: (what: string, error: unknown) => void;
  /** This process among all of the service. */
  readonly process: string;
  /** Milliseconds after which a table without connections leaves the memory. */
  readonly sleepAfter: number;
};

/** Half a minute: most people who lose a connection are back before. */
const SLEEP_AFTER = 30_000;

/** For what runs without an operator. */
export function reportOnStandardError(what: string, error: unknown): void {
  process.stderr.write(`${what}: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
}

/** What a server uses; tests put their own in its place. */
export function surroundings(given: Pick<Surroundings, 'store' | 'bus'> & Partial<Surroundings>): Surroundings {
  return {
    means: SYSTEM_MEANS,
    thinker: NO_THINKER,
    pace: (speed) => PACE[speed],
    report: reportOnStandardError,
    process: randomUUID(),
    sleepAfter: SLEEP_AFTER,
    ...given,
  };
}

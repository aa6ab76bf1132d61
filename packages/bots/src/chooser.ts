// What decides for a seat, and what it may use.

import type { SeatView } from '@minibridge/bridge';
import type { Engine } from '@minibridge/solver/engine';
import type { Decision } from './decision';

/** What decides for a seat, from what the seat knows. A level that searches takes up to its time: ask it in a thread of its own. */
export type Chooser = (view: SeatView) => Decision | undefined;

/** What a level that searches may use. */
export type Tools = {
  /** Double dummy, for levels 3 to 5; without it they play as level 2 does. */
  readonly engine?: Engine;
  /** Milliseconds that a decision may take by a clock, for slow machines; absent: as many layouts as the level looks at. */
  readonly budget?: { readonly millis: number; readonly now: () => number };
};

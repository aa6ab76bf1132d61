// Levels of play by number. Nothing that a bot does depends on chance: the same view is always answered alike.

import type { SeatView } from '@minibridge/bridge';
import type { Engine } from '@minibridge/solver/engine';
import type { Decision } from './decision';
import { decideL1 } from './level-1';
import { decideL2 } from './level-2';
import { chooserBySearch } from './search/level-by-search';

export const LEVELS_OF_PLAY = [1, 2, 3, 4, 5] as const;
export type LevelOfPlay = (typeof LEVELS_OF_PLAY)[number];

/** What decides for a seat, from what the seat knows. A level that searches takes up to its time: ask it in a thread of its own. */
export type Chooser = (view: SeatView) => Decision | undefined;

/** What a level that searches may use. */
export type Tools = {
  /** Double dummy, for levels 3 to 5; without it they play as level 2 does. */
  readonly engine?: Engine;
  /** Milliseconds that a decision may take by a clock, for slow machines; absent: as many layouts as the level looks at. */
  readonly budget?: { readonly millis: number; readonly now: () => number };
};

const CHOOSERS: { readonly [L in LevelOfPlay]: (tools: Tools) => Chooser } = {
  1: () => decideL1,
  2: () => decideL2,
  3: (tools) => chooserBySearch(3, tools),
  4: (tools) => chooserBySearch(4, tools),
  5: (tools) => chooserBySearch(5, tools),
};

/** The bot of a level. */
export function chooseFor(level: LevelOfPlay, tools: Tools = {}): Chooser {
  return CHOOSERS[level](tools);
}

// Levels of play by number. Nothing that a bot does depends on chance: the same view is always answered alike.

import type { Chooser, Tools } from './chooser';
import { decideL1 } from './level-1';
import { decideL2 } from './level-2';
import { chooserBySearch } from './search/level-by-search';

export const LEVELS_OF_PLAY = [1, 2, 3, 4, 5] as const;
export type LevelOfPlay = (typeof LEVELS_OF_PLAY)[number];

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

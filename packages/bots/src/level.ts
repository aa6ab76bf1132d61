// Levels of play by number; so far the first.

import type { SeatView } from '@minibridge/bridge';
import type { Decision } from './decision';
import { decideL1 } from './level-1';

export const LEVELS_OF_PLAY = [1] as const;
export type LevelOfPlay = (typeof LEVELS_OF_PLAY)[number];

/** What decides for a seat, from what the seat knows. */
export type Chooser = (view: SeatView) => Decision | undefined;

const CHOOSERS: { readonly [L in LevelOfPlay]: Chooser } = { 1: decideL1 };

export function chooseFor(level: LevelOfPlay): Chooser {
  return CHOOSERS[level];
}

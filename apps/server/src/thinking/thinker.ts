// Bots that take longer than a moment are asked here. What is asked tells only what the bot's seat was told.

import type { BotQuestion, LevelOfPlay } from '@minibridge/bots';
import type { Action } from '@minibridge/bridge';

export type Thinker = {
  /** Whether it is asked for this level; otherwise the rules of level 1 decide at once, in the process. */
  readonly takes: (level: LevelOfPlay) => boolean;
  /** Never rejects. Absent: it could not, and the rules decide. A raised signal calls it off. */
  readonly think: (question: BotQuestion, signal: AbortSignal) => Promise<Action | undefined>;
  readonly close: () => Promise<void>;
};

/** For what runs without threads: the rules of level 1 for everybody. */
export const NO_THINKER: Thinker = {
  takes: () => false,
  think: async () => undefined,
  close: async () => undefined,
};

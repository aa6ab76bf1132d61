// What a bot in a thread of its own is asked.

import type { BoardEvent, Seat } from '@minibridge/bridge';
import type { LevelOfPlay } from './level';

/** What a bot is asked: it crosses to the thread as it is, and tells only what the bot's seat was told. */
export type BotQuestion = {
  readonly level: LevelOfPlay;
  readonly seat: Seat;
  /** The events of the board that `seat` may see, from its beginning. */
  readonly log: readonly BoardEvent[];
};

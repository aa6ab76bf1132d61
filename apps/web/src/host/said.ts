// What bots say about their moves.

import type { Action, Seat } from '@minibridge/bridge';
import type { BotDecision } from './bot-seat';

/** Why a bot did what it did. */
export type Said = {
  readonly seat: Seat;
  readonly reason: NonNullable<BotDecision['reason']>;
  readonly action: Action;
};

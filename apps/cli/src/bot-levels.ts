// The bots that can sit at a table of the command line.

import { type Chooser, chooseFor } from '@minibridge/bots';

export const BOT_LEVELS = ['L1'] as const;
export type BotLevel = (typeof BOT_LEVELS)[number];

/** What decides for a bot of each level. */
export const BOTS: { readonly [L in BotLevel]: Chooser } = { L1: chooseFor(1) };

export function isBotLevel(text: string): text is BotLevel {
  return BOT_LEVELS.some((level) => level === text);
}

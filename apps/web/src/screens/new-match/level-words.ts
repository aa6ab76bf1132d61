// The levels of bots in words.

import type { SetupMessages } from '@minibridge/messages';
import type { BotLevel } from '@minibridge/table';

export function levelName(words: SetupMessages, level: BotLevel): string {
  return words[`bots.level-${level}`]();
}

export function levelNote(words: SetupMessages, level: BotLevel): string {
  return words[`bots.level-${level}-note`]();
}

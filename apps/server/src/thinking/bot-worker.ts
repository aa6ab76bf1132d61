// What runs in a thread of the pool: one decision at a time, from what the bot's seat was told.

import type { BotQuestion } from '@minibridge/bots';
import { openMind } from '@minibridge/bots/mind';
import type { Action } from '@minibridge/bridge';

/** One for this thread, made with its first question. */
let mind: ReturnType<typeof openMind> | undefined;

// biome-ignore lint/style/noDefaultExport: piscina calls the default export
export default async function decide(question: BotQuestion): Promise<Action | undefined> {
  mind ??= openMind(() => performance.now());
  const decision = (await mind)(question);
  return decision?.action;
}

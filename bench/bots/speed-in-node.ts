// Speed of a level in Node, one thread.

import { openMind } from '@minibridge/bots/mind';
import type { Figure } from './question.ts';
import type { Settings } from './settings.ts';
import { type Ask, speedOf } from './speed.ts';

export async function speedInNode(settings: Settings): Promise<readonly Figure[]> {
  const now = (): number => performance.now();
  const mind = await openMind(now);
  const ask: Ask = async (question) => {
    const start = now();
    const decision = mind(question);
    const millis = now() - start;
    return { ...(decision && { decision }), millis };
  };
  return speedOf(ask, 'Node', settings);
}

// What runs in the worker of bots that think: one decision at a time.

import type { BotQuestion } from '@minibridge/bots';
import { openMind } from '@minibridge/bots/mind';
import type { Told } from './line';

const tell = (told: Told): void => postMessage(told);

function broken(error: unknown): void {
  tell({ is: 'broken', why: String(error) });
}

const mind = openMind(() => performance.now());
mind.then(() => tell({ is: 'ready' }), broken);

addEventListener('message', ({ data: question }: MessageEvent<BotQuestion>) => {
  mind
    .then((decide) => {
      const decision = decide(question);
      tell({ is: 'answer', ...(decision && { decision }) });
    })
    .catch(broken);
});

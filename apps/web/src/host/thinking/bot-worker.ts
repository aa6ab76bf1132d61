// What runs in the worker of bots that think: one decision at a time.

import type { Asked, Told } from './line';
import { openMind } from './mind';

const tell = (told: Told): void => postMessage(told);

function broken(error: unknown): void {
  tell({ is: 'broken', why: String(error) });
}

const mind = openMind();
mind.then(() => tell({ is: 'ready' }), broken);

addEventListener('message', ({ data: { id, question } }: MessageEvent<Asked>) => {
  mind
    .then((decide) => {
      const decision = decide(question);
      tell({ is: 'answer', id, ...(decision && { decision }) });
    })
    .catch(broken);
});

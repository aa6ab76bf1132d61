// The line to the worker of bots that think.

import type { BotQuestion, Decision } from '@minibridge/bots';

export type Told =
  /** The engine is there. */
  | { readonly is: 'ready' }
  | { readonly is: 'answer'; readonly decision?: Decision }
  /** No more answers will come. */
  | { readonly is: 'broken'; readonly why: string };

export type Line = {
  /** One question at a time: the next one after the answer. */
  readonly ask: (question: BotQuestion) => void;
  readonly end: () => void;
};

/** Starts a worker whose words go to `hear`. Throws where there can be none. */
export type StartLine = (hear: (told: Told) => void) => Line;

export const startLine: StartLine = (hear) => {
  const worker = new Worker(new URL('./bot-worker.ts', import.meta.url), { type: 'module', name: 'bots' });
  worker.addEventListener('message', ({ data }: MessageEvent<Told>) => hear(data));
  worker.addEventListener('error', ({ message }) => hear({ is: 'broken', why: message }));
  return { ask: (question) => worker.postMessage(question), end: () => worker.terminate() };
};

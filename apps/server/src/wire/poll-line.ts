// Long polling: what is said to a client waits here until it asks for it.

import type { Line } from './line.ts';

export type PollLine = Line & {
  /** What is there, as soon as there is something, or nothing after `patience` milliseconds. Ends an earlier asking. */
  readonly listen: (patience: number) => Promise<string>;
  /** Whether somebody is asking now: an asking that was ended by a later one is none. */
  readonly isAsked: () => boolean;
  readonly isEnded: () => boolean;
};

type Asking = { readonly answer: (body: string) => void; readonly patience: ReturnType<typeof setTimeout> };

/** `heard`: the client has asked. */
export function pollLine(): PollLine {
  let texts: string[] = [];
  let bytes = 0;
  let asking: Asking | undefined;
  let isEnded = false;
  let isSoon = false;

  function answer(): void {
    if (asking === undefined) return;
    const body = texts.map((text) => `${text}\n`).join('');
    clearTimeout(asking.patience);
    asking.answer(body);
    asking = undefined;
    texts = [];
    bytes = 0;
  }

  /** What is said within one turn of the event loop goes together. */
  function answerSoon(): void {
    if (isSoon || asking === undefined) return;
    isSoon = true;
    setImmediate(() => {
      isSoon = false;
      answer();
    });
  }

  return {
    send: (text) => {
      texts.push(text);
      bytes += Buffer.byteLength(text) + 1;
      answerSoon();
    },
    waiting: () => bytes,
    end: () => {
      isEnded = true;
      answer();
    },
    isAsked: () => asking !== undefined,
    isEnded: () => isEnded && texts.length === 0,
    listen: (patience) => {
      answer();
      return new Promise((resolve) => {
        asking = { answer: resolve, patience: setTimeout(answer, patience) };
        if (texts.length > 0 || isEnded) answerSoon();
      });
    },
  };
}

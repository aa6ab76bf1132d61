// Asks the worker of bots that think, and never waits for long: what has not come in time, or breaks down, is not awaited.

import type { Decision } from '@minibridge/bots';
import type { StartLine, Told } from './line';
import { newestFirst } from './newest-first';
import { oneWorker } from './one-worker';
import type { BotQuestion } from './question';

export type Thinker = {
  /** Never rejects. Absent: it could not, and the rules decide; or a newer question has overtaken this one. */
  readonly think: (question: BotQuestion) => Promise<Decision | undefined>;
  /** Starts the worker, so that it is there when the first question comes. */
  readonly wake: () => void;
};

/** Milliseconds for an answer: twice what a decision may take and more, so a worker that has not answered by then hangs. */
const ANSWER = 1000;
/** Milliseconds from the first question until the engine is there. */
const START = 4000;
/** Milliseconds without a question after which the worker is ended, since it holds memory. */
const IDLE = 60_000;

export function thinkerOn(start: StartLine): Thinker {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let answer: ((decision: Decision | undefined) => void) | undefined;
  let asked = 0;
  const worker = oneWorker(start, hear);

  function later(millis: number, act: () => void): void {
    clearTimeout(timer);
    timer = setTimeout(act, millis);
  }

  function settle(decision: Decision | undefined): void {
    later(IDLE, worker.end);
    answer?.(decision);
    answer = undefined;
  }

  function fail(): void {
    worker.failed();
    settle(undefined);
  }

  function hear(told: Told): void {
    if (told.is === 'broken') fail();
    else if (told.is === 'ready') later(answer ? ANSWER : IDLE, answer ? fail : worker.end);
    else if (told.id === asked) {
      worker.answered();
      settle(told.decision);
    }
  }

  async function ask(question: BotQuestion): Promise<Decision | undefined> {
    const line = worker.awake();
    if (line === undefined) return undefined;
    asked += 1;
    later(worker.isReady() ? ANSWER : START, fail);
    line.ask({ id: asked, question });
    return new Promise((resolve) => {
      answer = resolve;
    });
  }

  const wake = (): void => {
    if (worker.awake() && !answer) later(IDLE, worker.end);
  };
  return { think: newestFirst(ask), wake };
}

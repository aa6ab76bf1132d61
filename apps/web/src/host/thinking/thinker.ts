// Asks the worker of bots that think, and never waits for long: what has not come in time, or breaks down, is not awaited.

import type { BotQuestion, Decision } from '@minibridge/bots';
import type { StartLine, Told } from './line';
import { newestFirst } from './newest-first';
import { oneWorker } from './one-worker';

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
  const worker = oneWorker(start, hear);

  /** Waits for the answer, or for the next question. */
  function wait(): void {
    clearTimeout(timer);
    if (answer) timer = setTimeout(fail, worker.isReady() ? ANSWER : START);
    else timer = setTimeout(worker.end, IDLE);
  }

  function settle(decision: Decision | undefined): void {
    const settled = answer;
    answer = undefined;
    wait();
    settled?.(decision);
  }

  function fail(): void {
    worker.failed();
    settle(undefined);
  }

  function hear(told: Told): void {
    if (told.is === 'broken') fail();
    else if (told.is === 'ready') wait();
    else {
      worker.answered();
      settle(told.decision);
    }
  }

  async function ask(question: BotQuestion): Promise<Decision | undefined> {
    const line = worker.awake();
    if (line === undefined) return undefined;
    return new Promise((resolve) => {
      answer = resolve;
      wait();
      line.ask(question);
    });
  }

  const wake = (): void => {
    if (worker.awake() && !answer) wait();
  };
  return { think: newestFirst(ask), wake };
}

// Asks the worker of bots that think, and never waits for long: what has not come in time, or breaks down, is not awaited.

import type { Decision } from '@minibridge/bots';
import type { Line, StartLine, Told } from './line';
import type { BotQuestion } from './question';

export type Thinker = {
  /** Never rejects. Absent: it could not, and the rules decide. Only the newest question counts; older ones that wait get nothing. */
  readonly think: (question: BotQuestion) => Promise<Decision | undefined>;
  /** Starts the worker, so that it is there when the first question comes. */
  readonly wake: () => void;
};

export type Patience = {
  /** Milliseconds for an answer: twice what a decision may take and more, so a worker that does not answer then hangs. */
  readonly answer: number;
  /** Milliseconds from the first question until the engine is there. */
  readonly start: number;
  /** Milliseconds without a question after which the worker is ended, since it holds memory. */
  readonly idle: number;
};

const USUAL: Patience = { answer: 1000, start: 4000, idle: 60_000 };
/** Workers that gave no answer, one after the other, until no more are started. */
const TRIES = 3;

type Waiting = { readonly question: BotQuestion; readonly resolve: (decision: Decision | undefined) => void };

/** One worker, started when it is needed, ended when it is not. */
export function thinkerOn(start: StartLine, patience: Patience = USUAL): Thinker {
  let line: Line | undefined;
  let isReady = false;
  let failures = 0;
  let asked = 0;
  let current: Waiting | undefined;
  let next: Waiting | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function later(millis: number, act: () => void): void {
    clearTimeout(timer);
    timer = setTimeout(act, millis);
  }

  function end(): void {
    line?.end();
    line = undefined;
    isReady = false;
  }

  function settle(decision: Decision | undefined): void {
    const settled = current;
    current = undefined;
    later(patience.idle, end);
    settled?.resolve(decision);
    askNext();
  }

  function fail(): void {
    failures += 1;
    end();
    settle(undefined);
  }

  function hear(told: Told): void {
    if (told.is === 'broken') fail();
    else if (told.is === 'ready') {
      isReady = true;
      if (current) later(patience.answer, fail);
    } else if (told.id === asked && current) {
      failures = 0;
      settle(told.decision);
    }
  }

  /** The line of a worker that may be told of when it is gone already. */
  function awake(): Line | undefined {
    if (line || failures >= TRIES) return line;
    let mine: Line | undefined;
    try {
      mine = start((told) => {
        if (mine !== undefined && mine === line) hear(told);
      });
    } catch {
      failures = TRIES; // There are no workers here.
    }
    line = mine;
    return line;
  }

  function askNext(): void {
    if (current || !next) return;
    const to = awake();
    current = next;
    next = undefined;
    if (to === undefined) {
      settle(undefined);
      return;
    }
    asked += 1;
    later(isReady ? patience.answer : patience.start, fail);
    to.ask({ id: asked, question: current.question });
  }

  return {
    think: (question) =>
      new Promise((resolve) => {
        next?.resolve(undefined);
        next = { question, resolve };
        askNext();
      }),
    wake: () => {
      if (awake() && !current) later(patience.idle, end);
    },
  };
}

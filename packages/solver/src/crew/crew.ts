// A crew of runners and a queue of jobs. A job goes to the runner that was last at the same deal and strain, if that one is
// free: its tables are warm. Else whoever is free takes the job that has waited longest.

import { type EngineHands, isOver, type Job, type JobAnswer, type Limits, NOT_DONE, type Runner } from './job';

export type Crew = {
  /** How many jobs are done at a time. */
  readonly size: number;
  readonly carryOut: (job: Job, limits: Limits) => Promise<JobAnswer>;
  /** Lets the runners go; what is being done or waits ends without tricks. A second time does nothing more. */
  readonly close: () => Promise<void>;
};

type Asked = {
  readonly job: Job;
  readonly limits: Limits;
  readonly resolve: (answer: JobAnswer) => void;
  readonly reject: (error: unknown) => void;
  /** While it waits, its limits are watched here. */
  readonly forget: () => void;
};

type Member = { readonly runner: Runner; busy: boolean; last?: Job };

/** Whether all cards of one stand in the same hands of the other: the same deal, earlier or later. */
function isSameDeal(one: EngineHands, other: EngineHands): boolean {
  const holds = (all: EngineHands, some: EngineHands): boolean =>
    some.every((set, at) => (set & ~(all[at] ?? 0)) === 0);
  return holds(one, other) || holds(other, one);
}

function isWarmFor({ last }: Member, job: Job): boolean {
  return last !== undefined && last.strain === job.strain && isSameDeal(last.hands, job.hands);
}

/** Who takes which of the waiting jobs next; absent when nobody is free or nothing waits. */
function nextPair(members: readonly Member[], waiting: readonly Asked[]): [Member, number] | undefined {
  const free = members.filter(({ busy }) => !busy);
  for (const [place, { job }] of waiting.entries()) {
    const warm = free.find((member) => isWarmFor(member, job));
    if (warm) return [warm, place];
  }
  const [first] = free;
  return first && waiting.length > 0 ? [first, 0] : undefined;
}

/** Milliseconds; a timer takes no more. */
const LONGEST_TIMER = 2 ** 31 - 1;

/** Calls `stop` as soon as the limits are reached; returns the way to forget them. */
function atTheLimit({ signal, deadline = Number.POSITIVE_INFINITY }: Limits, stop: () => void): () => void {
  const left = deadline - performance.now();
  const timer = left < LONGEST_TIMER ? setTimeout(stop, left) : undefined;
  signal?.addEventListener('abort', stop, { once: true });
  return () => {
    clearTimeout(timer);
    signal?.removeEventListener('abort', stop);
  };
}

export function crewOf(runners: readonly Runner[]): Crew {
  const members: readonly Member[] = runners.map((runner) => ({ runner, busy: false }));
  const waiting: Asked[] = [];
  /** Being done: a runner that is let go may never answer. */
  const running = new Set<Asked>();
  let closing: Promise<void> | undefined;

  async function work(member: Member, asked: Asked): Promise<void> {
    const { job, limits, resolve, reject } = asked;
    asked.forget();
    running.add(asked);
    member.busy = true;
    member.last = job;
    await (isOver(limits) ? Promise.resolve(NOT_DONE) : member.runner.run(job, limits)).then(resolve, reject);
    running.delete(asked);
    member.busy = false;
    handOut();
  }

  function handOut(): void {
    for (let pair = nextPair(members, waiting); pair; pair = nextPair(members, waiting)) {
      const [member, place] = pair;
      for (const next of waiting.splice(place, 1)) void work(member, next);
    }
  }

  function carryOut(job: Job, limits: Limits): Promise<JobAnswer> {
    if (closing) return Promise.resolve(NOT_DONE);
    return new Promise((resolve, reject) => {
      const giveUp = (): void => {
        waiting.splice(waiting.indexOf(asked), 1);
        resolve(NOT_DONE);
      };
      const asked: Asked = { job, limits, resolve, reject, forget: atTheLimit(limits, giveUp) };
      waiting.push(asked);
      handOut();
    });
  }

  function close(): Promise<void> {
    closing ??= Promise.all(runners.map((runner) => runner.close())).then(() => undefined);
    for (const { resolve, forget } of [...waiting.splice(0), ...running]) {
      forget();
      resolve(NOT_DONE);
    }
    return closing;
  }

  return { size: members.length, carryOut, close };
}

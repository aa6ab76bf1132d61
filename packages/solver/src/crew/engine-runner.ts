// An engine and the orders that it obeys. In a worker this is all there is; in this thread it is a runner by itself.

import { createEngine, type Engine } from '../core/engine';
import type { Job, JobAnswer, Runner } from './job';
import { NOT_DONE } from './job';
import { isCalledOff, type Order } from './order';

/** What an engine is made with. */
export type EngineSettings = {
  /** The most memory that its tables may take. */
  readonly capBytes?: number;
  /** `false`: the build without SIMD, whatever the platform can do. */
  readonly simd?: boolean;
};

type Found = Pick<JobAnswer, 'tricks' | 'cards'>;

function found(engine: Engine, job: Job): Found {
  if (job.ask === 'strain') {
    const tricks = engine.strainTricks(job.hands, job.strain);
    return tricks ? { tricks } : {};
  }
  engine.setPosition(job);
  if (job.ask === 'board') {
    const tricks = engine.boardTricks();
    return tricks === undefined ? {} : { tricks: [tricks] };
  }
  const cards = engine.cardTricks();
  if (cards === undefined) return {};
  return { tricks: cards.map(({ tricks }) => tricks), cards: cards.map(({ suit, rank }) => ({ suit, rank })) };
}

/** An engine that looks up, every so often, whether it is to stop. */
export async function obedientEngine(settings: EngineSettings): Promise<(order: Order) => JobAnswer> {
  let order: Order | undefined;
  let end = Number.POSITIVE_INFINITY;
  const mayGoOn = (): boolean => performance.now() < end && !(order && isCalledOff(order));
  const engine = await createEngine({ ...settings, tick: mayGoOn });
  return (next) => {
    order = next;
    end = performance.now() + (next.millis ?? Number.POSITIVE_INFINITY);
    if (!mayGoOn()) return NOT_DONE;
    const before = engine.nodes;
    return { ...found(engine, next.job), nodes: engine.nodes - before, memoryBytes: engine.memoryBytes };
  };
}

/** Milliseconds after which whatever waits in this thread has its turn: clicks, timers, a cancellation. */
const BREATH_EVERY = 16;

function aBreath(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, 0);
  });
}

/** An engine in this thread. A signal is heard between jobs, a deadline also within one. */
export async function runnerHere(settings: EngineSettings): Promise<Runner> {
  const obey = await obedientEngine(settings);
  let breathed = 0;
  return {
    run: async (job, { signal, deadline }) => {
      if (performance.now() - breathed > BREATH_EVERY) {
        await aBreath();
        breathed = performance.now();
      }
      if (signal?.aborted) return NOT_DONE;
      return obey({ job, id: 1, ...(deadline === undefined ? {} : { millis: deadline - performance.now() }) });
    },
    close: async () => undefined,
  };
}

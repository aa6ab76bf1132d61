// The worker's side of the line: make the engine, then obey.

import { type EngineSettings, obedientEngine } from './engine-runner';
import type { JobAnswer } from './job';
import type { Order } from './order';

export type WorkerSide = {
  readonly start: (settings: EngineSettings) => Promise<void>;
  readonly obey: (order: Order) => JobAnswer;
};

export function workerSide(): WorkerSide {
  let engine: ((order: Order) => JobAnswer) | undefined;
  return {
    start: async (settings) => {
      engine = await obedientEngine(settings);
    },
    obey: (order) => {
      if (!engine) throw new Error('The worker was asked before it was started.');
      return engine(order);
    },
  };
}

// The bus with a look at whether it is there, and at the bots' turns that this process takes.

import type { Bus } from '../bus/bus.ts';
import type { UpOrAway } from './up-or-away.ts';

/** Milliseconds between two looks. The first gives a connection time to be made. */
const LOOK_EVERY = 1_000;

export type BusWatch = { readonly state: UpOrAway; readonly botTurn?: (() => void) | undefined };

export function watchedBus(bus: Bus, { state, botTurn }: BusWatch): Bus {
  const looking = setInterval(() => state.seen(bus.isConnected()), LOOK_EVERY);
  return {
    ...bus,
    take: (work) =>
      bus.take((job) => {
        botTurn?.();
        work(job);
      }),
    close: () => {
      clearInterval(looking);
      return bus.close();
    },
  };
}

// Plays many tables of one server at a pace, and measures what each action costs it.

import { setTimeout as wait } from 'node:timers/promises';
import { SEATS } from '@minibridge/bridge';
import { processorTime } from '../support/processor-time.ts';
import { type Sample, sample } from '../support/sample.ts';
import { type Hall, newHall, type Service } from './hall.ts';

export type Pace =
  /** Actions in a second, spread evenly over the tables. */
  | { readonly seconds: number; readonly rate: number }
  /** As many as the server takes: so many tables always wait for it. */
  | { readonly seconds: number; readonly waiting: number };

export type Played = {
  readonly actions: number;
  readonly actionsPerSecond: number;
  /** Of the server, for each action, in microseconds. */
  readonly processorTime: number;
  /** Of one core that the server had, 0 to 1 or more. */
  readonly busy: number;
  /** To each viewer, for each action, answers included. */
  readonly bytes: number;
  /** Until the actor has the answer, in milliseconds. */
  readonly acknowledged: Sample;
  /** Until all four have seen it, in milliseconds. */
  readonly seen: Sample;
};

export type Load = Pick<Hall, 'grow' | 'close'> & { readonly play: (pace: Pace) => Promise<Played> };

async function atRate({ act }: Hall, rate: number, end: number): Promise<void> {
  const start = performance.now();
  let sent = 0;
  while (performance.now() < end) {
    const due = ((performance.now() - start) / 1000) * rate;
    while (sent < due && act()) sent += 1;
    await wait(1);
  }
}

async function asFastAsTaken({ act, whenSeen }: Hall, waiting: number, end: number): Promise<void> {
  whenSeen(act);
  for (let one = 0; one < waiting; one += 1) act();
  await wait(end - performance.now());
  whenSeen(() => undefined);
}

/** `pids`: the processes of the service, whose time is measured. */
export function newLoad(service: Service, pids: readonly number[]): Load {
  const traffic = { bytes: 0 };
  const hall = newHall(service, traffic);
  const timeUsed = (): number => pids.reduce((sum, pid) => sum + processorTime(pid), 0);
  return {
    grow: hall.grow,
    close: hall.close,
    async play(pace) {
      const count = hall.startCount();
      traffic.bytes = 0;
      const [start, used] = [performance.now(), timeUsed()];
      const end = start + pace.seconds * 1000;
      await ('rate' in pace ? atRate(hall, pace.rate, end) : asFastAsTaken(hall, pace.waiting, end));
      const [actions, bytes, seconds] = [count.seen.length, traffic.bytes, (performance.now() - start) / 1000];
      const microseconds = timeUsed() - used;
      await hall.settle();
      return {
        actions,
        actionsPerSecond: actions / seconds,
        processorTime: microseconds / actions,
        busy: microseconds / 1e6 / seconds,
        bytes: bytes / SEATS.length / actions,
        acknowledged: sample(count.acknowledged),
        seen: sample(count.seen),
      };
    },
  };
}

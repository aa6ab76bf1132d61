// A page's worker without a page: the two ends of a message channel.

import { expose } from 'comlink';
import { afterEach, describe, expect, test } from 'vitest';
import { type Line, startWorker } from './browser-crew';
import { type WorkerSide, workerSide } from './browser-side';
import { strainJob } from './encode';
import { muster } from './muster';
import { workerRunner } from './worker-runner';

const ACES = strainJob({ N: ['SA'], E: ['HA'], S: ['DA'], W: ['CA'] }, 'NT');
const never = new Promise<never>(() => undefined);

const open: MessagePort[] = [];
afterEach(() => {
  for (const port of open.splice(0)) port.close();
});

/** A line to a worker's side in this very thread. */
function lineTo(side: WorkerSide, broken: Promise<never> = never): Line {
  const { port1, port2 } = new MessageChannel();
  open.push(port1, port2);
  expose(side, port2);
  return { endpoint: port1, end: () => port1.close(), broken };
}

describe('through comlink', () => {
  test('an order and its answer', async () => {
    const hand = startWorker({}, () => lineTo(workerSide()));
    const runner = workerRunner({ start: () => hand });
    expect((await runner.run(ACES, {})).tricks).toEqual([0, 0, 0, 0]);
    await runner.close();
  });
  test('a deadline that has passed', async () => {
    const runner = workerRunner({ start: () => startWorker({}, () => lineTo(workerSide())) });
    expect((await runner.run(ACES, { deadline: performance.now() - 1 })).tricks).toBeUndefined();
    await runner.close();
  });
});

describe('workers that cannot be: the engine works here', () => {
  const answers = async (startsBadly: () => ReturnType<typeof startWorker>): Promise<readonly unknown[]> => {
    const { crew, workers } = await muster({ workers: 2 }, { usualWorkers: () => 2, startWorker: startsBadly });
    const { tricks } = await crew.carryOut(ACES, {});
    await crew.close();
    return [workers, crew.size, tricks];
  };
  const HERE = [0, 1, [0, 0, 0, 0]];
  test('there are none on this platform', async () =>
    expect(
      await answers(() => {
        throw new ReferenceError('Worker is not defined');
      }),
    ).toEqual(HERE));
  test('the worker cannot be loaded', async () =>
    expect(
      await answers(() =>
        startWorker({}, () =>
          lineTo({ start: () => never, obey: () => never as never }, Promise.reject(new Error('404'))),
        ),
      ),
    ).toEqual(HERE));
  test('the worker may not compile', async () => {
    const side: WorkerSide = {
      start: () => Promise.reject(new Error('CSP')),
      obey: () => ({ nodes: 0, memoryBytes: 0 }),
    };
    expect(await answers(() => startWorker({}, () => lineTo(side)))).toEqual(HERE);
  });
  test('nobody asked for workers', async () => {
    const { crew, workers } = await muster(
      { workers: 0 },
      { usualWorkers: () => 2, startWorker: () => Promise.reject() as never },
    );
    expect([workers, crew.size]).toEqual([0, 1]);
  });
});

import { describe, expect, test } from 'vitest';
import { type Job, type JobAnswer, NOT_DONE } from './job';
import { isCalledOff, type Order } from './order';
import { type Hand, workerRunner } from './worker-runner';

const JOB: Job = { ask: 'strain', hands: [], strain: 4 };
const DONE: JobAnswer = { tricks: [7], nodes: 1, memoryBytes: 1 };

type Script = { readonly orders: Order[]; started: number; ended: number; answer: (answer: JobAnswer) => void };

/** Workers that wait to be told their answers. */
function scripted(): Script & { readonly start: () => Hand } {
  const script: Script & { readonly start: () => Hand } = {
    orders: [],
    started: 0,
    ended: 0,
    answer: () => undefined,
    start: () => {
      script.started += 1;
      return {
        obey: (order) =>
          new Promise((resolve) => {
            script.orders.push(order);
            script.answer = resolve;
          }),
        end: async () => {
          script.ended += 1;
        },
      };
    },
  };
  return script;
}

describe('calling off through shared memory', () => {
  test('the order of the job is marked, and the worker stays', async () => {
    const script = scripted();
    const runner = workerRunner(script);
    const off = new AbortController();
    const running = runner.run(JOB, { signal: off.signal });
    const [order] = script.orders;
    expect(order && isCalledOff(order)).toBe(false);
    off.abort();
    expect(order && isCalledOff(order)).toBe(true);
    script.answer(NOT_DONE);
    expect(await running).toEqual(NOT_DONE);
    expect([script.started, script.ended]).toEqual([1, 0]);
  });
  test('the next order is not touched by it', async () => {
    const script = scripted();
    const runner = workerRunner(script);
    const off = new AbortController();
    const first = runner.run(JOB, { signal: off.signal });
    off.abort();
    script.answer(NOT_DONE);
    await first;
    const second = runner.run(JOB, { signal: new AbortController().signal });
    expect(script.orders.map(isCalledOff)).toEqual([true, false]);
    script.answer(DONE);
    expect(await second).toEqual(DONE);
  });
});

describe('calling off where memory cannot be shared', () => {
  test('the worker is given up for a new one', async () => {
    const script = scripted();
    const runner = workerRunner({ start: script.start, shareMemory: false });
    const off = new AbortController();
    const running = runner.run(JOB, { signal: off.signal });
    expect(script.orders[0]?.flag).toBeUndefined();
    off.abort();
    expect(await running).toEqual(NOT_DONE);
    expect([script.started, script.ended]).toEqual([2, 1]);
    const again = runner.run(JOB, {});
    script.answer(DONE);
    expect(await again).toEqual(DONE);
  });
  test('a signal that is raised after the answer does nothing', async () => {
    const script = scripted();
    const runner = workerRunner({ start: script.start, shareMemory: false });
    const off = new AbortController();
    const running = runner.run(JOB, { signal: off.signal });
    script.answer(DONE);
    expect(await running).toEqual(DONE);
    off.abort();
    expect([script.started, script.ended]).toEqual([1, 0]);
  });
});

test('a deadline goes with the order as the time that is left', async () => {
  const script = scripted();
  const runner = workerRunner(script);
  void runner.run(JOB, { deadline: performance.now() + 1000 });
  expect(script.orders[0]?.millis).toBeGreaterThan(500);
  expect(script.orders[0]?.millis).toBeLessThanOrEqual(1000);
});

test('a worker that was let go is not replaced', async () => {
  const script = scripted();
  const runner = workerRunner({ ...script, shareMemory: false });
  const off = new AbortController();
  void runner.run(JOB, { signal: off.signal });
  await runner.close();
  off.abort();
  expect([script.started, script.ended]).toEqual([1, 1]);
});

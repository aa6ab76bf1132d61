import fastify from 'fastify';
import { expect, onTestFinished, test, vi } from 'vitest';
import { readiness, serveReadiness } from './readiness.ts';

/** A server whose store says `answers` one after the other. */
function served(answers: readonly boolean[]) {
  const isReady = vi.fn(async () => answers[isReady.mock.calls.length - 1] ?? true);
  let clock = 0;
  const server = fastify();
  onTestFinished(() => server.close());
  serveReadiness(server, readiness({ store: { isReady }, bus: { isConnected: () => false }, now: () => clock }));
  return {
    isReady,
    pass: (milliseconds: number) => {
      clock += milliseconds;
    },
    ask: async () => {
      const answer = await server.inject('/readyz');
      return [answer.statusCode, answer.json()];
    },
  };
}

test('ready when the store can write; without the bus too', async () => {
  const { ask, pass } = served([true, false]);
  expect(await ask()).toEqual([200, { ready: true, store: true, bus: false }]);
  pass(3000);
  expect(await ask()).toEqual([503, { ready: false, store: false, bus: false }]);
});

test('the store is asked at most once in three seconds, however many ask', async () => {
  const { ask, pass, isReady } = served([]);
  await Promise.all(Array.from({ length: 20 }, ask));
  pass(2999);
  await ask();
  expect(isReady).toHaveBeenCalledTimes(1);
  pass(1);
  await ask();
  expect(isReady).toHaveBeenCalledTimes(2);
});

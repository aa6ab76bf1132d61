import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { whenDue } from './when-due';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const inMillis = <T>(millis: number, what: T): Promise<T> =>
  new Promise((resolve) => setTimeout(() => resolve(what), millis));

/** When `act` was called, and with what. */
function heard<T>(found: T | Promise<T | undefined>, millis: number) {
  const began = Date.now();
  const calls: (readonly [T, number])[] = [];
  const stop = whenDue(found, millis, (move) => calls.push([move, Date.now() - began]));
  return { calls, stop };
}

describe('a move is made', () => {
  test.each<[string, number | undefined, number]>([
    ['known at once: after the pace', undefined, 800],
    ['found within the pace: no later for it', 300, 800],
    ['found after it: at once then', 950, 950],
  ])('%s', async (_, thinking, at) => {
    const { calls } = heard(thinking === undefined ? 'move' : inMillis(thinking, 'move'), 800);
    await vi.advanceTimersByTimeAsync(2000);
    expect(calls).toEqual([['move', at]]);
  });

  test('never once it is stopped, nor when nothing is found', async () => {
    const before = heard(inMillis(300, 'move'), 800);
    before.stop();
    const nothing = heard<string>(inMillis(300, undefined), 800);
    await vi.advanceTimersByTimeAsync(2000);
    expect([before.calls, nothing.calls]).toEqual([[], []]);
  });
});

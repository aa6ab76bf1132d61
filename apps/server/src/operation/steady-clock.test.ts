import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DAY, HOUR } from '../store/testing.ts';
import { earlierNow, steadyNow } from './steady-clock.ts';

/** Only the machine's clock: what goes on by itself goes on. */
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: Date.now() }));
afterEach(() => void vi.useRealTimers());

const jump = (milliseconds: number): void => void vi.setSystemTime(Date.now() + milliseconds);

test.each([
  ['an hour back', -HOUR],
  ['a day ahead', DAY],
])('the machine’s clock is set %s: the steady one goes on', (_, by) => {
  const before = steadyNow();
  jump(by);
  expect(steadyNow() - before).toBeGreaterThanOrEqual(0);
  expect(steadyNow() - before).toBeLessThan(10_000);
});

test('the earlier clock never goes ahead of either', () => {
  const begun = Date.now();
  jump(DAY);
  expect(earlierNow() - begun).toBeLessThan(10_000);
  jump(-DAY - HOUR);
  expect(earlierNow()).toBe(begun - HOUR);
});

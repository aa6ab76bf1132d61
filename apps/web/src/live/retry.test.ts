import { describe, expect, test } from 'vitest';
import { NO_TRIES, type Tries, tryAfter } from './retry';

const broken = { hadWorked: false, ways: 2, spread: 0 };

/** The pauses of so many attempts in a row that bring nothing. */
function pauses(attempts: number): readonly number[] {
  let tries: Tries = NO_TRIES;
  return Array.from({ length: attempts }, () => {
    const next = tryAfter(tries, broken);
    tries = next;
    return next.pause;
  });
}

describe('a line that brings nothing', () => {
  test('is tried by the other way at once, then after 2, 4, … seconds, at most 30', () =>
    expect(pauses(12)).toEqual([0, 2000, 0, 4000, 0, 8000, 0, 16_000, 0, 30_000, 0, 30_000]));

  test('with one way only it is waited each time', () =>
    expect(tryAfter(NO_TRIES, { ...broken, ways: 1 })).toEqual({ way: 0, failures: 1, pause: 2000 }));
});

describe('a line that had worked', () => {
  test('is tried by the same way after a second', () =>
    expect(tryAfter({ way: 1, failures: 0 }, { ...broken, hadWorked: true })).toEqual({
      way: 1,
      failures: 0,
      pause: 1000,
    }));

  test('waits as long as the server has asked, and a little by chance', () =>
    expect(tryAfter(NO_TRIES, { ...broken, hadWorked: true, asked: 3000, spread: 0.5 }).pause).toBe(3750));
});

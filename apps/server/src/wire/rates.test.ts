import { describe, expect, test } from 'vitest';
import { metersFor, USUAL_LIMITS } from './limits.ts';
import { keyedMeter, meter, type Rate } from './rates.ts';

/** A meter and its one bucket. */
function bucketOf(rate: Rate, now: () => number) {
  const { full, take, look } = meter(rate, now);
  const bucket = full();
  return { take: () => take(bucket), look: () => look(bucket) };
}

describe('a bucket', () => {
  test('gives its burst at once and then as it fills', () => {
    let now = 0;
    const one = bucketOf({ burst: 2, perMinute: 60 }, () => now);
    expect([one.take(), one.take(), one.take()]).toEqual([0, 0, 1000]);
    now += 999;
    expect(one.look()).toBe(1);
    now += 1;
    expect([one.look(), one.take(), one.take()]).toEqual([0, 0, 1000]);
  });

  test('never holds more than its burst', () => {
    let now = 0;
    const one = bucketOf({ burst: 2, perMinute: 60 }, () => now);
    now += 3_600_000;
    expect([one.take(), one.take(), one.take()]).toEqual([0, 0, 1000]);
  });

  test('a clock that jumps back takes nothing away and gives nothing', () => {
    let now = 1_000_000;
    const one = bucketOf({ burst: 1, perMinute: 60 }, () => now);
    expect(one.take()).toBe(0);
    now -= 500_000;
    expect(one.take()).toBe(1000);
    now += 1_000;
    expect(one.take()).toBe(0);
  });
});

test('each key has its own, and many keys are forgotten when they are full again', () => {
  let now = 0;
  const { take, look } = keyedMeter({ burst: 1, perMinute: 60 }, () => now);
  expect([take('a'), take('a'), take('b')]).toEqual([0, 1000, 0]);
  for (let key = 0; key < 20_000; key += 1) look(`${key}`);
  expect(take('a')).toBe(1000);
  now += 1_000;
  expect(take('a')).toBe(0);
});

describe('wrong codes', () => {
  /** Whether somebody may name one more code, which is wrong. */
  function town(now: () => number = () => 0) {
    const { connection, guess } = metersFor(USUAL_LIMITS, now);
    return (person: string, address = 'school') => guess(connection(address), person).wait === 0;
  }

  test('a class that mistypes keeps nobody out who has not', () => {
    const guesses = town();
    for (let pupil = 0; pupil < 60; pupil += 1) for (let n = 0; n < 20; n += 1) guesses(`pupil ${pupil}`);
    expect([guesses('pupil 1'), guesses('newcomer'), guesses('pupil 1', 'elsewhere')]).toEqual([false, true, false]);
  });

  test('what was right is not counted, nor what is refused', () => {
    const { connection, guess } = metersFor(USUAL_LIMITS, () => 0);
    const school = connection('school');
    for (let n = 0; n < 1_000; n += 1) guess(school, 'one').wasRight();
    expect(guess(school, 'one').wait).toBe(0);
    for (let n = 0; n < 1_000; n += 1) guess(school, 'one');
    expect(guess(school, 'one').wait).toBe(30_000);
  });

  test('codes that are named in the same instant are counted before anybody knows whether they are right', () => {
    const guesses = town();
    const named = Array.from({ length: 1_000 }, (_, n) => guesses(`session ${n}`));
    expect(named.filter(Boolean)).toHaveLength(USUAL_LIMITS.firstGuessesOfAddress.burst);
  });

  test.each([
    ['one session', () => 'me'],
    ['a new session for each guess', (n: number) => `session ${n}`],
    ['a thousand sessions in turn', (n: number) => `session ${n % 1_000}`],
    ['two guesses of each session', (n: number) => `session ${Math.floor(n / 2)}`],
  ])('an address has no more than 30,000 guesses a day at 34 million codes: %s', (_, session) => {
    let second = 0;
    const guesses = town(() => second * 1_000);
    let done = 0;
    for (let n = 0; second < 86_400; n += 1) {
      if (guesses(session(n))) done += 1;
      if (n % 2 === 1) second += 1;
    }
    expect(done).toBeGreaterThan(2_000);
    expect(done).toBeLessThan(30_000);
  });
});

test('connections of an address are counted while they last', () => {
  const { enter } = metersFor({ ...USUAL_LIMITS, connections: 1 }, () => 0);
  const leave = enter('here');
  expect([enter('here'), typeof enter('there')]).toEqual([undefined, 'function']);
  leave?.();
  leave?.();
  expect([typeof enter('here'), enter('here')]).toEqual(['function', undefined]);
});

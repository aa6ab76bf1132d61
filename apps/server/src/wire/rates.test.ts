import { describe, expect, test } from 'vitest';
import { metersFor, USUAL_LIMITS } from './limits.ts';
import { meter, meters } from './rates.ts';

describe('a bucket', () => {
  test('gives its burst at once and then as it fills', () => {
    let now = 0;
    const one = meter({ burst: 2, perMinute: 60 }, () => now);
    expect([one.take(), one.take(), one.take()]).toEqual([0, 0, 1000]);
    now += 999;
    expect(one.look()).toBe(1);
    now += 1;
    expect([one.look(), one.take(), one.take()]).toEqual([0, 0, 1000]);
  });

  test('never holds more than its burst', () => {
    let now = 0;
    const one = meter({ burst: 2, perMinute: 60 }, () => now);
    now += 3_600_000;
    expect([one.take(), one.take(), one.take()]).toEqual([0, 0, 1000]);
  });

  test('a clock that jumps back takes nothing away and gives nothing', () => {
    let now = 1_000_000;
    const one = meter({ burst: 1, perMinute: 60 }, () => now);
    expect(one.take()).toBe(0);
    now -= 500_000;
    expect(one.take()).toBe(1000);
    now += 1_000;
    expect(one.take()).toBe(0);
  });
});

test('each key has its own, and many keys are forgotten when they are full again', () => {
  let now = 0;
  const of = meters({ burst: 1, perMinute: 60 }, () => now);
  expect([of('a').take(), of('a').take(), of('b').take()]).toEqual([0, 1000, 0]);
  for (let key = 0; key < 20_000; key += 1) of(`${key}`).look();
  expect(of('a').take()).toBe(1000);
  now += 1_000;
  expect(of('a').take()).toBe(0);
});

test('connections of an address are counted while they last', () => {
  const { enter } = metersFor({ ...USUAL_LIMITS, connections: 1 }, () => 0);
  const leave = enter('here');
  expect([enter('here'), typeof enter('there')]).toEqual([undefined, 'function']);
  leave?.();
  leave?.();
  expect([typeof enter('here'), enter('here')]).toEqual(['function', undefined]);
});

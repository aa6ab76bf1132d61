// Turns at a table: in the order of asking, whatever becomes of each.

import { setImmediate as later } from 'node:timers/promises';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { oneAfterTheOther } from './one-after-the-other.ts';

type Work = { readonly pauses: number; readonly fails: boolean };

const works = fc.array(fc.record({ pauses: fc.nat(2), fails: fc.boolean() }), { maxLength: 8 });

test('each begins when the one before is done, and its result is its own', async () => {
  await fc.assert(
    fc.asyncProperty(works, async (all) => {
      const inTurn = oneAfterTheOther();
      const log: string[] = [];
      async function done({ pauses, fails }: Work, place: number): Promise<number> {
        log.push(`begins ${place}`);
        for (let pause = 0; pause < pauses; pause += 1) await later();
        log.push(`ends ${place}`);
        if (fails) throw new Error(`${place}`);
        return place;
      }
      const settled = await Promise.allSettled(all.map((work, place) => inTurn(() => done(work, place))));
      expect(log).toEqual(all.flatMap((_, place) => [`begins ${place}`, `ends ${place}`]));
      expect(settled.map(({ status }) => status)).toEqual(all.map(({ fails }) => (fails ? 'rejected' : 'fulfilled')));
    }),
    { numRuns: 50 },
  );
});

test('what meets nobody begins at once; work that throws keeps nobody waiting', async () => {
  const inTurn = oneAfterTheOther();
  let begun = false;
  const first = inTurn(async () => {
    begun = true;
  });
  expect(begun).toBe(true);
  const second = inTurn(() => {
    throw new Error('at once');
  });
  const third = inTurn(async () => 'third');
  await first;
  await expect(second).rejects.toThrow('at once');
  await expect(third).resolves.toBe('third');
});

test('work asked for in a turn waits for its end', async () => {
  const inTurn = oneAfterTheOther();
  const log: string[] = [];
  let inner: Promise<void> | undefined;
  await inTurn(async () => {
    inner = inTurn(async () => void log.push('inner'));
    await later();
    log.push('outer');
  });
  await inner;
  expect(log).toEqual(['outer', 'inner']);
});

import { describe, expect, test } from 'vitest';
import { crewOf } from './crew';
import { type Job, type JobAnswer, type Limits, NOT_DONE, type Runner } from './job';

const job = (strain: number, hands: readonly number[] = [3, 12]): Job => ({ ask: 'strain', hands, strain });

/** A runner that waits to be told its answers, and takes down what it was asked. */
function scripted(): Runner & { readonly asked: number[]; answer: () => void } {
  const asked: number[] = [];
  const open: ((answer: JobAnswer) => void)[] = [];
  return {
    asked,
    answer: () => open.shift()?.({ tricks: [1], nodes: 1, memoryBytes: 1 }),
    run: ({ strain }) =>
      new Promise((resolve) => {
        asked.push(strain);
        open.push(resolve);
      }),
    close: async () => undefined,
  };
}

const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

describe('a crew and its queue', () => {
  test('the first comes first, and nobody gets two at a time', async () => {
    const [one, two] = [scripted(), scripted()];
    const crew = crewOf([one, two]);
    for (const strain of [4, 3, 2]) void crew.carryOut(job(strain), {});
    expect([one.asked, two.asked]).toEqual([[4], [3]]);
    two.answer();
    await settled();
    expect([one.asked, two.asked]).toEqual([[4], [3, 2]]);
  });
  test('a job goes where the same deal and strain was last, with all cards or fewer', async () => {
    const [one, two] = [scripted(), scripted()];
    const crew = crewOf([one, two]);
    void crew.carryOut(job(4), {});
    void crew.carryOut(job(3), {});
    one.answer();
    two.answer();
    await settled();
    void crew.carryOut(job(3, [2, 8]), {});
    expect([one.asked, two.asked]).toEqual([[4], [3, 3]]);
  });
  test('another deal is warm nowhere', async () => {
    const [one, two] = [scripted(), scripted()];
    const crew = crewOf([one, two]);
    void crew.carryOut(job(4), {});
    void crew.carryOut(job(3), {});
    one.answer();
    two.answer();
    await settled();
    void crew.carryOut(job(3, [12, 3]), {});
    expect([one.asked, two.asked]).toEqual([[4, 3], [3]]);
  });
  test('when that runner is busy, somebody else takes it', () => {
    const [one, two] = [scripted(), scripted()];
    const crew = crewOf([one, two]);
    void crew.carryOut(job(4), {});
    void crew.carryOut(job(4), {});
    expect([one.asked, two.asked]).toEqual([[4], [4]]);
  });
  test('what is called off before its turn is not begun', async () => {
    const one = scripted();
    const crew = crewOf([one]);
    const off = new AbortController();
    void crew.carryOut(job(4), {});
    const second = crew.carryOut(job(3), { signal: off.signal });
    const third = crew.carryOut(job(2), { deadline: performance.now() - 1 });
    off.abort();
    one.answer();
    expect(await Promise.all([second, third])).toEqual([NOT_DONE, NOT_DONE]);
    expect(one.asked).toEqual([4]);
  });
  test('a runner that breaks down breaks its own job only', async () => {
    let runs = 0;
    const crew = crewOf([
      {
        run: async () => {
          runs += 1;
          if (runs === 1) throw new Error('broken');
          return { tricks: [runs], nodes: 0, memoryBytes: 0 };
        },
        close: async () => undefined,
      },
    ]);
    await expect(crew.carryOut(job(4), {})).rejects.toThrow('broken');
    expect((await crew.carryOut(job(4), {})).tricks).toEqual([2]);
  });
  test('when it is closed, what is being done and what waits ends without tricks, and so does what comes later', async () => {
    const one = scripted();
    const crew = crewOf([one]);
    const asked = [crew.carryOut(job(4), {}), crew.carryOut(job(3), {})];
    await Promise.all([crew.close(), crew.close()]);
    expect(await Promise.all([...asked, crew.carryOut(job(2), {})])).toEqual([NOT_DONE, NOT_DONE, NOT_DONE]);
    expect(one.asked).toEqual([4]);
  });
  test.each([
    ['its signal', (): Limits => ({ signal: AbortSignal.timeout(5) })],
    ['its deadline', (): Limits => ({ deadline: performance.now() + 5 })],
  ])('a job that waits is given up at %s, and the one before it goes on', async (_, limits) => {
    const one = scripted();
    const crew = crewOf([one]);
    const first = crew.carryOut(job(4), {});
    expect(await crew.carryOut(job(3), limits())).toEqual(NOT_DONE);
    one.answer();
    expect((await first).tricks).toEqual([1]);
    expect(one.asked).toEqual([4]);
  });
});

// A worker that answers, hangs, dies or cannot be: whoever asks is answered, or told that the rules have to decide.

import type { BotQuestion, Decision } from '@minibridge/bots';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Line, StartLine, Told } from './line';
import { thinkerOn } from './thinker';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const QUESTION: BotQuestion = { level: 5, seat: 'N', log: [] };
const DECISION: Decision = {
  action: { type: 'play', by: 'N', card: 'SA' },
  reason: { name: 'most-tricks', of: 12 },
};

/** Milliseconds until the engine is there, and for each answer; absent: never. */
type Worker = { readonly start?: number; readonly answer?: number; readonly dies?: boolean };

/** Workers of these kinds, one after the other; the last kind again and again. */
function workers(...kinds: readonly Worker[]) {
  const seen = { started: 0, ended: 0, asked: 0 };
  const start: StartLine = (hear) => {
    const { start: ready, answer, dies } = kinds[Math.min(seen.started, kinds.length - 1)] ?? {};
    seen.started += 1;
    let isEnded = false;
    const tellIn = (millis: number, told: Told): void => {
      setTimeout(() => !isEnded && hear(told), millis);
    };
    if (ready !== undefined) tellIn(ready, { is: 'ready' });
    const line: Line = {
      ask: () => {
        seen.asked += 1;
        if (dies) tellIn(10, { is: 'broken', why: 'test' });
        else if (ready !== undefined && answer !== undefined) {
          tellIn(ready + answer, { is: 'answer', decision: DECISION });
        }
      },
      end: () => {
        isEnded = true;
        seen.ended += 1;
      },
    };
    return line;
  };
  return { start, seen };
}

/** What comes, and after how many milliseconds. */
async function answered(asked: Promise<Decision | undefined>): Promise<readonly ['found' | 'rules', number]> {
  const began = Date.now();
  const answer = asked.then((decision) => [decision ? 'found' : 'rules', Date.now() - began] as const);
  await vi.advanceTimersByTimeAsync(20_000);
  return answer;
}

describe('a worker', () => {
  test.each<[string, Worker, readonly ['found' | 'rules', number]]>([
    ['answers', { start: 0, answer: 300 }, ['found', 300]],
    ['takes long to start, as on a slow line', { start: 3000, answer: 300 }, ['found', 3300]],
    ['never starts', {}, ['rules', 4000]],
    ['hangs', { start: 0 }, ['rules', 1000]],
    ['dies', { start: 0, dies: true }, ['rules', 10]],
  ])('that %s', async (_, kind, expected) => {
    const { start } = workers(kind);
    expect(await answered(thinkerOn(start).think(QUESTION))).toEqual(expected);
  });

  test('that hangs or dies is ended, and the next one answers', async () => {
    for (const kind of [{ start: 0 }, { dies: true }]) {
      const { start, seen } = workers(kind, { start: 0, answer: 300 });
      const { think } = thinkerOn(start);
      expect((await answered(think(QUESTION)))[0]).toBe('rules');
      expect(await answered(think(QUESTION))).toEqual(['found', 300]);
      expect(seen).toMatchObject({ started: 2, ended: 1 });
    }
  });

  test('that fails again and again is not started any more: the rules decide at once', async () => {
    const { start, seen } = workers({ dies: true });
    const { think } = thinkerOn(start);
    for (let tries = 0; tries < 3; tries += 1) await answered(think(QUESTION));
    expect(await answered(think(QUESTION))).toEqual(['rules', 0]);
    expect(seen).toEqual({ started: 3, ended: 3, asked: 3 });
  });

  test('that cannot be', async () => {
    const { think, wake } = thinkerOn(() => {
      throw new ReferenceError('Worker is not defined');
    });
    wake();
    expect(await answered(think(QUESTION))).toEqual(['rules', 0]);
  });

  test('is ended when nobody asks, and started again', async () => {
    const { start, seen } = workers({ start: 0, answer: 300 });
    const { think, wake } = thinkerOn(start);
    wake();
    await vi.advanceTimersByTimeAsync(70_000);
    expect(seen).toEqual({ started: 1, ended: 1, asked: 0 });
    expect(await answered(think(QUESTION))).toEqual(['found', 300]);
  });
});

test('of several questions only the newest waits for the one that is thought about', async () => {
  const { start, seen } = workers({ start: 0, answer: 300 });
  const { think } = thinkerOn(start);
  const all = [think(QUESTION), think(QUESTION), think(QUESTION)].map(answered);
  expect((await Promise.all(all)).map(([is]) => is)).toEqual(['found', 'rules', 'found']);
  expect(seen.asked).toBe(2);
});

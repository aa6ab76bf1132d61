// Threads of bots that hang, die or have too much to do: whoever asks always gets an answer, or is told that there is none.

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BotQuestion } from '@minibridge/bots';
import { decideL1, LEVELS_OF_PLAY } from '@minibridge/bots';
import { type BoardEvent, boardOf, type Seat, SeatView } from '@minibridge/bridge';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { matchOfTwo, ONE_DEAL, serverForTests } from '../live/testing.ts';
import { type Bundled, bundled } from '../testing/bundled.ts';
import { type Loss, type PoolOptions, thinkerPool } from './pool.ts';

let product: Bundled;
let unruly: string;

/**
 * What a thread does is told by the seat: north hangs, east ends the thread, south throws, west answers. At level 3 west thinks for
 * 300 milliseconds and tells how many questions this thread was asked; at level 4 it answers nonsense.
 */
const UNRULY = `let asked = 0;
const nonsense = ['SA', null, 7, {}, { type: 'fly', by: 'W' }, { type: 'play', by: 'W', card: 'S1' }];
export default ({ seat, level }) => {
  asked += 1;
  if (seat === 'N') for (;;);
  if (seat === 'E') process.exit(1);
  if (seat === 'S') throw new Error('no idea');
  if (level === 3) {
    const end = performance.now() + 300;
    while (performance.now() < end);
    return { type: 'announce', by: 'W', points: asked };
  }
  if (level === 4) return nonsense.shift();
  return { type: 'announce', by: 'W', points: 7 };
};`;

beforeAll(() => {
  product = bundled('src/thinking/bot-worker.ts', 'bot-worker.js');
  unruly = join(product.folder, 'unruly.mjs');
  writeFileSync(unruly, UNRULY);
});
afterAll(() => product.remove());

const ANSWER = { type: 'announce', by: 'W', points: 7 } as const;
const forSeat = (seat: Seat): BotQuestion => ({ level: 1, seat, log: [] });
const SLOW: BotQuestion = { level: 3, seat: 'W', log: [] };

function pool(options: Partial<PoolOptions>) {
  const faults: string[] = [];
  const losses: Loss[] = [];
  const report = (what: string) => faults.push(what);
  const thinker = thinkerPool({ worker: unruly, report, lost: (how) => losses.push(how), ...options });
  onTestFinished(thinker.close);
  const calling = new AbortController();
  const ask = (seat: Seat) => thinker.think(forSeat(seat), calling.signal);
  return { faults, losses, calling, ask, think: thinker.think, close: thinker.close };
}

describe('a thread', () => {
  test('that hangs is given up, and the next question is answered', async () => {
    const { ask, faults, losses } = pool({ threads: 1, patience: 1_000 });
    expect(await untilAnswered(() => ask('W'))).toEqual(ANSWER);
    losses.length = 0;
    expect(await ask('N')).toBeUndefined();
    expect(await untilAnswered(() => ask('W'))).toEqual(ANSWER);
    expect(faults).toEqual([]);
    expect(losses.slice(0, 2).sort()).toEqual(['given-up', 'thread-ended']);
  });

  test('finishes what was called off, and is asked again', async () => {
    const { think, ask, losses } = pool({ threads: 1, patience: 20_000 });
    expect(await ask('W')).toEqual(ANSWER);
    const [first, second] = [new AbortController(), new AbortController()];
    const calledOff = [think(SLOW, first.signal), think(SLOW, second.signal)];
    const answer = think(SLOW, new AbortController().signal);
    await new Promise((done) => setTimeout(done, 50));
    first.abort();
    second.abort();
    expect(await Promise.all(calledOff)).toEqual([undefined, undefined]);
    // The same thread: once before, once for what was called off at work, not for what was called off while it waited.
    expect(await answer).toEqual({ ...ANSWER, points: 3 });
    expect(losses).toEqual([]);
  });

  test('that dies is told of, and the next question is answered', async () => {
    const { ask, faults } = pool({ threads: 1, patience: 20_000 });
    expect(await ask('E')).toBeUndefined();
    expect(await ask('W')).toEqual(ANSWER);
    expect(faults).toContain('a thread of the bots broke down');
  });

  test('that throws goes on', async () => {
    const { ask, faults } = pool({ threads: 1, patience: 20_000 });
    expect([await ask('S'), await ask('W')]).toEqual([undefined, ANSWER]);
    expect(faults).toHaveLength(1);
  });

  test('that answers nonsense is told of each time, and the answer is dropped', async () => {
    const { think, ask, faults, losses } = pool({ threads: 1, patience: 20_000 });
    const { signal } = new AbortController();
    for (let told = 1; told <= 6; told += 1) {
      expect(await think({ level: 4, seat: 'W', log: [] }, signal)).toBeUndefined();
      expect(faults).toHaveLength(told);
    }
    expect(await ask('W')).toEqual(ANSWER);
    expect(losses).toEqual([]);
  });

  test('that is not there', async () => {
    const { ask, faults } = pool({ worker: join(product.folder, 'nothing.js'), patience: 5_000 });
    expect(await ask('W')).toBeUndefined();
    expect(faults).toHaveLength(1);
  });
});

/** A thread that starts on a busy machine may take longer than it is waited for. */
async function untilAnswered<T>(ask: () => Promise<T | undefined>): Promise<T | undefined> {
  for (let tries = 0; tries < 20; tries += 1) {
    const answer = await ask();
    if (answer !== undefined) return answer;
  }
  return undefined;
}

test('several are answered at once, while one hangs', async () => {
  const { ask, calling } = pool({ threads: 2, patience: 60_000 });
  const hanging = ask('N');
  expect(await Promise.all([ask('W'), ask('W'), ask('W')])).toEqual([ANSWER, ANSWER, ANSWER]);
  calling.abort();
  expect(await hanging).toBeUndefined();
});

test('more than may wait are left to the rules at once', async () => {
  const { ask, calling, losses } = pool({ threads: 1, queue: 2, patience: 60_000 });
  const asked = Array.from({ length: 10 }, () => ask('N'));
  const nth = async (answer: Promise<unknown>, n: number): Promise<number> => {
    await answer;
    return n;
  };
  // One is at work and two wait.
  expect(await Promise.race(asked.map(nth))).toBe(3);
  calling.abort();
  expect(await Promise.all(asked)).toEqual(asked.map(() => undefined));
  expect(losses).toEqual(Array.from({ length: 7 }, () => 'queue-full'));
});

test('who has closed is told nothing more', async () => {
  const { ask, faults, close } = pool({ threads: 1, patience: 60_000 });
  const hanging = ask('N');
  await close();
  expect([await hanging, await ask('W')]).toEqual([undefined, undefined]);
  expect(faults).toEqual([]);
});

describe('the program of the threads', () => {
  test('plays a match at a live table, each card what the level decides', async () => {
    const faults: string[] = [];
    const report = (what: string) => faults.push(what);
    const thinker = thinkerPool({ worker: product.main, report, takes: () => true, threads: 2, patience: 30_000 });
    const asked: (readonly [BotQuestion, unknown])[] = [];
    const heard = async (question: BotQuestion, signal: AbortSignal) => {
      const action = await thinker.think(question, signal);
      asked.push([question, action]);
      return action;
    };
    const { address, close } = await serverForTests({ thinker: { ...thinker, think: heard }, report });
    const { north, south } = await matchOfTwo(address, { rules: ONE_DEAL });
    await Promise.all([north.untilOver(), south.untilOver()]);
    await close();
    await thinker.close();
    expect(faults).toEqual([]);
    const answered = asked.filter(([, action]) => action !== undefined);
    expect(answered.length).toBeGreaterThan(20);
    for (const [{ seat, log }, action] of answered) {
      const view = SeatView.of(seat, log);
      expect(view && decideL1(view)?.action).toEqual(action);
      expect(handsIn(log)).toEqual([seat]);
    }
  });

  test('knows every level', async () => {
    const thinker = thinkerPool({ worker: product.main, report: () => undefined, takes: () => true, patience: 60_000 });
    onTestFinished(thinker.close);
    const { signal } = new AbortController();
    for (const level of LEVELS_OF_PLAY) {
      // Before the board is opened there is nothing to decide, and that is an answer.
      expect(await thinker.think({ level, seat: 'N', log: [] }, signal)).toBeUndefined();
    }
  });
});

/** Whose hands are dealt in a log: a bot is told its own only. */
function handsIn(log: readonly BoardEvent[]): readonly Seat[] {
  expect(boardOf(log)).toBeDefined();
  return log.flatMap((event) => (event.type === 'handDealt' ? [event.seat] : []));
}

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { inTurn } from './in-turn';
import type { OpenWire, WireEnds } from './wire';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const soon = () => vi.advanceTimersByTimeAsync(0);

type Work = () => Promise<void>;
type Waiting = { readonly work: Work; readonly done: () => void; readonly failed: (error: unknown) => void };

/** What a browser gives its windows: one at a time. */
function browserLocks() {
  const waiting: Waiting[] = [];
  let isHeld = false;
  async function next(): Promise<void> {
    const first = isHeld ? undefined : waiting.shift();
    if (first === undefined) return;
    isHeld = true;
    await first.work();
    isHeld = false;
    first.done();
    void next();
  }
  return {
    request: (_name: string, { signal }: { signal: AbortSignal }, work: Work): Promise<void> =>
      new Promise((done, failed) => {
        const one = { work, done, failed };
        waiting.push(one);
        signal.addEventListener('abort', () => {
          const place = waiting.indexOf(one);
          if (place >= 0) waiting.splice(place, 1);
          if (place >= 0) failed(signal.reason);
        });
        queueMicrotask(() => void next());
      }),
  };
}

/** A server that gives a token to whoever comes without one; the cookie is in the browser when the first answer is. */
function tokenServer() {
  let cookie: string | undefined;
  let given = 0;
  const sessions: string[] = [];
  const ends: WireEnds[] = [];
  const answers: (() => void)[] = [];
  const open: OpenWire = (told) => {
    const brought = cookie;
    given += brought === undefined ? 1 : 0;
    const token = brought ?? `token ${given}`;
    sessions.push(token);
    ends.push(told);
    answers.push(() => {
      cookie = token;
      told.opened();
      told.heard('welcome');
    });
    return { send: () => undefined, close: () => undefined };
  };
  return { open, sessions, ends, answers };
}

const deaf: WireEnds = { opened: () => undefined, heard: () => undefined, ended: () => undefined };

/** Two windows of one browser that connect in the same instant. */
async function twoWindows() {
  const server = tokenServer();
  const open = inTurn(server.open, browserLocks());
  const windows = [open(deaf), open(deaf)];
  await soon();
  return { ...server, windows };
}

describe('windows of one browser', () => {
  test('that connect in the same instant have one session', async () => {
    const { sessions, answers } = await twoWindows();
    expect(sessions).toEqual(['token 1']);
    answers[0]?.();
    await soon();
    expect(sessions).toEqual(['token 1', 'token 1']);
  });

  test('without locks they have two, as it was', () => {
    const { open, sessions } = tokenServer();
    const alone = inTurn(open, undefined);
    alone(deaf);
    alone(deaf);
    expect(sessions).toEqual(['token 1', 'token 2']);
  });

  test.each([
    ['whose connection ends', ({ ends }: Awaited<ReturnType<typeof twoWindows>>) => ends[0]?.ended()],
    ['that closes', ({ windows }: Awaited<ReturnType<typeof twoWindows>>) => windows[0]?.close()],
  ])('one %s lets the next one go', async (_, happens) => {
    const two = await twoWindows();
    happens(two);
    await soon();
    expect(two.sessions).toHaveLength(2);
  });

  test('one that closes while it waits does not connect', async () => {
    const { sessions, answers, windows } = await twoWindows();
    windows[1]?.close();
    answers[0]?.();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(sessions).toHaveLength(1);
  });

  test('one that sleeps does not keep the others waiting for long', async () => {
    const { sessions } = await twoWindows();
    await vi.advanceTimersByTimeAsync(2_999);
    expect(sessions).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(sessions).toHaveLength(2);
  });
});

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { untilHere } from './until-here';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Something to fetch over a network that is gone for the first `failures` attempts. */
function overNetwork(failures: number) {
  let asked = 0;
  const load = async (): Promise<string> => {
    asked += 1;
    if (asked <= failures) throw new Error(`no network, attempt ${asked}`);
    return 'words';
  };
  return { load, asked: () => asked };
}

test('what is there at once is asked for once', async () => {
  const { load, asked } = overNetwork(0);
  const here: string[] = [];
  untilHere(load, { onHere: (loaded) => here.push(loaded) });
  await vi.advanceTimersByTimeAsync(60_000);
  expect({ here, asked: asked() }).toEqual({ here: ['words'], asked: 1 });
});

test('what could not be fetched comes when the network is back', async () => {
  const { load, asked } = overNetwork(7);
  const here: string[] = [];
  untilHere(load, { onHere: (loaded) => here.push(loaded) });
  await vi.advanceTimersByTimeAsync(20_999);
  expect({ here, asked: asked() }).toEqual({ here: [], asked: 7 });
  await vi.advanceTimersByTimeAsync(1);
  expect({ here, asked: asked() }).toEqual({ here: ['words'], asked: 8 });
});

test('who gives up is told why, once', async () => {
  const { load, asked } = overNetwork(7);
  const failures: unknown[] = [];
  const never = (): never => expect.fail('nothing came');
  untilHere(load, { onHere: never, givenUp: { attempts: 3, on: (failure) => failures.push(failure) } });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(failures).toEqual([new Error('no network, attempt 3')]);
  expect(asked()).toBe(3);
});

test('who has left is told nothing, and nothing is asked for any more', async () => {
  const { load, asked } = overNetwork(1);
  const never = (): never => expect.fail('somebody who had left was told');
  const leave = untilHere(load, { onHere: never });
  await vi.advanceTimersByTimeAsync(1000);
  leave();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked()).toBe(1);
  const early = overNetwork(0);
  untilHere(early.load, { onHere: never })();
  await vi.advanceTimersByTimeAsync(1);
});

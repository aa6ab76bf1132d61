import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openMemoryStore } from '../store/memory.ts';
import { NotKept } from '../store/store.ts';
import { append, DAY, HOUR } from '../store/testing.ts';
import { keepTidy } from './retention.ts';

beforeEach(() => vi.useFakeTimers({ now: 1000 * DAY }));
afterEach(() => vi.useRealTimers());

const quiet = { now: () => Date.now(), forgotten: () => undefined, report: () => undefined };

test('what nobody uses is there for the days that are set, and gone a day later', async () => {
  const store = openMemoryStore();
  const forgotten: number[] = [];
  await store.append(append('old', 0));
  await store.keepSession('hash', 'person');
  await vi.advanceTimersByTimeAsync(20 * DAY);
  await store.append(append('young', 0));
  const stop = keepTidy({ ...quiet, store, days: 30, forgotten: (tables) => forgotten.push(tables) });

  await vi.advanceTimersByTimeAsync(10 * DAY);
  expect(await store.entries('old', 0)).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(DAY);
  expect(await store.entries('old', 0)).toHaveLength(0);
  expect(await store.personOf('hash')).toBeUndefined();
  expect(await store.entries('young', 0)).toHaveLength(1);
  expect(forgotten).toEqual([1]);

  stop();
  await vi.advanceTimersByTimeAsync(100 * DAY);
  expect(await store.entries('young', 0)).toHaveLength(1);
});

test('a server that was off for long tidies an hour after it starts: by then its clock is set', async () => {
  const store = openMemoryStore();
  await store.append(append('old', 0));
  vi.setSystemTime(2000 * DAY);
  const stop = keepTidy({ ...quiet, store, days: 30 });
  await vi.advanceTimersByTimeAsync(HOUR - 1);
  expect(await store.entries('old', 0)).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(await store.entries('old', 0)).toHaveLength(0);
  stop();
});

test('a clock that was wrong at the start and is set meanwhile deletes nothing', async () => {
  const store = openMemoryStore();
  await store.append(append('young', 0));
  vi.setSystemTime(2000 * DAY);
  const stop = keepTidy({ ...quiet, store, days: 30 });
  await vi.advanceTimersByTimeAsync(HOUR / 2);
  vi.setSystemTime(1001 * DAY);
  await vi.advanceTimersByTimeAsync(20 * DAY);
  expect(await store.entries('young', 0)).toHaveLength(1);
  stop();
});

test('0 days: never', async () => {
  const forget = vi.fn();
  keepTidy({ ...quiet, store: { forget }, days: 0 })();
  await vi.advanceTimersByTimeAsync(100 * DAY);
  expect(forget).not.toHaveBeenCalled();
});

test('a store that is away is tried again the next day; a fault is told', async () => {
  const report = vi.fn();
  const forget = vi.fn().mockRejectedValueOnce(new NotKept('away')).mockRejectedValueOnce(new Error('broken'));
  forget.mockResolvedValue(0);
  const stop = keepTidy({ ...quiet, store: { forget }, days: 1, report });
  await vi.advanceTimersByTimeAsync(HOUR);
  expect(forget).toHaveBeenCalledTimes(1);
  expect(report).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(DAY);
  expect(report).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(DAY);
  expect(forget).toHaveBeenCalledTimes(3);
  stop();
});

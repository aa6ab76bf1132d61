import { expect, test, vi } from 'vitest';
import { newHub } from './in-process.ts';

/** A turn of the loop: everything that was told has been heard. */
const heard = () => new Promise((resolve) => setImmediate(resolve));

test('everybody hears a hint, after whoever gives it has gone on', async () => {
  const hub = newHub();
  const [one, two] = [hub.join(), hub.join()];
  const [first, second] = [vi.fn(), vi.fn()];
  one.onHint(first);
  two.onHint(second);
  one.hint({ table: 'T', entries: 3 });
  expect(first).not.toHaveBeenCalled();
  await heard();
  expect(first.mock.calls).toEqual([[{ table: 'T', entries: 3 }]]);
  expect(second.mock.calls).toEqual([[{ table: 'T', entries: 3 }]]);
});

test('a whisper is heard by the others only', async () => {
  const hub = newHub();
  const [one, two] = [hub.join(), hub.join()];
  const [first, second] = [vi.fn(), vi.fn()];
  one.onWhisper(first);
  two.onWhisper(second);
  one.whisper({ table: 'T', text: 'hello' });
  await heard();
  expect(first).not.toHaveBeenCalled();
  expect(second.mock.calls).toEqual([[{ table: 'T', text: 'hello' }]]);
});

test('of those who take jobs one gets each, in turn', async () => {
  const hub = newHub();
  const [one, two] = [hub.join(), hub.join()];
  const [first, second] = [vi.fn(), vi.fn()];
  one.take(first);
  two.take(second);
  for (let entries = 0; entries < 10; entries += 1) one.offer({ table: 'T', entries });
  await heard();
  expect([first.mock.calls.length, second.mock.calls.length]).toEqual([5, 5]);
});

test('nobody hears after the end of listening, nor after closing', async () => {
  const hub = newHub();
  const [one, two] = [hub.join(), hub.join()];
  const [first, second] = [vi.fn(), vi.fn()];
  const stop = one.onHint(first);
  two.onHint(second);
  one.hint({ table: 'T', entries: 1 });
  stop();
  await two.close();
  one.hint({ table: 'T', entries: 2 });
  one.offer({ table: 'T', entries: 2 });
  await heard();
  expect(first).not.toHaveBeenCalled();
  expect(second).not.toHaveBeenCalled();
});

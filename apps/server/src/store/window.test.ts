import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { newWindow } from './window.ts';

test('what is asked in a window is written together, in its order', async () => {
  const groups: (readonly number[])[] = [];
  const window = newWindow<number>(5, (group) => void groups.push(group));
  for (let n = 0; n < 4; n += 1) window.ask(n);
  await window.empty();
  window.ask(4);
  await window.empty();
  await window.empty();
  expect(groups).toEqual([[0, 1, 2, 3], [4]]);
});

test('while a group is being written the next one collects', async () => {
  const groups: (readonly number[])[] = [];
  let writing = 0;
  const window = newWindow<number>(1, async (group) => {
    writing += 1;
    expect(writing).toBe(1);
    await wait(20);
    groups.push(group);
    writing -= 1;
  });
  for (let n = 0; n < 5; n += 1) {
    window.ask(n);
    await wait(4);
  }
  await window.empty();
  expect(groups.flat()).toEqual([0, 1, 2, 3, 4]);
  expect(groups.length).toBeLessThan(5);
});

// What takes long says how far it is: to the aside, and never in the output.

import { afterEach, describe, expect, test, vi } from 'vitest';
import { answerTo } from '../answer';
import { linesLaterOf, wordsOf } from '../testing';

afterEach(() => vi.restoreAllMocks());

/** What is printed for `line` and said beside it, where each look at the clock is `millis` after the one before. */
async function heardOf(line: string, millis: number) {
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => {
    now += millis;
    return now;
  });
  const said: string[] = [];
  const answer = answerTo(wordsOf(line), (sentence) => said.push(sentence));
  const lines: string[] = [];
  if (answer.ok) for await (const each of answer.value) lines.push(each);
  return { lines, said };
}

const ONCE = ['board 1 of 2 is being played', 'board 2 of 2 is being played'];
const TWICE = ONCE.flatMap((board) => [board, `${board} with the seats exchanged`]);

describe.each([
  ['play --boards 2 --seed 1', ONCE],
  ['play --boards 2 --seed 1 --json', ONCE],
  ['match --home L1 --away L1 --boards 2 --seed 1', TWICE],
])('%s', (line, boards) => {
  test('says how far it is', async () => {
    const { lines, said } = await heardOf(line, 1000);
    // One after the other, the tricks left out.
    expect([...new Set(said.map((sentence) => sentence.replace(/, trick \d+\.$/, '')))]).toEqual(boards);
    vi.restoreAllMocks();
    expect(lines).toEqual(await linesLaterOf(line));
  });

  test('says nothing when it is quick', async () => expect((await heardOf(line, 0)).said).toEqual([]));
});

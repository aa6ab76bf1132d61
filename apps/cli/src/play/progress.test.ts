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

describe.each([
  'play --boards 2 --seed 1',
  'play --boards 2 --seed 1 --json',
  'match --home L1 --away L1 --boards 2 --seed 1',
])('%s', (line) => {
  test('says how far it is', async () => {
    const { lines, said } = await heardOf(line, 1000);
    expect(said).toContainEqual(expect.stringMatching(/^board 1 of 2 is being played, trick \d+\.$/));
    expect(said).toContainEqual(expect.stringMatching(/^board 2 of 2 is being played, trick \d+\.$/));
    vi.restoreAllMocks();
    expect(lines).toEqual(await linesLaterOf(line));
  });

  test('says nothing when it is quick', async () => expect((await heardOf(line, 0)).said).toEqual([]));
});

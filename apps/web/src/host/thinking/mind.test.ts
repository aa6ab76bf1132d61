// The mind of bots that think: what it decides hangs on what the seat knows, and it stops when time is up.

import type { BotQuestion } from '@minibridge/bots';
import { isSearched } from '@minibridge/bots';
import { openMind } from '@minibridge/bots/mind';
import { SeatView } from '@minibridge/bridge';
import { describe, expect, test } from 'vitest';
import { questionAfter } from './testing';

/** A clock that stands: nothing is ever late. */
const standing = (): number => 0;

/** A clock on which every look costs a minute. */
function racing(): () => number {
  let now = 0;
  return () => {
    now += 60_000;
    return now;
  };
}

/** The contract, and a card of the ninth trick: few enough left to be quick. */
const CONTRACT = 0;
const LATE_CARD = 34;

const levels = [3, 4, 5] as const;

describe.each(levels)('level %i', (level) => {
  test('decides alike in another mind, as after a reload', async () => {
    const question = questionAfter(LATE_CARD, level);
    const [one, other] = await Promise.all([openMind(standing), openMind(standing)]);
    const decision = one(question);
    expect(decision?.action.type).toBe('play');
    expect(other(structuredClone(question))).toEqual(decision);
    expect(one(question)).toEqual(decision);
  });

  test('goes by rules when there is no time for one layout', async () => {
    const mind = await openMind(racing());
    for (const acts of [CONTRACT, LATE_CARD]) {
      const decision = mind(questionAfter(acts, level));
      expect(decision).toBeDefined();
      expect(decision?.searched).toBeUndefined();
    }
  });
});

test('the contract is thought about', async () => {
  const question: BotQuestion = questionAfter(CONTRACT, 3);
  const view = SeatView.of(question.seat, question.log);
  expect(view && isSearched(view)).toBe(true);
  const mind = await openMind(standing);
  expect(mind(question)?.searched?.worlds).toBeGreaterThan(0);
});

test('a question crosses to a worker and its answer comes back as they are', async () => {
  const question = questionAfter(LATE_CARD, 3);
  const decision = (await openMind(standing))(question);
  expect(structuredClone(question)).toEqual(question);
  expect(structuredClone(decision)).toEqual(decision);
});

test('nothing is decided before there is a board', async () => {
  expect((await openMind(standing))({ level: 5, seat: 'N', log: [] })).toBeUndefined();
});

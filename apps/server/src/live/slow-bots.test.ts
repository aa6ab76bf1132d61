// Bots that take their time, or answer what they may not: the table is never kept waiting, and the game goes on.

import type { BotQuestion } from '@minibridge/bots';
import type { Action } from '@minibridge/bridge';
import { SETTINGS } from '@minibridge/protocol/testing';
import { describe, expect, test, vi } from 'vitest';
import type { Thinker } from '../thinking/thinker.ts';
import { heardAll } from '../wire/testing.ts';
import { EXAMPLE_DEALS, matchOfTwo, ONE_DEAL, outcome, serverForTests, tableOfTwo } from './testing.ts';

const GAME = { type: 'act', action: { type: 'choose', by: 'S', contract: { kind: 'game', strain: 'S' } } } as const;

/** On a busy machine as well. */
const soon = (holds: () => void): Promise<void> => vi.waitFor(holds, { timeout: 20_000 });

const thinking = (think: Thinker['think']): Thinker => ({ takes: () => true, think, close: async () => undefined });

describe('a match is played to its end, by the rules of level 1, when a bot', () => {
  test.each<[string, string | undefined, (question: BotQuestion) => Promise<Action | undefined>]>([
    ['comes to nothing', undefined, async () => undefined],
    ['wants what it may not', 'wrong-phase', async ({ seat }) => ({ type: 'announce', by: seat, points: 99 })],
    ['would play for somebody else', 'it was for another seat', async () => ({ type: 'play', by: 'S', card: 'SA' })],
  ])('%s', async (_, wrong, think) => {
    const asking = vi.fn(think);
    const faults: string[] = [];
    const report = (what: string, error: unknown) => faults.push(`${what}: ${error instanceof Error && error.message}`);
    const { address } = await serverForTests({ thinker: thinking(asking), report });
    const { north, south } = await matchOfTwo(address, { rules: ONE_DEAL });
    await Promise.all([north.untilOver(), south.untilOver()]);
    expect(asking).toHaveBeenCalled();
    const told = wrong === undefined ? [] : [`a bot wanted what it may not: ${wrong}`];
    expect([...new Set(faults)]).toEqual(told);
    expect(north.table()?.sheet).toHaveLength(1);
  });
});

/** West is to lead, and thinks until it is told what to do. */
async function west() {
  const thoughts: { readonly answer: (action?: Action) => void; readonly signal: AbortSignal }[] = [];
  const thinker = thinking(
    (_, signal) => new Promise((resolve) => thoughts.push({ answer: (action) => resolve(action), signal })),
  );
  const { address } = await serverForTests({ thinker, means: EXAMPLE_DEALS });
  const { code, one, other } = await tableOfTwo(address, { rules: ONE_DEAL });
  await outcome(one, code, { type: 'next' });
  await heardAll(other);
  expect(await outcome(other, code, GAME)).toBe('accepted');
  await soon(() => expect(thoughts).toHaveLength(1));
  const [thought] = thoughts;
  if (thought === undefined) throw new Error('nobody thinks');
  const cards = () => other.texts.filter((text) => text.includes('"card","W"'));
  return { code, one, other, thoughts, thought, cards };
}

describe('while a bot thinks', () => {
  test('the table answers everybody, and then plays what it thought', async () => {
    const { code, one, other, thought, cards } = await west();
    expect(await outcome(other, code, { type: 'say', phrase: 'hello' })).toBe('accepted');
    expect(await outcome(one, code, { type: 'agree', card: 1 })).toBe('accepted');
    expect(cards()).toEqual([]);
    thought.answer({ type: 'play', by: 'W', card: 'D4' });
    await soon(() => expect(cards()).toHaveLength(1));
    expect(cards()[0]).toContain('"D4"');
  });

  test('and the table goes on otherwise, its thought is called off', async () => {
    const { code, one, thoughts, thought, cards } = await west();
    expect(await outcome(one, code, { type: 'pause', by: 'N' })).toBe('accepted');
    expect(thought.signal.aborted).toBe(true);
    thought.answer({ type: 'play', by: 'W', card: 'D4' });
    expect(await outcome(one, code, { type: 'resume', by: 'N' })).toBe('accepted');
    await soon(() => expect(thoughts).toHaveLength(2));
    expect(cards()).toEqual([]);
  });

  test('and everybody leaves, it is called off, too', async () => {
    const { one, other, thought } = await west();
    one.close();
    other.close();
    await soon(() => expect(thought.signal.aborted).toBe(true));
  });
});

test('another level is played from the next deal on, also by bots that sit there already', async () => {
  const levels: number[] = [];
  const thinker = thinking(async ({ level }) => {
    levels.push(level);
    return undefined;
  });
  const { address } = await serverForTests({ thinker, means: EXAMPLE_DEALS });
  const rules = { ...ONE_DEAL, match: { deals: 4, firstDealer: 'north' as const } };
  const { code, one, other } = await tableOfTwo(address, { rules });
  await outcome(one, code, { type: 'next' });
  await heardAll(other);
  const change = { type: 'changeSettings', settings: { ...SETTINGS, botLevel: 4 } } as const;
  expect(await outcome(one, code, change)).toBe('accepted');
  expect(await outcome(other, code, GAME)).toBe('accepted');
  await soon(() => expect(levels).toEqual([1]));
  expect(await outcome(one, code, { type: 'redeal' })).toBe('accepted');
  await heardAll(other);
  expect(await outcome(other, code, GAME)).toBe('accepted');
  await soon(() => expect(levels).toEqual([1, 4]));
});

import { contract } from '@minibridge/bridge/testing';
import { loadMessages } from '@minibridge/messages';
import { expect, test } from 'vitest';
import { bestText } from './possible-words';
import type { Best } from './rows';

const one = (text: string, points: number, by?: 'N'): Best => ({
  how: 'one',
  contract: contract(text),
  points,
  played: false,
  ...(by ? { by } : {}),
});

test.each([
  [one('game S', 420), 'Best: game in spades, 420 points.'],
  [one('part NT', 120, 'N'), 'Best: part-score in no trump by North, 120 points.'],
  [one('level 1 D', 70), 'Best: 1 diamond, 70 points.'],
  [one('target 9 C', 1), 'Best: 9 tricks in clubs, 1 point.'],
  [{ how: 'several', count: 2, points: 420, played: true }, 'Best: 420 points, in 2 ways (marked with a star).'],
  [{ how: 'none', lost: 50 }, 'No contract could be made; the cheapest costs 50 points.'],
  [{ how: 'none', lost: 0 }, 'No contract could be made.'],
] as const)('%o', async (best, text) => {
  expect(bestText(await loadMessages('en', 'score'), best)).toBe(text);
});

import { contract } from '@minibridge/bridge/testing';
import { loadMessages } from '@minibridge/messages';
import { describe, expect, test } from 'vitest';
import { finished } from '../testing';
import { bestText, playedText } from './possible-words';
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
  [{ how: 'several', count: 2, points: 420, played: true }, 'Best: 420 points, with 2 contracts (marked with a star).'],
  [{ how: 'none', lost: 50 }, 'No contract could be made; the cheapest costs 50 points.'],
  [{ how: 'none', lost: 0 }, 'No contract could be made.'],
] as const)('%o', async (best, text) => {
  expect(bestText(await loadMessages('en', 'score'), best)).toBe(text);
});

describe('what was taken and what was possible', () => {
  const eleven = { C: 11, D: 11, H: 11, S: 11, NT: 11 };
  const table = { N: eleven, E: eleven, S: eleven, W: eleven };

  test.each([
    ['en', 'mb.site4', 'game S', 'The contract played: 12 tricks taken, 11 with best play by all.'],
    ['en', 'mb.count', 'tricks S', 'Played: 12 tricks taken, 11 with best play by all.'],
    ['pl', 'mb.site4', 'game S', 'Grany kontrakt. Wzięte lewy: 12, przy najlepszej grze wszystkich: 11.'],
    ['el-plain', 'mb.count', 'tricks S', 'Παίχτηκε: 12 χαρτωσιές, 11 με το καλύτερο παίξιμο από όλους.'],
  ] as const)('%s, %s', async (language, preset, text, said) => {
    const board = { ...finished(text, preset), won: { NS: 12, EW: 1 } };
    expect(playedText(await loadMessages(language, 'score'), board, table)).toBe(said);
  });
});

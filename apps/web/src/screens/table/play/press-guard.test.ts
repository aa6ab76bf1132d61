/** One press, one card: as a story of what fingers and keys do and when. */
import { describe, expect, test } from 'vitest';
import { AT_REST, cardRefused, cardSent, type Guard, pressBegins, pressEnds } from './press-guard';

/** A turn's number and the milliseconds of the pointer going down and up. */
type Tap = readonly [turn: number, down: number, up: number, turnAtUp?: number];

/** How many of these taps play a card. Every card makes the next turn ours again, at once: the hardest case. */
function played(taps: readonly Tap[]): number {
  let guard: Guard = AT_REST;
  let cards = 0;
  for (const [turn, down, up, turnAtUp = turn] of taps) {
    guard = pressBegins(guard, { turn, at: down });
    const end = { turn: turnAtUp, at: up };
    const answer = pressEnds(guard, end);
    guard = answer.counts ? cardSent(answer.guard, end) : answer.guard;
    cards += answer.counts ? 1 : 0;
  }
  return cards;
}

describe('taps', () => {
  test.each([
    // story, taps, cards played
    ['one tap', [[0, 0, 80]], 1],
    [
      'a double tap',
      [
        [0, 0, 60],
        [1, 180, 240],
      ],
      1,
    ],
    [
      'a double tap before the board has changed',
      [
        [0, 0, 60],
        [0, 900, 960],
      ],
      1,
    ],
    [
      'a triple tap that outlasts the silence',
      [
        [0, 0, 60],
        [1, 200, 260],
        [1, 420, 480],
      ],
      1,
    ],
    [
      'a second tap that begins in the silence and ends after it',
      [
        [0, 0, 60],
        [1, 380, 460],
      ],
      1,
    ],
    [
      'two taps for two tricks',
      [
        [0, 0, 60],
        [1, 700, 760],
      ],
      2,
    ],
    ['a late tap: the turn came while the finger was down', [[3, 0, 300, 4]], 0],
    [
      'after a late tap one taps again',
      [
        [3, 0, 300, 4],
        [4, 500, 560],
      ],
      1,
    ],
  ] as const)('%s', (_story, taps, cards) => {
    expect(played(taps)).toBe(cards);
  });
});

describe('what is not a tap', () => {
  test('a click without a pointer, as a screen reader makes it, counts', () => {
    expect(pressEnds(AT_REST, { turn: 0, at: 5 }).counts).toBe(true);
  });
  test('… but not in the silence', () => {
    const guard = cardSent(AT_REST, { turn: 0, at: 0 });
    expect(pressEnds(guard, { turn: 1, at: 100 }).counts).toBe(false);
  });
  test('a refused card leaves the turn open', () => {
    const guard = cardRefused(cardSent(AT_REST, { turn: 0, at: 0 }));
    expect(pressEnds(guard, { turn: 0, at: 1000 }).counts).toBe(true);
  });
});

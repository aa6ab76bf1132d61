import { describe, expect, test } from 'vitest';
import { finished } from '../testing';
import { LAST_STEP, stepAt, stepByKey, stepOfTrick, trickWinners, wonBy } from './steps';

const board = finished();

describe('how the cards lie at each step', () => {
  test.each([
    // cards  trick  in it  complete tricks
    [0, 1, 0, 0],
    [1, 1, 1, 0],
    [3, 1, 3, 0],
    [4, 1, 4, 1],
    [5, 2, 1, 1],
    [8, 2, 4, 2],
    [51, 13, 3, 12],
    [LAST_STEP, 13, 4, 13],
  ])('after %i cards trick %i lies with %i cards, %i are complete', (at, number, cards, complete) => {
    const step = stepAt(board, at);
    expect([step.number, step.trick.cards.length, step.winners.length]).toEqual([number, cards, complete]);
    expect(step.played.size).toBe(at);
    expect(step.winner).toBe(cards === 4 ? trickWinners(board)[number - 1] : undefined);
  });

  test('the winner of a trick leads to the next', () => {
    for (let trick = 1; trick < 13; trick += 1)
      expect(stepAt(board, stepOfTrick(trick) + 1).trick.leader).toBe(stepAt(board, stepOfTrick(trick)).winner);
  });

  test('tricks of both sides make thirteen', () => {
    const winners = trickWinners(board);
    const ours = wonBy('NS', winners).filter(Boolean).length;
    expect([ours, 13 - ours]).toEqual([board.won.NS, board.won.EW]);
  });
});

describe('keys', () => {
  test.each([
    [0, 'ArrowRight', 1],
    [0, 'ArrowLeft', 0],
    [5, 'ArrowLeft', 4],
    [5, 'ArrowDown', 8],
    [4, 'ArrowDown', 8],
    [5, 'ArrowUp', 4],
    [4, 'ArrowUp', 0],
    [LAST_STEP, 'ArrowRight', LAST_STEP],
    [9, 'Home', 0],
    [9, 'End', LAST_STEP],
  ])('at %i, %s leads to %i', (at, key, to) => {
    expect(stepByKey(at, key)).toBe(to);
  });

  test('other keys mean nothing here', () => {
    expect(stepByKey(3, 'x')).toBeUndefined();
  });
});

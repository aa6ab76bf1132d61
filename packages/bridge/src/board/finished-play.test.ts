import { describe, expect, test } from 'vitest';
import type { Finished } from './board';
import { handsFromPlay, playOf } from './finished-play';
import { after, boardAfter, EXAMPLE, opened, playedOut } from './testing';

function played(chosen: string): Finished {
  const board = boardAfter(playedOut(after(opened(), `S chooses ${chosen}`)));
  if (board.phase !== 'over' || board.result !== 'played') throw new Error(`still in ${board.phase}`);
  return board;
}

describe('the four hands from the play', () => {
  test.each(['game S', 'part NT'])('are the hands that were dealt, %s', (chosen) => {
    expect(handsFromPlay(played(chosen))).toEqual(EXAMPLE);
  });

  test('need no hand to have been seen', () => {
    expect(handsFromPlay({ ...played('game S'), dealt: {}, hands: {} })).toEqual(EXAMPLE);
  });
});

test('every card comes once, from the hand that held it', () => {
  const play = playOf(played('game S'));
  expect(new Set(play.map(({ card }) => card)).size).toBe(52);
  for (const { seat, card } of play) expect(EXAMPLE[seat]).toContain(card);
});

// For tests: finished boards.

import { chooseFor } from '@minibridge/bots';
import { playedOut } from '@minibridge/bots/testing';
import {
  type BoardEvent,
  type Finished,
  type Opening,
  presetRules,
  randomDeal,
  seededChance,
} from '@minibridge/bridge';
import { deal } from '@minibridge/bridge/testing';

export type Played = { readonly board: Finished; readonly log: readonly BoardEvent[] };

const choose = chooseFor(1);

/** A board played to its end by bots of level 1. */
export function playedBoard(opening: Partial<Opening> = {}): Played {
  const usual = { rules: presetRules('mb.site4'), number: 1, dealer: 'N', coin: 'first' } as const;
  const { board, log } = playedOut(
    { ...usual, deal: randomDeal(seededChance(5)), ...opening },
    (view) => choose(view)?.action,
  );
  if (board.phase !== 'over' || board.result !== 'played') throw new Error(board.phase);
  return { board, log };
}

/** North and south have 25 points and nine spades; south declares. */
export const EXAMPLE = deal('N:AT52.K843.7.Q962 3.752.JT9632.AT4 KQJ84.A6.KQ5.J73 976.QJT9.A84.K85');

// What a finished board brings: its score for both sides.

import { tricksNeeded } from '../contract/contract';
import type { Side } from '../deal/seat';
import { otherSide } from '../deal/seat';
import { type Score, score } from '../scoring/score';
import { declarerTricks, declaringSide, type Finished, type Playing } from './board';

/** Points of both sides; plus-minus targets may be negative. */
export type SideScores = { readonly [S in Side]: number };

/** The score of a finished board, item by item. */
export function scoreOf(board: Finished): Score {
  return score(board.contract, declarerTricks(board), board.rules.score);
}

/** The same score by side. */
export function sideScores(board: Finished): SideScores {
  const { declaring, defenders } = scoreOf(board);
  return declaringSide(board) === 'NS' ? { NS: declaring, EW: defenders } : { NS: defenders, EW: declaring };
}

/** What is at stake, in numbers. `needed` absent where tricks are only counted. */
export type Stake = { readonly needed?: number; readonly made: number; readonly lost: number };

export function stakeOf(board: Playing | Finished): Stake {
  const made = declarerTricks(board);
  const lost = board.won[otherSide(declaringSide(board))];
  const needed = tricksNeeded(board.contract);
  return needed === undefined ? { made, lost } : { needed, made, lost };
}

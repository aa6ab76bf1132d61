// What other contracts would have scored on this deal, with best play by all.

import {
  declarerTricks,
  declaringSide,
  type Finished,
  handsFromPlay,
  isSameContract,
  otherSide,
  sideScores,
} from '@minibridge/bridge';
import { type Choice, minibridgePar, type Table } from '@minibridge/solver';

/** A contract that the rules offered, with the points that it brings more, or less, than what was scored. */
export type OtherContract = Choice & { readonly played: boolean; readonly difference: number };

/** Points of declarer's side less those of the defenders, as played. */
export function scored(board: Finished): number {
  const side = declaringSide(board);
  const scores = sideScores(board);
  return scores[side] - scores[otherSide(side)];
}

/** All contracts of the rule set for this deal, the most points first; `table`: tricks of every declarer in every strain. */
export function otherContracts(board: Finished, table: Table): readonly OtherContract[] {
  const { rules, dealer, coin } = board;
  const par = minibridgePar({ deal: handsFromPlay(board), table, rules, dealer, coin });
  if (par.outcome === 'redeal') return [];
  const now = scored(board);
  return par.choices
    .map((choice) => ({
      ...choice,
      played: choice.declarer === board.declarer && isSameContract(choice.contract, board.contract),
      difference: choice.points - now,
    }))
    .toSorted((one, other) => other.points - one.points);
}

/** Tricks that best play by all takes in the contract that was played, and those that were taken. */
export function tricksHere(board: Finished, table: Table): { readonly possible: number; readonly taken: number } {
  return { possible: table[board.declarer][board.contract.strain], taken: declarerTricks(board) };
}

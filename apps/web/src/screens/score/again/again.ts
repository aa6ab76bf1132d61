// A deal to be played again: the same cards and dealer, with another contract or from another seat.

import { type Choosing, type Contract, type Finished, handsFromPlay, type Seat } from '@minibridge/bridge';
import type { GivenDeal, MatchSetup } from '../../../host/setup';

export type Changed = { readonly contract?: Contract; readonly seat?: Seat };

/** The setup that plays `board` again; what is not changed stays as it was. */
export function againSetup(setup: MatchSetup, board: Finished, { contract, seat }: Changed): MatchSetup {
  const { dealer, coin } = board;
  const given: GivenDeal = { deal: handsFromPlay(board), dealer, coin, contract: contract ?? board.contract };
  return { ...setup, seat: seat ?? setup.seat, given };
}

/** The board as declarer saw it when the contract was chosen, for the grid of what else could have been. */
export function choosingAgain(board: Finished): Choosing {
  const { contract: _chosen, tricks: _tricks, won: _won, result: _result, ...declared } = board;
  const hands = handsFromPlay(board);
  const dummyFaced = board.rules.dummyDown === 'before_contract';
  return { ...declared, phase: 'choosing', hands, dealt: hands, dummyFaced };
}

// Level 2: the rules of level 1 by somebody who counts: every card that has gone, the points announced, who has shown out.

import type { SeatView } from '@minibridge/bridge';
import { COUNTED_POINTS, chooseContract } from './contract';
import { playCounting } from './counting/card-play';
import type { Decision } from './decision';
import { decideL1, mayAct } from './level-1';

/** What a level 2 player does and why; absent when it is not this seat's turn to act. */
export function decideL2(view: SeatView): Decision | undefined {
  const { board } = view;
  if (board.phase === 'choosing') return mayAct(view) ? chooseContract(board, COUNTED_POINTS) : undefined;
  if (board.phase !== 'play') return decideL1(view);
  return mayAct(view) ? playCounting(view, board) : undefined;
}

// Boards for the tests of the score: the example deal, played out card by card.

import {
  type Action,
  type Board,
  boardOf,
  decide,
  type Finished,
  legalActions,
  openBoard,
  pointsOf,
  SEATS,
} from '@minibridge/bridge';
import { contract, deal, rules } from '@minibridge/bridge/testing';

/** South declares with 16 points, north is dummy with 9. */
export const EXAMPLE = deal('N:AT52.K843.7.Q962 3.752.JT9632.AT4 KQJ84.A6.KQ5.J73 976.QJT9.A84.K85');

/** The next action of a board: true points, the contract named by `text`, the first legal card. */
function next(board: Board, text: string): Action {
  const [action] = SEATS.flatMap((seat) => legalActions(board, seat)).filter(({ type }) => type !== 'takeBack');
  if (action === undefined) throw new Error(`nothing to do in ${board.phase}`);
  if (action.type === 'choose') return { ...action, contract: contract(text) };
  return action.type === 'announce' ? { ...action, points: pointsOf(EXAMPLE[action.by]) } : action;
}

/** The example deal after thirteen tricks of first legal cards, in the contract named by `text`. */
export function finished(text = 'game S', preset = 'mb.site4'): Finished {
  const log = [...openBoard({ rules: rules(preset), deal: EXAMPLE, dealer: 'N', coin: 'first', number: 1 })];
  for (;;) {
    const board = boardOf(log);
    if (board === undefined) throw new Error('no board was opened');
    if (board.phase === 'over' && board.result === 'played') return board;
    const decision = decide(board, next(board, text));
    if (!decision.ok) throw new Error(decision.refusal.reason);
    log.push(...decision.value);
  }
}

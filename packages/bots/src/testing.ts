// Whole boards played by choosers: for tests and benchmarks.

import {
  type Action,
  type Board,
  type BoardEvent,
  below,
  boardOf,
  type Chance,
  decide,
  evolve,
  legalActions,
  type Opening,
  openBoard,
  pointsOf,
  SEATS,
  type SeatView,
  seatViews,
} from '@minibridge/bridge';
import { mayAct } from './level-1';

/** A player: an action, or nothing when it is somebody else's turn. */
export type Player = (view: SeatView) => Action | undefined;

/** A board that was played to its end. */
export type PlayedBoard = {
  readonly board: Board;
  readonly log: readonly BoardEvent[];
  readonly actions: readonly Action[];
};

/** What `action` leads to; a refusal is a bug of the player. */
function accepted(board: Board, action: Action): readonly BoardEvent[] {
  const result = decide(board, action);
  if (!result.ok) throw new Error(`${JSON.stringify(action)} was refused: ${JSON.stringify(result.refusal)}`);
  return result.value;
}

function opened(log: readonly BoardEvent[]): Board {
  const board = boardOf(log);
  if (board === undefined) throw new Error('an empty log');
  return board;
}

/** The first action that a seat has, from north on. */
function nextAction(views: readonly SeatView[], player: Player): Action {
  for (const view of views) {
    const action = player(view);
    if (action !== undefined) return action;
  }
  throw new Error(`nobody acts in ${views[0]?.board.phase}`);
}

/** Plays a board to its end, all seats by `player`. Throws when an action is refused or nobody acts. */
export function playedOut(opening: Opening, player: Player): PlayedBoard {
  const log = [...openBoard(opening)];
  const actions: Action[] = [];
  let board = opened(log);
  let views = seatViews(log);
  while (board.phase !== 'over') {
    const action = nextAction(views, player);
    const events = accepted(board, action);
    actions.push(action);
    log.push(...events);
    board = events.reduce<Board>(evolve, board);
    views = views.map((view) => events.reduce((seen, event) => seen.after(event), view));
    if (actions.length > SEATS.length * 20) throw new Error('no end in sight');
  }
  return { board, log, actions };
}

/** Any legal action; points are said as they are, and nothing is taken back. */
export function randomPlayer(chance: Chance): Player {
  return (view) => {
    if (!mayAct(view)) return undefined;
    const { board, seat } = view;
    const legal = legalActions(board, seat).filter(({ type }) => type !== 'takeBack');
    return board.phase === 'announcing' ? legal[pointsOf(board.dealt[seat] ?? [])] : legal[below(legal.length, chance)];
  };
}

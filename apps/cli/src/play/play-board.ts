// One deal from the first announcement to the last card, each seat by its own bot, every action judged by the engine.

import type { Chooser } from '@minibridge/bots';
import {
  type Board,
  type BoardEvent,
  boardOf,
  cardsPlayed,
  decide,
  evolve,
  type Finished,
  type Opening,
  openBoard,
  type Seat,
  type SeatView,
  seatViews,
  type ThrownIn,
} from '@minibridge/bridge';
import { actorsOn } from '@minibridge/table';
import type { Tell } from './progress';

/** What decides for each seat. */
export type Seated = { readonly [S in Seat]: Chooser };

type Going = { readonly board: Board; readonly views: readonly SeatView[] };

function opened(opening: Opening): Going {
  const log = openBoard(opening);
  const board = boardOf(log);
  if (board === undefined) throw new Error('a board did not open');
  return { board, views: seatViews(log) };
}

function after({ board, views }: Going, events: readonly BoardEvent[]): Going {
  return {
    board: events.reduce(evolve, board),
    views: views.map((view) => events.reduce((seen, event) => seen.after(event), view)),
  };
}

/** Far more than a board takes, even with partners who find no declarer at once: beyond it the bots go round in circles. */
const MOST_ACTIONS = 200;

function step(going: Going, seat: Seat, seated: Seated): Going {
  const view = going.views.find((each) => each.seat === seat);
  const action = view && seated[seat](view)?.action;
  if (action === undefined) throw new Error(`the bot at ${seat} does nothing`);
  const decision = decide(going.board, action);
  if (!decision.ok) throw new Error(`the bot at ${seat} may not ${action.type}: ${decision.refusal.reason}`);
  return after(going, decision.value);
}

/** The board when it is over; `tell` hears of every action. Throws when a bot does what it may not: a fault of the bot. */
export function playBoard(opening: Opening, seated: Seated, tell?: Tell): Finished | ThrownIn {
  let going = opened(opening);
  for (let actions = 0; actions < MOST_ACTIONS; actions += 1) {
    if (going.board.phase === 'over') return going.board;
    const [seat] = actorsOn(going.board);
    if (seat === undefined) break;
    going = step(going, seat, seated);
    tell?.(opening.number, going.board.phase === 'play' ? cardsPlayed(going.board) : 0);
  }
  throw new Error(`a board stopped in ${going.board.phase}`);
}

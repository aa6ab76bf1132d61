// Boards played out by roles: who chooses the contract, who declares, who defends.

import { type Player, playedOut, playerL1 } from '@minibridge/bots/testing';
import {
  declarerTricks,
  type Finished,
  type Opening,
  type Side,
  scoreOf,
  sideOf,
  tricksNeeded,
} from '@minibridge/bridge';

function finished(opening: Opening, player: Player): Finished {
  const { board } = playedOut(opening, player);
  if (board.phase !== 'over' || board.result !== 'played') throw new Error('A board was not played.');
  return board;
}

/** With the contract of level 1, so that only the play of the cards differs. */
export function playedByRoles(
  opening: Opening,
  { declarer, defence }: { declarer: Player; defence: Player },
): Finished {
  return finished(opening, (view) => {
    const { board, seat } = view;
    if (board.phase !== 'play') return playerL1(view);
    return sideOf(board.declarer) === sideOf(seat) ? declarer(view) : defence(view);
  });
}

/** Each side by its own player; `choosing`: who names the contract, by default the player whose side declares. */
export function playedBySides(
  opening: Opening,
  players: { readonly [S in Side]: Player },
  choosing?: Player,
): Finished {
  return finished(opening, (view) => {
    const own = players[sideOf(view.seat)];
    return view.board.phase === 'play' ? own(view) : (choosing ?? own)(view);
  });
}

/** What declarer's side has won: tricks, whether as many as it needed, and points, minus those of the defenders. */
export type Outcome = { readonly tricks: number; readonly made: number; readonly points: number };

export function outcomeOf(board: Finished): Outcome {
  const tricks = declarerTricks(board);
  const { declaring, defenders } = scoreOf(board);
  return { tricks, made: tricks >= (tricksNeeded(board.contract) ?? 0) ? 1 : 0, points: declaring - defenders };
}

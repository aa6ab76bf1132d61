// Level 1: the rules that a beginner is taught, without search, from what one seat knows.

import {
  type Agreeing,
  dummyOf,
  notAnnouncing,
  type Playing,
  partner,
  type Seat,
  type SeatView,
  sideOf,
  turnOf,
} from '@minibridge/bridge';
import { announcePoints, proposeDeclarer } from './before-play';
import { playCard } from './card-play';
import { chooseContract } from './contract';
import type { Decision } from './decision';

/** A proposal is due from a partner who has made none, or whose proposal the other has not taken. */
function mayPropose({ side, proposals }: Agreeing, seat: Seat): boolean {
  const [mine, theirs] = [proposals[seat], proposals[partner(seat)]];
  return sideOf(seat) === side && (mine === undefined || (theirs !== undefined && theirs !== mine));
}

/** Declarer plays both hands of the side; dummy leaves it to declarer even where it may help. */
function mayPlay(board: Playing, seat: Seat): boolean {
  const turn = turnOf(board);
  return (turn === dummyOf(board) ? board.declarer : turn) === seat;
}

/** Whether it is for this seat to act now. */
export function mayAct({ board, seat }: SeatView): boolean {
  switch (board.phase) {
    case 'announcing':
      return notAnnouncing(board, seat) === undefined;
    case 'agreeing':
      return mayPropose(board, seat);
    case 'choosing':
      return board.declarer === seat;
    case 'play':
      return mayPlay(board, seat);
    case 'over':
      return false;
  }
}

function decisionFor({ board, seat }: SeatView): Decision | undefined {
  switch (board.phase) {
    case 'announcing':
      return announcePoints(board, seat);
    case 'agreeing':
      return proposeDeclarer(board, seat);
    case 'choosing':
      return chooseContract(board);
    case 'play':
      return playCard(board, seat);
    case 'over':
      return undefined;
  }
}

/** What a level 1 player does and why; absent when it is not this seat's turn to act. */
export function decideL1(view: SeatView): Decision | undefined {
  return mayAct(view) ? decisionFor(view) : undefined;
}

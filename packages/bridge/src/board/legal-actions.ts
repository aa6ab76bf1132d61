// Everything that a seat may do now. Looks only at what that seat can see.

import { suitOf } from '../cards/card';
import { MOST_POINTS } from '../cards/points';
import { type Seat, seatsOf } from '../deal/seat';
import { contractMenu } from '../minibridge/contract-menu';
import { legalCards } from '../play/legal-cards';
import type { Action } from './action';
import { type Agreeing, type Announcing, type Board, type Choosing, type Playing, turnOf } from './board';
import { choosingFrom, notAnnouncing, notPlayingFrom, notProposable } from './may';
import { notTakingBack } from './taking-back';

/** What a hand may be said to hold: 0..37. */
const COUNTS: readonly number[] = Array.from({ length: MOST_POINTS + 1 }, (_, points) => points);

function announcements(board: Announcing, by: Seat): readonly Action[] {
  if (notAnnouncing(board, by)) return [];
  return COUNTS.map((points) => ({ type: 'announce', by, points }));
}

function proposals(board: Agreeing, by: Seat): readonly Action[] {
  return seatsOf(board.side)
    .filter((declarer) => !notProposable(board, by, declarer))
    .map((declarer) => ({ type: 'propose', by, declarer }));
}

function choices(board: Choosing, by: Seat): readonly Action[] {
  if (by !== board.declarer) return [];
  const open = contractMenu(choosingFrom(board)).filter(({ closed }) => closed === undefined);
  return open.map(({ contract }) => ({ type: 'choose', by, contract }));
}

function plays(board: Playing, by: Seat): readonly Action[] {
  if (notPlayingFrom(board, by)) return [];
  const [led] = board.trick.cards;
  const cards = legalCards(board.hands[turnOf(board)] ?? [], led && suitOf(led));
  return cards.map((card) => ({ type: 'play', by, card }));
}

function playOrTakeBack(board: Playing, by: Seat): readonly Action[] {
  const cards = plays(board, by);
  return notTakingBack(board, by) ? cards : [...cards, { type: 'takeBack', by }];
}

/** What `by` may do on `board`; empty when it is somebody else's turn or the board is over. */
export function legalActions(board: Board, by: Seat): readonly Action[] {
  switch (board.phase) {
    case 'announcing':
      return announcements(board, by);
    case 'agreeing':
      return proposals(board, by);
    case 'choosing':
      return choices(board, by);
    case 'play':
      return playOrTakeBack(board, by);
    case 'over':
      return [];
  }
}

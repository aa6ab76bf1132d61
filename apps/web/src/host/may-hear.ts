// Which of the bots' reasons reach the person: none that tells of cards which the person cannot see.

import { tellsNothingHidden } from '@minibridge/bots';
import { type Board, partner, type Seat } from '@minibridge/bridge';
import type { Said } from './said';

function isDummy(board: Board | undefined, seat: Seat): boolean {
  return board !== undefined && 'declarer' in board && board.declarer === partner(seat);
}

/** Dummy decides nothing any more and may hear everything; the others hear what follows from open cards. */
export function mayHear(board: Board | undefined, seat: Seat, { reason }: Said): boolean {
  return isDummy(board, seat) || tellsNothingHidden(reason.name);
}

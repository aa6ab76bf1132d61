// Whose move it is: the seats that a table waits for.

import {
  type Agreeing,
  announcesInTurn,
  type Board,
  nextToAnnounce,
  partner,
  SEATS,
  type Seat,
  seatsOf,
  turnOf,
} from '@minibridge/bridge';
import { actorOf, type Table } from './table';
import { askedAbout } from './taking-back';

/** Of a pair that must agree: whoever has not spoken; when both have and differ, either. Whoever has spoken first waits for the partner. */
function disagreeing({ side, proposals }: Agreeing): readonly Seat[] {
  return seatsOf(side).filter((seat) => {
    const [own, other] = [proposals[seat], proposals[partner(seat)]];
    return own === undefined || (other !== undefined && own !== other);
  });
}

/** The seats whose action a board needs to go on. */
export function actorsOn(board: Board): readonly Seat[] {
  switch (board.phase) {
    case 'announcing':
      return announcesInTurn(board.rules)
        ? [nextToAnnounce(board)]
        : SEATS.filter((seat) => board.said[seat] === undefined);
    case 'agreeing':
      return disagreeing(board);
    case 'choosing':
      return [board.declarer];
    case 'play':
      return [actorOf(board, turnOf(board))];
    case 'over':
      return [];
  }
}

/** The seats that the table waits for now: answers to an undo first, nobody during a pause. */
export function waitingFor(table: Table): readonly Seat[] {
  if (table.pausedBy !== undefined || table.board === undefined) return [];
  if (table.undo === undefined || table.board.phase !== 'play') return actorsOn(table.board);
  const { by, agreed } = table.undo;
  return askedAbout(table.board, by).filter((seat) => !agreed.includes(seat));
}

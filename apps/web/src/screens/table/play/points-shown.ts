// What everybody can work out: the points a hidden hand announced, those it has shown in its cards, and what is left.

import { cardsInOrder, dummyOf, pointsOf, SEATS, type Seat } from '@minibridge/bridge';
import type { PlayView } from './play-view';

export type PointsShown = {
  readonly seat: Seat;
  readonly announced: number;
  readonly shown: number;
  readonly left: number;
};

/** For each hand that the viewer does not see, in the order of the table; who only watches sees none but the open one. */
export function pointsShown({ board, you, open }: PlayView): readonly PointsShown[] {
  const trick = board.phase === 'play' ? board.trick : { leader: board.declarer, cards: [] };
  const played = cardsInOrder({ tricks: board.tricks, trick });
  const hidden = SEATS.filter((seat) => seat !== you && seat !== open?.seat && !isFacedDummy(board, seat));
  return hidden.map((seat) => {
    const announced = board.points[seat];
    const shown = pointsOf(played.filter((one) => one.seat === seat).map(({ card }) => card));
    return { seat, announced, shown, left: announced - shown };
  });
}

function isFacedDummy(board: PlayView['board'], seat: Seat): boolean {
  return board.dummyFaced && seat === dummyOf(board);
}

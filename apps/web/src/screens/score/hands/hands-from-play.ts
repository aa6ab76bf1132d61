// After the play every card is known, whoever saw which hand before.

import { cardsInOrder, type Finished, type FullDeal, SEATS, type Seat, sortedHand } from '@minibridge/bridge';

/** Every card of a finished board in the order played, with the hand it came from. */
export function playOf(board: Finished): ReturnType<typeof cardsInOrder> {
  return cardsInOrder({ tricks: board.tricks, trick: { leader: board.declarer, cards: [] } });
}

/** The four hands as they were dealt, from the cards as they were played. */
export function handsFromPlay(board: Finished): FullDeal {
  const play = playOf(board);
  const [N, E, S, W] = SEATS.map((seat: Seat) =>
    sortedHand(play.filter((played) => played.seat === seat).map(({ card }) => card)),
  );
  return { N: N ?? [], E: E ?? [], S: S ?? [], W: W ?? [] };
}

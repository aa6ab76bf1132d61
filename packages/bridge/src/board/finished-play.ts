// After the play every card is known, whoever saw which hand before.

import { sortedHand } from '../cards/hand';
import type { FullDeal } from '../deal/full-deal';
import type { Seat } from '../deal/seat';
import type { Finished } from './board';
import { cardsInOrder } from './hands-in-play';

/** Every card of a finished board in the order played, with the hand it came from. */
export function playOf({ tricks, declarer }: Pick<Finished, 'tricks' | 'declarer'>): ReturnType<typeof cardsInOrder> {
  return cardsInOrder({ tricks, trick: { leader: declarer, cards: [] } });
}

/** The four hands as they were dealt, from the cards as they were played. */
export function handsFromPlay(board: Finished): FullDeal {
  const play = playOf(board);
  const of = (from: Seat): FullDeal[Seat] =>
    sortedHand(play.filter(({ seat }) => seat === from).map(({ card }) => card));
  return { N: of('N'), E: of('E'), S: of('S'), W: of('W') };
}

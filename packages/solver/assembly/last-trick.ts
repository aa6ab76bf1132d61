// The last trick plays itself.

import { cardsOfSuit, handOf, several, suitOf } from './cards';
import { ranksMattered, trumpCards } from './state';

/** Tricks for north and south, 0 or 1, when everybody has one card and `leader` leads. Sets the ranks that mattered. */
export function lastTrick(leader: i32): i32 {
  let best = handOf(leader);
  let winner = leader;
  let played = best;
  for (let i = 1; i < 4; i++) {
    const seat = (leader + i) & 3;
    const card = handOf(seat);
    played |= card;
    if (suitOf(card) == suitOf(best) ? card < best : (card & trumpCards) != 0) {
      best = card;
      winner = seat;
    }
  }
  ranksMattered(several(played & cardsOfSuit(suitOf(best))) ? best : 0);
  return (winner & 1) ^ 1;
}

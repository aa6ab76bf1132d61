// Board numbers (MB 2): the number of a board names its dealer.

import { SEATS, type Seat } from './seat';

/** Dealer of board `number` (1, 2, …): north, east, south, west and again. */
export function dealerOfBoard(number: number): Seat {
  return SEATS[(number - 1) % 4] ?? 'N';
}

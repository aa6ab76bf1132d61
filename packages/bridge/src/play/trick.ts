// A trick (MB 11): four cards clockwise from the leader; the highest trump wins, else the highest card of the suit led.

import { type Card, isHigher, suitOf } from '../cards/card';
import type { Suit } from '../cards/suit';
import { type Seat, seatsFrom } from '../deal/seat';

/** `cards` in the order played, one to four; the first is the leader's. */
export type Trick = { readonly leader: Seat; readonly cards: readonly Card[] };

function beats(card: Card, best: Card, trump: Suit | undefined): boolean {
  if (suitOf(card) === suitOf(best)) return isHigher(card, best);
  return suitOf(card) === trump;
}

/** The card that wins among `cards` (at least one) in the order played; `trump` absent at no trump. */
export function winningCard(cards: readonly [Card, ...Card[]], trump: Suit | undefined): Card {
  return cards.reduce((best, card) => (beats(card, best, trump) ? card : best));
}

/** Who wins the trick as it lies; the leader while it has no card. */
export function winner(trick: Trick, trump: Suit | undefined): Seat {
  const [first, ...more] = trick.cards;
  if (first === undefined) return trick.leader;
  const place = trick.cards.indexOf(winningCard([first, ...more], trump));
  return seatsFrom(trick.leader)[place] ?? trick.leader;
}

/** Whose card comes next in an open trick (under four cards). */
export function nextToPlay(trick: Trick): Seat {
  return seatsFrom(trick.leader)[trick.cards.length] ?? trick.leader;
}

/** The card that `seat` has played to the trick, if any. */
export function cardFrom(trick: Trick, seat: Seat): Card | undefined {
  return trick.cards[seatsFrom(trick.leader).indexOf(seat)];
}

// Following suit (MB 10): a player who can follow must; otherwise any card may be played.

import { suitOf } from '../cards/card';
import type { Hand } from '../cards/hand';
import type { Suit } from '../cards/suit';

/** The suit that `hand` must follow to a trick in which `led` was led; absent when it is free to play any card. */
export function suitToFollow(hand: Hand, led: Suit | undefined): Suit | undefined {
  return led !== undefined && hand.some((card) => suitOf(card) === led) ? led : undefined;
}

/** The cards of `hand` that may be played; `led` absent for the leader. */
export function legalCards(hand: Hand, led: Suit | undefined): Hand {
  const suit = suitToFollow(hand, led);
  return suit === undefined ? hand : hand.filter((card) => suitOf(card) === suit);
}

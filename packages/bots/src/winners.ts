// Which cards win: masters, what beats the trick as it lies, and cards that are as good as each other.

import {
  type Card,
  cardsOf,
  type Hand,
  isHigher,
  partner,
  placeInPack,
  type Seat,
  type Suit,
  suitOf,
  winner,
  winningCard,
} from '@minibridge/bridge';
import type { Position } from './knowledge';

/** The lowest of some cards of one suit in pack order. */
export function lowest(cards: Hand): Card | undefined {
  return cards.at(-1);
}

/** The highest of some cards of one suit in pack order. */
export function highest(cards: Hand): Card | undefined {
  return cards[0];
}

/** Nobody against us can hold a higher card of its suit, as far as is remembered. */
export function isMaster(card: Card, { against }: Position): boolean {
  return !against.some((other) => suitOf(other) === suitOf(card) && isHigher(other, card));
}

/** The cards of `hand` in `suit` that are masters. */
export function mastersIn(hand: Hand, suit: Suit, position: Position): Hand {
  return cardsOf(hand, suit).filter((card) => isMaster(card, position));
}

/** The card that wins the trick as it lies; absent before the lead. */
export function bestSoFar({ trick, trump }: Position): Card | undefined {
  const [led, ...more] = trick.cards;
  return led && winningCard([led, ...more], trump);
}

/** Who wins the trick as it lies; absent before the lead. */
function winningSeat({ trick, trump }: Position): Seat | undefined {
  return trick.cards.length === 0 ? undefined : winner(trick, trump);
}

export function partnerIsWinning(position: Position): boolean {
  return winningSeat(position) === partner(position.from);
}

/** Whether `card` would win the trick as it lies. */
export function beatsTrick(card: Card, position: Position): boolean {
  const [led, ...more] = position.trick.cards;
  return led === undefined || winningCard([led, ...more, card], position.trump) === card;
}

/** The legal cards that would win the trick as it lies, in pack order. */
export function beating(position: Position): Hand {
  return position.legal.filter((card) => beatsTrick(card, position));
}

/** The lowest card that wins the trick for certain. */
export function cheapestMaster(position: Position): Card | undefined {
  return beating(position)
    .filter((card) => isMaster(card, position))
    .at(-1);
}

/** No card that anybody against us may hold lies between `high` and `low` of one suit. */
export function areEqual(high: Card, low: Card, { against }: Position): boolean {
  return !against.some((card) => suitOf(card) === suitOf(high) && isHigher(high, card) && isHigher(card, low));
}

/** The lowest of `cards` (one suit, pack order) that is as good as `card`. */
export function lowestEqual(card: Card, cards: Hand, position: Position): Card {
  const below = cards.filter((each) => each === card || (isHigher(card, each) && areEqual(card, each, position)));
  return below.at(-1) ?? card;
}

/** Whether `low` follows `high` directly in the pack. */
export function areTouching(high: Card | undefined, low: Card | undefined): boolean {
  return (
    high !== undefined &&
    low !== undefined &&
    suitOf(high) === suitOf(low) &&
    placeInPack(low) - placeInPack(high) === 1
  );
}

/** The suit that was led to the trick. */
export function suitLed({ trick }: Position): Suit | undefined {
  const [led] = trick.cards;
  return led && suitOf(led);
}

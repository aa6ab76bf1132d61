// Cards as bits. A hand is one u64: 16 bits for each suit, clubs lowest, and in a suit bit 0 is the ace, bit 12 the two.
// So the highest card of a suit is its lowest bit, and a card is higher when its bit is smaller.

import { HANDS } from './memory';

/** The 13 bits of one suit. */
export const SUIT_BITS: u64 = 0x1fff;

/** All 52 cards. */
export const DECK: u64 = 0x1fff_1fff_1fff_1fff;

/** The cards that `seat` (N E S W: 0..3) holds now. */
@inline
export function handOf(seat: i32): u64 {
  return load<u64>(HANDS + ((<usize>seat) << 3));
}

/** Takes `card` out of the hand of `seat`, or puts it back. */
@inline
export function toggle(seat: i32, card: u64): void {
  const at = HANDS + ((<usize>seat) << 3);
  store<u64>(at, load<u64>(at) ^ card);
}

/** The cards that are still to be played. */
@inline
export function cardsInPlay(): u64 {
  return load<u64>(HANDS) | load<u64>(HANDS, 8) | load<u64>(HANDS, 16) | load<u64>(HANDS, 24);
}

/** Number of `card` (one bit): 16 × suit + ranks below the ace. */
@inline
export function numberOf(card: u64): i32 {
  return <i32>ctz<u64>(card);
}

/** The suit (C D H S: 0..3) of `card`. */
@inline
export function suitOf(card: u64): i32 {
  return numberOf(card) >> 4;
}

/** All cards of `suit`. */
@inline
export function cardsOfSuit(suit: i32): u64 {
  return SUIT_BITS << (<u64>(suit << 4));
}

/** The highest of `cards` of one suit; 0 of none. */
@inline
export function highest(cards: u64): u64 {
  return cards & (0 - cards);
}

/** The lowest of `cards` (at least one) of one suit. */
@inline
export function lowest(cards: u64): u64 {
  return (<u64>0x8000_0000_0000_0000) >> clz<u64>(cards);
}

/** Whether `cards` are more than one. */
@inline
export function several(cards: u64): bool {
  return (cards & (cards - 1)) != 0;
}

/** How many `cards`. */
@inline
export function count(cards: u64): i32 {
  return <i32>popcnt<u64>(cards);
}

/**
 * The highest card of each sequence in `hand`: cards that touch, seen among the cards `all` that are in the trick or still to be played.
 * Adding one to the run of absent cards below a start carries up to the first card of the hand, in all suits at once.
 */
@inline
export function sequenceTops(hand: u64, all: u64): u64 {
  const filled = (hand | ~all) & DECK;
  const absent = filled & ~hand;
  const starts = filled & ~(filled << 1);
  return (absent + starts) & hand;
}

// What is known at the start of a trick: the cards in play, the shape of the hands, and who owns the high cards.

import { bitsOfSuit, ownersEntry } from './deal';
import { STARTS } from './memory';

/** Where the start of the trick with `left` tricks to come is described. */
@inline
export function startAt(left: i32): usize {
  return STARTS + ((<usize>left) << 6);
}

/** The cards in play at that start, those that lie on the table since included. */
@inline
export function cardsAtStart(left: i32): u64 {
  return load<u64>(startAt(left));
}

@inline
export function setCardsAtStart(left: i32, all: u64): void {
  store<u64>(startAt(left), all);
}

/** Shape of the four hands with the leader; see `describeStart`. */
@inline
export function shapeKey(start: usize): u64 {
  return load<u64>(start, 8);
}

/** Owners of the cards in play of `suit`; see deal.ts. */
@inline
export function ownersAt(start: usize, suit: i32): u32 {
  return load<u32>(start + ((<usize>suit) << 2), 16);
}

/** Owners of the highest four cards of all suits, eight bits each, clubs lowest. */
@inline
export function topFour(start: usize): u32 {
  return load<u32>(start, 32);
}

/** The same of the next four. */
@inline
export function nextFour(start: usize): u32 {
  return bytesOfOwners(start, 8);
}

/** The same of the next four: the ninth to the twelfth card. The owner of a thirteenth follows from the shape. */
@inline
export function lastFour(start: usize): u32 {
  return bytesOfOwners(start, 16);
}

@inline
function bytesOfOwners(start: usize, shift: u32): u32 {
  return (
    ((load<u32>(start, 16) >> shift) & 0xff) |
    (((load<u32>(start, 20) >> shift) & 0xff) << 8) |
    (((load<u32>(start, 24) >> shift) & 0xff) << 16) |
    (((load<u32>(start, 28) >> shift) & 0xff) << 24)
  );
}

/**
 * Writes down the start of a trick that `leader` leads. The key is the length of every suit in every hand, four bits each;
 * the length of north's clubs follows from the others, as all hands have as many cards, so the leader takes its place.
 */
@inline
export function describeStart(start: usize, all: u64, leader: i32): void {
  const clubs = ownersEntry(0, bitsOfSuit(all, 0));
  const diamonds = ownersEntry(1, bitsOfSuit(all, 1));
  const hearts = ownersEntry(2, bitsOfSuit(all, 2));
  const spades = ownersEntry(3, bitsOfSuit(all, 3));
  const shape =
    (clubs >> 32) | ((diamonds >> 32) << 16) | (hearts & 0xffff_ffff_0000_0000) | ((spades >> 32) << 48);
  store<u64>(start, (shape & ~(<u64>15)) | <u64>leader, 8);
  store<u32>(start, <u32>clubs, 16);
  store<u32>(start, <u32>diamonds, 20);
  store<u32>(start, <u32>hearts, 24);
  store<u32>(start, <u32>spades, 28);
  store<u32>(start, bytesOfOwners(start, 0), 32);
}

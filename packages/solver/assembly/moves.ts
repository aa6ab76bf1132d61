// A list of candidate cards, best first.

import { highest, lowest, numberOf } from './cards';
import { MOVES } from './memory';

/** Where the list of the player in `place` (0 leads) lies, with `left` tricks to come. */
@inline
export function movesAt(left: i32, place: i32): usize {
  return MOVES + ((<usize>left) << 6) + ((<usize>place) << 4);
}

@inline
export function cardAt(list: usize): u64 {
  return (<u64>1) << (<u64>load<u8>(list));
}

@inline
export function add(end: usize, card: u64): usize {
  store<u8>(end, <u8>numberOf(card));
  return end + 1;
}

/** Adds `cards`, suit by suit, each from the highest down. The new end of the list. */
@inline
export function addFromHighest(end: usize, cards: u64): usize {
  let rest = cards;
  while (rest != 0) {
    end = add(end, highest(rest));
    rest &= rest - 1;
  }
  return end;
}

/** Adds `cards`, suit by suit, each from the lowest up. The new end of the list. */
@inline
export function addFromLowest(end: usize, cards: u64): usize {
  let rest = cards;
  while (rest != 0) {
    const card = lowest(rest);
    end = add(end, card);
    rest ^= card;
  }
  return end;
}

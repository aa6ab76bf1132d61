// What the whole search shares: trumps, the counter of nodes, and which ranks mattered in the answer given last.

import { SUIT_BITS } from './cards';

/** Trump suit 0..3 (C D H S), or 4 at no trump. */
export let trump: i32 = 4;

/** All cards of the trump suit; none at no trump. */
export let trumpCards: u64 = 0;

/**
 * The ranks that mattered in the value that a function of the search has just returned: with the same shape and the same
 * owners of all cards down to the lowest of these in each suit, the value would be the same.
 */
export let ranks: u64 = 0;

/** Trick starts visited since the instance was made. */
export let nodes: u64 = 0;

export function playIn(strain: i32): void {
  trump = strain;
  trumpCards = strain < 4 ? SUIT_BITS << (<u64>(strain << 4)) : 0;
}

@inline
export function ranksMattered(cards: u64): void {
  ranks = cards;
}

@inline
export function countNode(): void {
  nodes += 1;
}

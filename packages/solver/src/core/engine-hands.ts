// Hands as sixteen sets of cards, and whether they belong to the deal that the tables were made for.

import type { EngineCard } from './engine-cards';

/** The deal and strain that the engine's tables know something about. */
export type DealInMemory = { readonly hands: Int32Array; readonly strain: number };

export function noDeal(): DealInMemory {
  return { hands: new Int32Array(16), strain: -1 };
}

export function copyOf(hands: ArrayLike<number>): Int32Array {
  return Int32Array.from({ length: 16 }, (_, i) => hands[i] ?? 0);
}

/** The hands at the start of the trick: each card on the table is back in the hand that it came from. */
export function withTrick(position: {
  readonly hands: ArrayLike<number>;
  readonly leader: number;
  readonly trick: readonly EngineCard[];
}): Int32Array {
  const full = copyOf(position.hands);
  for (const [place, { suit, rank }] of position.trick.entries()) {
    const at = ((position.leader + place) & 3) * 4 + suit;
    full[at] = (full[at] ?? 0) | (1 << rank);
  }
  return full;
}

/** Whether every card of `hands` is in the same hand of `deal`. */
export function isWithin(hands: Int32Array, deal: Int32Array): boolean {
  return hands.every((cards, i) => (cards & ~(deal[i] ?? 0)) === 0);
}

/** Both together, when they may be moments of one deal: no card in two hands, no hand over thirteen cards. */
export function joined(one: Int32Array, other: Int32Array): Int32Array | undefined {
  const both = one.map((cards, i) => cards | (other[i] ?? 0));
  const fits = [0, 1, 2, 3].every((suit) => {
    const sets = [0, 4, 8, 12].map((seat) => both[seat + suit] ?? 0);
    return sets.reduce((sum, set) => sum + set, 0) === sets.reduce((all, set) => all | set, 0);
  });
  return fits && [0, 4, 8, 12].every((seat) => size(both.subarray(seat, seat + 4)) <= 13) ? both : undefined;
}

function size(hand: Int32Array): number {
  let cards = 0;
  for (const suit of hand) for (let bits = suit; bits > 0; bits &= bits - 1) cards++;
  return cards;
}

// Shuffling and dealing (MB 2). Chance comes from outside, as a source of whole numbers.

import type { Card } from '../cards/card';
import { dealtFrom, type FullDeal, freshPack } from './full-deal';

/** Whole numbers 0..2^32-1, each as likely as any other. */
export type Chance = () => number;

const RANGE = 2 ** 32;

/** A whole number 0..limit-1 without bias: numbers beyond the last full run are thrown away. */
export function below(limit: number, chance: Chance): number {
  const fair = RANGE - (RANGE % limit);
  let drawn = chance();
  while (drawn >= fair) drawn = chance();
  return drawn % limit;
}

/** All 52 cards in random order (Fisher and Yates). */
export function shuffledPack(chance: Chance): readonly Card[] {
  const pack = freshPack();
  for (let last = pack.length - 1; last > 0; last -= 1) {
    const pick = below(last + 1, chance);
    const [a, b] = [pack[last], pack[pick]];
    if (a !== undefined && b !== undefined) [pack[last], pack[pick]] = [b, a];
  }
  return pack;
}

export function randomDeal(chance: Chance): FullDeal {
  return dealtFrom(shuffledPack(chance));
}

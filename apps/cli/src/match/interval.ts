// How sure a mean over boards is: the interval in which it lies with 95 %, by drawing the same boards again and again.

import { below, seededChance } from '@minibridge/bridge';

/** `low` and `high`: the 95 % interval of the mean. */
export type Interval = { readonly mean: number; readonly low: number; readonly high: number };

const DRAWS = 2000;
/** Always the same, so that the same boards give the same interval. */
const SEED = 1987;

export function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** The mean of `values`, one for each board, with its bootstrap interval. NaN of no boards. */
export function intervalOf(values: readonly number[]): Interval {
  const mean = meanOf(values);
  if (values.length < 2) return { mean, low: mean, high: mean };
  const chance = seededChance(SEED);
  const means = Array.from({ length: DRAWS }, () => {
    let sum = 0;
    for (let drawn = 0; drawn < values.length; drawn += 1) sum += values[below(values.length, chance)] ?? 0;
    return sum / values.length;
  }).sort((a, b) => a - b);
  const at = (share: number): number => means[Math.floor(share * (DRAWS - 1))] ?? mean;
  return { mean, low: at(0.025), high: at(0.975) };
}

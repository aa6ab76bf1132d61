// Plans for one suit against the standard tables: 26 unseen cards, thirteen each, nothing else known.

import { cards } from '@minibridge/bridge/testing';
import { describe, expect, test } from 'vitest';
import { bitsOf, countBits, WHOLE_SUIT } from '../suit-bits';
import { plansFrom, tricksFrom } from './suit-lines';

/** The ranks of a holding as bits. */
function bits(text: string): number {
  return bitsOf(cards([...text].map((rank) => `S${rank}`).join(' ')));
}

function choose(n: number, k: number): number {
  return Array.from({ length: k }, (_, taken) => (n - taken) / (taken + 1)).reduce((ways, each) => ways * each, 1);
}

/** The chance in percent that the best plan, from either hand, brings `need` tricks. */
function chance(dummy: string, hand: string, need: number): number {
  const [there, here] = [bits(dummy), bits(hand)];
  const missing = WHOLE_SUIT & ~there & ~here;
  const out = countBits(missing);
  const subsets = Array.from({ length: WHOLE_SUIT + 1 }, (_, set) => set).filter((set) => (set & ~missing) === 0);
  const share = (set: number): number => choose(26 - out, 13 - countBits(set));
  const sum = (sets: readonly number[]): number => sets.reduce((total, set) => total + share(set), 0);
  const plans = [...plansFrom(0), ...plansFrom(2)];
  const good = plans.map((plan) =>
    sum(subsets.filter((left) => tricksFrom([here, left, there, missing ^ left], plan) >= need)),
  );
  return (100 * Math.max(...good)) / sum(subsets);
}

describe('one suit by the best plan', () => {
  test.each([
    // dummy     hand    tricks  chance in percent
    ['AQ', '32', 2, 50],
    ['KQ2', '543', 2, 50],
    ['KJ5', '432', 1, 76],
    ['AQ9', '432', 2, 63],
    ['AQT', '432', 2, 76],
    ['AKJT', '5432', 4, 52.8],
    ['A5432', 'KJ876', 5, 89],
    ['AQJT98', '65432', 6, 52],
    ['KQT32', '54', 3, 67.8],
    ['AKQ2', '543', 4, 35.5],
    ['AKQ32', '54', 4, 84],
  ])('%s opposite %s, %i tricks: %d', (dummy, hand, need, percent) =>
    expect(chance(dummy, hand, need)).toBeCloseTo(percent, 0),
  );
});

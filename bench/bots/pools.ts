// Which deals a question is measured on. Every question has deals of its own in every pool, and what was tuned on one pool is
// reported on another.

import {
  type Chance,
  DEFAULT_PRESET,
  dealerOfBoard,
  type Opening,
  pointsOfDeal,
  presetRules,
  randomDeal,
  seededChance,
} from '@minibridge/bridge';

/** What is measured; the order fixes the deals of each. */
export const PARTS = [
  'contract',
  'declarer',
  'defence',
  'levels',
  'leads',
  'speed',
  'hints',
  'peeking',
  'knowable',
  'suits',
] as const;
export type Part = (typeof PARTS)[number];

/** Pools by name; others go by their number. Whoever tunes on `report` reports nothing. */
export const POOLS: Readonly<Record<string, number>> = { report: 1, tuning: 2 };
export const LAST_POOL = 999;

/** What chance is used for; each use has numbers of its own, so that none depends on how much another took. */
const USES = ['cards', 'random player', 'layouts'] as const;
type Use = (typeof USES)[number];

/** One deal of a question: `index` counts from 0. */
export type Place = { readonly pool: number; readonly part: Part; readonly index: number };

/** The same numbers for the same place and use, whatever was measured before. */
export function chanceFor({ pool, part, index }: Place, use: Use): Chance {
  const stream = pool * 256 + PARTS.indexOf(part) * 8 + USES.indexOf(use);
  return seededChance(stream * 2 ** 32 + index);
}

export const RULES = presetRules(DEFAULT_PRESET);

/** The board at `place`. 20 and 20, which nobody plays, is dealt again. */
export function openingAt(place: Place): Opening {
  const chance = chanceFor(place, 'cards');
  let deal = randomDeal(chance);
  for (;;) {
    const { N, S } = pointsOfDeal(deal);
    if (N + S !== 20) break;
    deal = randomDeal(chance);
  }
  const number = place.index + 1;
  return { rules: RULES, number, dealer: dealerOfBoard(number), deal, coin: 'first' };
}

// What a table takes from outside: the clock and chance.

import type { Chance } from '@minibridge/bridge';
import type { DealProof } from '@minibridge/table';
import { cryptoChance, newSecretDeal } from './fair-deal.ts';

export type Means = {
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly chance: Chance;
  readonly newSecretDeal: () => DealProof;
};

export const SYSTEM_MEANS: Means = { now: Date.now, chance: cryptoChance, newSecretDeal };

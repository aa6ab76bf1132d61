// What a table takes from outside: the clock and chance.

import type { Chance } from '@minibridge/bridge';
import type { DealProof } from '@minibridge/table';
import { steadyNow } from '../operation/steady-clock.ts';
import { cryptoChance, newSecretDeal } from './fair-deal.ts';

export type Means = {
  /** Milliseconds since 1970, on a clock that nobody sets while the process runs. */
  readonly now: () => number;
  readonly chance: Chance;
  readonly newSecretDeal: () => DealProof;
};

export const SYSTEM_MEANS: Means = { now: steadyNow, chance: cryptoChance, newSecretDeal };

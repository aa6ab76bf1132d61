// Strains (the Laws say denominations): the four suits and no trump (MB 8).

import type { Suit } from '../cards/suit';

/** Ascending, as in bridge. */
export const STRAINS = ['C', 'D', 'H', 'S', 'NT'] as const;
export type Strain = (typeof STRAINS)[number];

export function isStrain(text: string): text is Strain {
  return STRAINS.some((strain) => strain === text);
}

/** The trump suit; absent at no trump. */
export function trumpOf(strain: Strain): Suit | undefined {
  return strain === 'NT' ? undefined : strain;
}

export function isMinor(strain: Strain): boolean {
  return strain === 'C' || strain === 'D';
}

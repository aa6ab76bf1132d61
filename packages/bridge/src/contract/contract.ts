// What declarer promises (MB 8): a kind and a strain, a level and a strain, a target from the table, or no promise at all.

import type { Strain } from './strain';

/** The kinds of minibridge, ascending. */
export const KINDS = ['part', 'game', 'small-slam', 'grand-slam'] as const;
export type Kind = (typeof KINDS)[number];

export const LEVELS = [1, 2, 3, 4, 5, 6, 7] as const;
export type Level = (typeof LEVELS)[number];

export type Contract =
  | { readonly kind: Kind; readonly strain: Strain }
  | { readonly kind: 'level'; readonly level: Level; readonly strain: Strain }
  /** `target`: tricks 7..13, from the target table. */
  | { readonly kind: 'target'; readonly target: number; readonly strain: Strain }
  /** Tricks are only counted; `strain` says what is trumps. */
  | { readonly kind: 'tricks'; readonly strain: Strain };

/** Tricks needed: rows are kinds, columns strains. */
const NEEDED: { readonly [K in Kind]: { readonly [S in Strain]: number } } = {
  part: { C: 7, D: 7, H: 7, S: 7, NT: 7 },
  game: { C: 11, D: 11, H: 10, S: 10, NT: 9 },
  'small-slam': { C: 12, D: 12, H: 12, S: 12, NT: 12 },
  'grand-slam': { C: 13, D: 13, H: 13, S: 13, NT: 13 },
};

/** The tricks that declarer's side needs, 7..13; absent where tricks are only counted. */
export function tricksNeeded(contract: Contract): number | undefined {
  switch (contract.kind) {
    case 'level':
      return contract.level + 6;
    case 'target':
      return contract.target;
    case 'tricks':
      return undefined;
    default:
      return NEEDED[contract.kind][contract.strain];
  }
}

export function isSameContract(one: Contract, other: Contract): boolean {
  return one.kind === other.kind && one.strain === other.strain && tricksNeeded(one) === tricksNeeded(other);
}

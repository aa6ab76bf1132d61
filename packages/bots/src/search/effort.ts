// How much each level looks at. Levels differ by what they know and how far they search, never by blunders thrown in.

/** Worlds to be looked at, at most. */
export type Effort = {
  readonly contract: number;
  readonly openingLead: number;
  /** Whether layouts are weighed by what was chosen and played. */
  readonly reads: boolean;
  /** By the number of complete tricks, 0..12; the last number holds for all later ones. */
  readonly tricks: readonly number[];
  /** Worlds for a second look at cards that seem as good, from this number of complete tricks on. */
  readonly ahead?: { readonly from: number; readonly worlds: number };
};

/**
 * Points of score that a trick more is worth besides, for each side. Whether a contract falls hangs on few of some dozens of
 * layouts, so defenders go by tricks as well: 60 instead of 5 points were worth 0.03 tricks a deal.
 */
export const FOR_A_TRICK = { declarer: 5, defender: 40 } as const;

export type SearchingLevel = 3 | 4 | 5;

export const EFFORTS: { readonly [L in SearchingLevel]: Effort } = {
  3: { contract: 3, openingLead: 3, reads: false, tricks: [3] },
  4: { contract: 4, openingLead: 8, reads: false, tricks: [12] },
  5: {
    contract: 8,
    openingLead: 20,
    reads: true,
    tricks: [40, 40, 60, 100, 200],
    ahead: { from: 4, worlds: 40 },
  },
};

/** Worlds for a card when `complete` tricks are played. */
export function worldsAt({ tricks }: Effort, complete: number): number {
  return tricks[Math.min(complete, tricks.length - 1)] ?? 0;
}

/** Worlds for the second look when `complete` tricks are played. */
export function aheadAt({ ahead }: Effort, complete: number): number {
  return ahead && complete >= ahead.from ? ahead.worlds : 0;
}

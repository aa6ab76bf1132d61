// How much each level looks at. Levels differ by what they know and how far they search, never by blunders thrown in.

/** Worlds to be looked at, at most. */
export type Effort = {
  readonly contract: number;
  readonly openingLead: number;
  /** Whether layouts are weighed by what was chosen and played. */
  readonly reads: boolean;
  /** By the number of complete tricks, 0..12; the last number holds for all later ones. */
  readonly tricks: readonly number[];
  /** The second look at cards that seem as good, by the number of complete tricks from which on it is taken. */
  readonly ahead: readonly { readonly from: number; readonly look: Ahead }[];
  readonly forATrick?: { readonly declarer: number; readonly defender: number };
};

/** A second look: in how many worlds, and how many choices of our own after the next one are made without seeing hidden cards. */
export type Ahead = { readonly worlds: number; readonly deep: number };

/** Points of score that a trick more is worth besides, for each side. */
export const FOR_A_TRICK = { declarer: 5, defender: 20 } as const;

export type SearchingLevel = 3 | 4 | 5;

export const EFFORTS: { readonly [L in SearchingLevel]: Effort } = {
  3: { contract: 3, openingLead: 3, reads: false, tricks: [3], ahead: [] },
  4: { contract: 4, openingLead: 8, reads: false, tricks: [12], ahead: [] },
  5: {
    contract: 8,
    openingLead: 20,
    reads: true,
    tricks: [40, 40, 60, 100, 200],
    ahead: [
      { from: 4, look: { worlds: 40, deep: 0 } },
      { from: 7, look: { worlds: 60, deep: 1 } },
    ],
  },
};

/** Worlds for a card when `complete` tricks are played. */
export function worldsAt({ tricks }: Effort, complete: number): number {
  return tricks[Math.min(complete, tricks.length - 1)] ?? 0;
}

/** The second look when `complete` tricks are played, if any. */
export function aheadAt({ ahead }: Effort, complete: number): Ahead | undefined {
  return ahead.findLast(({ from }) => complete >= from)?.look;
}

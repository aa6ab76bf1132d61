// The thirteen ranks (MB 1).

/** Descending: ace high. `T` is the ten. */
export const RANKS = ['A', 'K', 'Q', 'J', 'T', '9', '8', '7', '6', '5', '4', '3', '2'] as const;
export type Rank = (typeof RANKS)[number];

/** Strength of a rank inside its suit: 0 (deuce) .. 12 (ace). */
// biome-ignore format: a table
export const STRENGTH: { readonly [R in Rank]: number } = {
  A: 12, K: 11, Q: 10, J: 9, T: 8, '9': 7, '8': 6, '7': 5, '6': 4, '5': 3, '4': 2, '3': 1, '2': 0,
};

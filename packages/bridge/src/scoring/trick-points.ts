// What tricks are worth (MB 13, Law 77): counted above the first six, the book.

import { isMinor, type Strain } from '../contract/strain';

/** The first six tricks score nothing. */
export const BOOK = 6;

/** Points for each trick above the book; at no trump the first is worth ten more. */
export const TRICK_POINTS: { readonly [S in Strain]: number } = { C: 20, D: 20, H: 30, S: 30, NT: 30 };
export const FIRST_NO_TRUMP_TRICK = 40;

/** Trick points from which a contract named by its level is a game. */
export const GAME_TRICK_POINTS = 100;

/** Points for `odd` tricks above the book (0..7). */
export function trickPoints(strain: Strain, odd: number): number {
  const more = strain === 'NT' && odd > 0 ? FIRST_NO_TRUMP_TRICK - TRICK_POINTS.NT : 0;
  return odd * TRICK_POINTS[strain] + more;
}

/** The lowest level, 1..7, whose trick points make a game. */
export function gameLevel(strain: Strain): number {
  if (strain === 'NT') return 3;
  return isMinor(strain) ? 5 : 4;
}

// What a contract of duplicate bridge brings (Law 77), as par needs it: made undoubled, or failed and doubled.

import { BOOK, GAME_TRICK_POINTS, type Level, type Strain, trickPoints } from '@minibridge/bridge';

const PART_BONUS = 50;
const GAME_BONUS = { not: 300, vulnerable: 500 };
const SLAM_BONUS: { readonly [L in number]?: { readonly not: number; readonly vulnerable: number } } = {
  6: { not: 500, vulnerable: 750 },
  7: { not: 1000, vulnerable: 1500 },
};

/** Points for `under` doubled undertricks (1 or more). */
function doubledUndertricks(under: number, vulnerable: boolean): number {
  if (vulnerable) return 200 + 300 * (under - 1);
  return under <= 3 ? 100 + 200 * (under - 1) : 500 + 300 * (under - 3);
}

/** A contract as bid. */
export type DuplicateBid = { readonly level: Level; readonly strain: Strain };

/**
 * Points of declarer's side for `tricks` (0..13) in an undoubled contract that is made, or in a doubled one that fails
 * (then below 0). `vulnerable`: declarer's side.
 */
export function duplicateScore({ level, strain }: DuplicateBid, tricks: number, vulnerable: boolean): number {
  const over = tricks - BOOK - level;
  if (over < 0) return -doubledUndertricks(-over, vulnerable);
  const when = vulnerable ? 'vulnerable' : 'not';
  const isGame = trickPoints(strain, level) >= GAME_TRICK_POINTS;
  return (
    trickPoints(strain, level + over) + (isGame ? GAME_BONUS[when] : PART_BONUS) + (SLAM_BONUS[level]?.[when] ?? 0)
  );
}

// Targets that rise with the points of the declaring side (MB 18).

import type { Strain } from '../contract/strain';
import type { Rules, TargetRow } from './rules';

/** The base table, as published for no trump in two independent places. */
export const BASE_TARGETS: readonly TargetRow[] = [
  { from: 20, to: 22, tricks: 7 },
  { from: 23, to: 24, tricks: 8 },
  { from: 25, to: 26, tricks: 9 },
  { from: 27, to: 29, tricks: 10 },
  { from: 30, to: 32, tricks: 11 },
  { from: 33, to: 36, tricks: 12 },
  { from: 37, to: 40, tricks: 13 },
];

/** Another published table for no trump: a trick less at 25, 27, 28 and 30 points. */
export const EASY_TARGETS: readonly TargetRow[] = [
  { from: 20, to: 22, tricks: 7 },
  { from: 23, to: 25, tricks: 8 },
  { from: 26, to: 28, tricks: 9 },
  { from: 29, to: 30, tricks: 10 },
  { from: 31, to: 32, tricks: 11 },
  { from: 33, to: 36, tricks: 12 },
  { from: 37, to: 40, tricks: 13 },
];

/** Tricks 1..13 that `points` (of both hands) ask for in `strain`; absent where the table has no row. */
export function targetFor(rules: Rules, points: number, strain: Strain): number | undefined {
  const row = rules.targetTable?.find(({ from, to }) => from <= points && points <= to);
  if (row === undefined) return undefined;
  const extra = strain === 'NT' ? 0 : (rules.targetTrumpExtra ?? 0);
  return Math.min(13, row.tricks + extra);
}

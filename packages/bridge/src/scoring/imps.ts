// International match points (Law 78B): what a difference of points between two tables is worth.

/** The least difference, in points, for 1 IMP, 2 IMPs … 24 IMPs. */
// biome-ignore format: a table
const LEAST_DIFFERENCE = [
  20, 50, 90, 130, 170, 220, 270, 320, 370, 430, 500, 600,
  750, 900, 1100, 1300, 1500, 1750, 2000, 2250, 2500, 3000, 3500, 4000,
] as const;

/** IMPs for a difference of points, -24..24, with its sign. */
export function imps(difference: number): number {
  const won = LEAST_DIFFERENCE.filter((least) => least <= Math.abs(difference)).length;
  return difference < 0 ? 0 - won : won;
}

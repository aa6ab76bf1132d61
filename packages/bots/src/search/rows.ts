// What worlds have brought so far for each card that may be played, and which cards may still be the best.

import type { Equals } from './candidates';

/** One world: the side's tricks in all for each group of cards; absent for those that had been given up. */
export type Row = { readonly weight: number; readonly tricks: readonly (number | undefined)[] };

/** What tricks are worth to the side that plays. */
export type Worth = {
  /** By 0..13 tricks, in points of score. */
  readonly gains: readonly number[];
  /** Whether the side gets its way with 0..13 tricks. */
  readonly isWay: (tricks: number) => boolean;
  /** The opening lead. */
  readonly isLead: boolean;
};

/** What was found about one group of equal cards. */
export type ConsideredCard = {
  readonly cards: Equals;
  /** Mean over the worlds of the side's score less the other's, and a little for each trick. */
  readonly gain: number;
  /** Mean of the tricks that the side wins in all, 0..13. */
  readonly tricks: number;
  /** The share of worlds, 0..1, in which the side gets its way: the contract made, or beaten. */
  readonly succeeds: number;
};

/**
 * The opening lead is the blindest card of all: the score hangs on the few worlds in which the contract is close, so that some
 * dozens of worlds tell little about it. A lead is good when it gives nothing away in most worlds, and then for its tricks.
 */
const FOR_NOTHING_GIVEN = 20;
const FOR_A_TRICK_LED = 8;
/** Worlds before a card may be taken as the best, and how many standard errors the others must lie behind. */
const AT_LEAST = 12;
const BEHIND = 2;
/** Points behind the best up to which a card deserves a second look. */
const CLOSE = 8;

/** The mean of `value` over the worlds in which it is known, and its standard error. */
function meanOf(rows: readonly Row[], value: (row: Row) => number | undefined): { mean: number; error: number } {
  let [weights, sum, squares, worlds] = [0, 0, 0, 0];
  for (const row of rows) {
    const one = value(row);
    if (one === undefined) continue;
    worlds += 1;
    weights += row.weight;
    sum += row.weight * one;
    squares += row.weight * one * one;
  }
  const mean = sum / weights;
  return { mean, error: Math.sqrt(Math.max(squares / weights - mean * mean, 0) / worlds) };
}

/** What `group` brings in one world. */
function gainIn({ gains, isLead }: Worth, { tricks: all }: Row, group: number): number | undefined {
  const tricks = all[group];
  if (tricks === undefined) return undefined;
  if (!isLead) return gains[tricks];
  const best = Math.max(...all.map((each) => each ?? 0));
  return FOR_A_TRICK_LED * tricks + (tricks === best ? FOR_NOTHING_GIVEN : 0);
}

function meanGain(worth: Worth, rows: readonly Row[], group: number): number {
  return meanOf(rows, (row) => gainIn(worth, row, group)).mean;
}

/** How far the best lies before `group`, world by world. */
function leadOver(worth: Worth, rows: readonly Row[], { best, group }: { best: number; group: number }) {
  return meanOf(rows, (row) => {
    const [ahead, behind] = [gainIn(worth, row, best), gainIn(worth, row, group)];
    return ahead === undefined || behind === undefined ? undefined : ahead - behind;
  });
}

/** Each group of cards with what all rows say about it. */
export function summed(worth: Worth, rows: readonly Row[], groups: readonly Equals[]): readonly ConsideredCard[] {
  return groups.map((cards, group) => {
    const mean = (value: (tricks: number) => number): number =>
      meanOf(rows, ({ tricks: all }) => {
        const tricks = all[group];
        return tricks === undefined ? undefined : value(tricks);
      }).mean;
    return {
      cards,
      gain: meanGain(worth, rows, group),
      tricks: mean((tricks) => tricks),
      succeeds: mean((tricks) => (worth.isWay(tricks) ? 1 : 0)),
    };
  });
}

/** Which of `asked` has the highest gain. */
function bestOf(worth: Worth, rows: readonly Row[], asked: readonly number[]): number {
  const gains = new Map(asked.map((group) => [group, meanGain(worth, rows, group)]));
  const gain = (group: number): number => gains.get(group) ?? Number.NEGATIVE_INFINITY;
  return asked.reduce((best, group) => (gain(group) > gain(best) ? group : best), asked[0] ?? 0);
}

/** The groups among `asked` that more worlds may still bring to the top. */
export function contenders(worth: Worth, rows: readonly Row[], asked: readonly number[]): readonly number[] {
  if (rows.length < AT_LEAST) return asked;
  const best = bestOf(worth, rows, asked);
  return asked.filter((group) => {
    const { mean, error } = leadOver(worth, rows, { best, group });
    return group === best || mean <= CLOSE || mean <= BEHIND * error;
  });
}

// A question: what is taken down for each deal, and what all deals together say. All that is taken down are numbers, so that it
// can be kept in a file and taken up again.

import { type Interval, intervalOf } from '../../apps/cli/src/match/interval.ts';
import type { Bench } from './players.ts';
import type { Part } from './pools.ts';

/** What was taken down for one deal, by name. */
export type Taken = Readonly<Record<string, number>>;

/** `low` and `high`: the 95 % interval; absent for what is no mean over deals. */
export type Figure = { readonly metric: string; readonly unit: string; readonly value: number } & Partial<
  Omit<Interval, 'mean'>
>;

export type Question = {
  readonly part: Part;
  /** Says all that decides what is taken down, in letters that a file name may have. */
  readonly name: string;
  /** Deals 0 to `deals` - 1 of the pool are measured. */
  readonly deals: number;
  readonly measure: (index: number, bench: Bench) => Taken;
  readonly figures: (taken: readonly Taken[]) => readonly Figure[];
};

/** One number of every deal. */
export function column(taken: readonly Taken[], name: string): readonly number[] {
  return taken.map((each) => {
    const value = each[name];
    if (value === undefined) throw new Error(`"${name}" was not taken down.`);
    return value;
  });
}

/** The mean over deals. */
export function meanFigure(metric: string, unit: string, values: readonly number[]): Figure {
  const { mean, low, high } = intervalOf(values);
  return { metric, unit, value: mean, low, high };
}

/** Of noughts and ones the share of ones. */
export function shareFigure(metric: string, values: readonly number[]): Figure {
  return meanFigure(
    metric,
    '%',
    values.map((value) => 100 * value),
  );
}

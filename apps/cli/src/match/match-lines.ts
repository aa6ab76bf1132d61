// The result of a match: one record, or lines for people.

import { aligned } from '../writing/columns';
import type { Interval } from './interval';
import type { MatchResult } from './match-result';

/** Decimals that are shown: more than boards can tell. */
const DECIMALS = 2;

function rounded({ mean, low, high }: Interval): Interval {
  const round = (value: number): number => Number(value.toFixed(DECIMALS));
  return { mean: round(mean), low: round(low), high: round(high) };
}

/** Keys stand in the order in which they are printed. */
export function matchJson({ tricks, points, imps, ...match }: MatchResult): object {
  const means = { ...match, tricks: rounded(tricks), points: rounded(points) };
  return imps === undefined ? means : { ...means, imps: rounded(imps) };
}

function signed(value: number): string {
  const text = value.toFixed(DECIMALS);
  return Number(text) > 0 ? `+${text}` : text.replace('-', '−').replace(/^−(0\.0+)$/, '$1');
}

function row(title: string, { mean, low, high }: Interval): readonly string[] {
  return [title, signed(mean), signed(low), signed(high)];
}

export function matchLines({ tricks, points, imps, ...match }: MatchResult): readonly string[] {
  const { home, away, boards, rules, seed, won, equal, lost } = match;
  const rows = [row('tricks', tricks), row('points', points), ...(imps === undefined ? [] : [row('IMPs', imps)])];
  return [
    `${home} against ${away}: ${boards} ${boards === 1 ? 'board' : 'boards'} of ${rules}, seed ${seed}, each played twice with the seats exchanged`,
    ...aligned([[`${home} wins`, 'a board', '95 % from', 'to'], ...rows], [1, 2, 3]),
    `Boards won ${won}, equal ${equal}, lost ${lost}`,
  ];
}

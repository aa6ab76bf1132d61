// What a match of two bots came to.

import { type PresetId, presetRules } from '@minibridge/bridge';
import { type BotLevel, choosersOf } from '../bot-levels';
import type { Aside } from '../command';
import { progress } from '../play/progress';
import { type Swing, swings } from './duplicate-boards';
import { type Interval, intervalOf } from './interval';

export type Match = {
  readonly home: BotLevel;
  readonly away: BotLevel;
  readonly rules: PresetId;
  readonly boards: number;
  readonly seed: number;
};

/** Means for a board, from home's side. `imps` absent where scores are no points of bridge. */
export type MatchResult = Match & {
  /** Boards on which home won points, both were equal, home lost points. */
  readonly won: number;
  readonly equal: number;
  readonly lost: number;
  readonly tricks: Interval;
  readonly points: Interval;
  readonly imps?: Interval;
};

function resultOf(match: Match, all: readonly Swing[]): MatchResult {
  const points = all.map((each) => each.points);
  const result = {
    ...match,
    won: points.filter((each) => each > 0).length,
    equal: points.filter((each) => each === 0).length,
    lost: points.filter((each) => each < 0).length,
    tricks: intervalOf(all.map(({ tricks }) => tricks)),
    points: intervalOf(points),
  };
  const isBridge = presetRules(match.rules).score.mode === 'duplicate';
  return isBridge ? { ...result, imps: intervalOf(all.map((each) => each.imps)) } : result;
}

/** Plays the match; `aside` hears how far it is. */
export async function played(match: Match, aside: Aside): Promise<MatchResult> {
  const chooser = await choosersOf([match.home, match.away]);
  const sides = { home: chooser(match.home), away: chooser(match.away) };
  return resultOf(match, [...swings(match, sides, progress(match.boards, aside))]);
}

// Contradictions in a rule set: each names the switch that must change and why.

import { STRAINS } from '../contract/strain';
import { accept, type Result, refuse } from '../result';
import type { Rules, Switches, TargetRow } from './rules';

export type ProblemReason =
  | 'counting-needs-tricks-only'
  | 'target-table-missing'
  | 'target-table-gap'
  | 'target-table-overlap'
  | 'target-table-unused'
  | 'target-extra-unused'
  | 'target-out-of-range'
  | 'no-denomination'
  | 'denomination-twice'
  | 'fit-needs-no-trump'
  | 'fit-out-of-range'
  | 'fit-needs-dummy-lengths'
  | 'game-points-out-of-range'
  | 'game-points-need-game'
  | 'slam-bonus-missing'
  | 'score-out-of-range'
  | 'deals-out-of-range'
  | 'time-out-of-range';

/** `switch`: the switch to change. */
export type RulesProblem = { readonly switch: keyof Switches; readonly reason: ProblemReason };

type Check = {
  readonly switch: keyof Switches;
  readonly reason: ProblemReason;
  readonly fails: (rules: Rules) => boolean;
};

const isWhole = (value: number, from: number, to: number): boolean =>
  Number.isInteger(value) && from <= value && value <= to;

/** The totals, 21..40, that no row or more than one row covers. */
function totalsCovered(table: readonly TargetRow[], times: (rows: number) => boolean): boolean {
  for (let total = 21; total <= 40; total += 1) {
    if (times(table.filter(({ from, to }) => from <= total && total <= to).length)) return true;
  }
  return false;
}

/** A row that runs backwards, or asks for tricks that cannot be a target. */
function isNoRow({ from, to, tricks }: TargetRow): boolean {
  return from > to || !isWhole(tricks, 7, 13);
}

/** "Made" and "game" on lines of their own need a game that brings no less than a part-score. */
function fallsBehindPart({ score: { bonus, sheet } }: Rules): boolean {
  return sheet === 'made_plus_game' && bonus.game < bonus.part;
}

function fitFigures(rules: Rules): readonly number[] {
  return typeof rules.minTrumpFit === 'number'
    ? [rules.minTrumpFit]
    : [rules.minTrumpFit.major, rules.minTrumpFit.minor];
}

function asksForFit(rules: Rules): boolean {
  return fitFigures(rules).some((cards) => cards > 0);
}

function lacksSlamBonus({ contract, score: { bonus, mode } }: Rules): boolean {
  const targetsInPoints = contract === 'target_table' && mode === 'duplicate';
  const offersGrand = contract === 'part_game_small_grand' || contract === 'levels_1_7' || targetsInPoints;
  const offersSmall = offersGrand || contract === 'part_game_small';
  return (offersSmall && bonus.small === undefined) || (offersGrand && bonus.grand === undefined);
}

/** Each row: the switch, the reason, and when it fails. */
// biome-ignore format: a table
const CHECKS: readonly Check[] = [
  { switch: 'score', reason: 'counting-needs-tricks-only', fails: (r) => r.contract === 'none' && r.score.mode !== 'tricks_only' },
  { switch: 'targetTable', reason: 'target-table-missing', fails: (r) => r.contract === 'target_table' && !r.targetTable },
  { switch: 'targetTable', reason: 'target-table-gap', fails: (r) => totalsCovered(r.targetTable ?? [{ from: 20, to: 40, tricks: 7 }], (rows) => rows === 0) },
  { switch: 'targetTable', reason: 'target-table-overlap', fails: (r) => totalsCovered(r.targetTable ?? [], (rows) => rows > 1) },
  { switch: 'targetTable', reason: 'target-out-of-range', fails: (r) => (r.targetTable ?? []).some(isNoRow) },
  { switch: 'targetTable', reason: 'target-table-unused', fails: (r) => r.contract !== 'target_table' && r.targetTable !== undefined },
  { switch: 'targetTrumpExtra', reason: 'target-extra-unused', fails: (r) => r.contract !== 'target_table' && r.targetTrumpExtra !== undefined },
  { switch: 'denominations', reason: 'no-denomination', fails: (r) => !r.denominations.some((strain) => STRAINS.includes(strain)) },
  { switch: 'denominations', reason: 'denomination-twice', fails: (r) => new Set(r.denominations).size !== r.denominations.length },
  { switch: 'denominations', reason: 'fit-needs-no-trump', fails: (r) => asksForFit(r) && !r.denominations.includes('NT') },
  { switch: 'minTrumpFit', reason: 'fit-out-of-range', fails: (r) => fitFigures(r).some((cards) => !isWhole(cards, 0, 13)) },
  { switch: 'minTrumpFit', reason: 'fit-needs-dummy-lengths', fails: (r) => asksForFit(r) && r.dummyDown === 'after_lead' },
  { switch: 'gameMinHcp', reason: 'game-points-out-of-range', fails: (r) => r.gameMinHcp !== undefined && !isWhole(r.gameMinHcp.hcp, 21, 40) },
  { switch: 'gameMinHcp', reason: 'game-points-need-game', fails: (r) => r.gameMinHcp !== undefined && (r.contract === 'target_table' || r.contract === 'none') },
  { switch: 'score', reason: 'slam-bonus-missing', fails: lacksSlamBonus },
  { switch: 'score', reason: 'score-out-of-range', fails: (r) => scoreFigures(r).some((points) => !isWhole(points, 0, 10_000)) || fallsBehindPart(r) },
  { switch: 'match', reason: 'deals-out-of-range', fails: (r) => r.match.deals !== undefined && !isWhole(r.match.deals, 1, 100) },
  { switch: 'match', reason: 'time-out-of-range', fails: (r) => r.match.timeLimitMin !== undefined && !isWhole(r.match.timeLimitMin, 1, 600) },
];

function scoreFigures({ score }: Rules): readonly number[] {
  const { part, game, small = 0, grand = 0 } = score.bonus;
  return [part, game, small, grand, score.under];
}

/** Everything that contradicts itself in `rules`; empty when they can be played. */
export function rulesProblems(rules: Rules): readonly RulesProblem[] {
  return CHECKS.filter(({ fails }) => fails(rules)).map(({ switch: name, reason }) => ({ switch: name, reason }));
}

/** `rules` if they can be played; refused with every contradiction otherwise. */
export function checkedRules(rules: Rules): Result<Rules, readonly RulesProblem[]> {
  const problems = rulesProblems(rules);
  return problems.length === 0 ? accept(rules) : refuse(problems);
}

// The score of a deal in items (MB 13 to MB 15): the sheet shows the same arithmetic that the engine did.

import { type Contract, tricksNeeded } from '../contract/contract';
import type { Strain } from '../contract/strain';
import type { Bonuses, ScoreRules } from './score-rules';
import { BOOK, FIRST_NO_TRUMP_TRICK, gameLevel, TRICK_POINTS } from './trick-points';

/** Whose points: the side that declares or the side that defends. */
export type ScoredBy = 'declaring' | 'defenders';

type Bonus = 'made' | 'part' | 'game' | 'small-slam' | 'grand-slam' | 'target-made' | 'target-failed';
type Counted = 'odd-tricks' | 'first-odd-trick' | 'undertricks' | 'tricks' | 'over-target' | 'under-target';

/** One line of the sheet. A counted line is `count` × `each` = `points`; all lines of a side together make its score. */
export type ScoreItem =
  | { readonly to: ScoredBy; readonly what: Bonus; readonly points: number }
  | {
      readonly to: ScoredBy;
      readonly what: Counted;
      readonly count: number;
      readonly each: number;
      readonly points: number;
    };

export type Score = {
  readonly items: readonly ScoreItem[];
  readonly declaring: number;
  readonly defenders: number;
};

type CountedItem = Extract<ScoreItem, { what: Counted }>;

function counted(line: Omit<CountedItem, 'points'>): ScoreItem {
  return { ...line, points: line.count * line.each };
}

/** Trick points line by line: at no trump the first trick above six has a line of its own. */
function trickItems(strain: Strain, tricks: number, rules: ScoreRules): readonly ScoreItem[] {
  if (rules.trick === 'none') return [];
  const odd = tricks - BOOK;
  if (strain !== 'NT')
    return [counted({ to: 'declaring', what: 'odd-tricks', count: odd, each: TRICK_POINTS[strain] })];
  const first = counted({ to: 'declaring', what: 'first-odd-trick', count: 1, each: FIRST_NO_TRUMP_TRICK });
  return odd > 1
    ? [first, counted({ to: 'declaring', what: 'odd-tricks', count: odd - 1, each: TRICK_POINTS.NT })]
    : [first];
}

/** Under which bonus a contract falls, by the tricks that it needs: the same for a kind, a level and a target. */
export function bonusClass(contract: Contract): 'part' | 'game' | 'small-slam' | 'grand-slam' {
  const needed = tricksNeeded(contract) ?? 0;
  if (needed === 13) return 'grand-slam';
  if (needed === 12) return 'small-slam';
  return needed - BOOK >= gameLevel(contract.strain) ? 'game' : 'part';
}

function bonusPoints(bonus: ReturnType<typeof bonusClass>, bonuses: Bonuses): number {
  switch (bonus) {
    case 'part':
      return bonuses.part;
    case 'game':
      return bonuses.game;
    case 'small-slam':
      return bonuses.small ?? bonuses.game;
    case 'grand-slam':
      return bonuses.grand ?? bonuses.small ?? bonuses.game;
  }
}

function bonusItems(contract: Contract, rules: ScoreRules): readonly ScoreItem[] {
  const what = bonusClass(contract);
  const points = bonusPoints(what, rules.bonus);
  if (rules.sheet === 'part_or_game_bonus') return [{ to: 'declaring', what, points }];
  const made: ScoreItem = { to: 'declaring', what: 'made', points: rules.bonus.part };
  return what === 'part' ? [made] : [made, { to: 'declaring', what, points: points - rules.bonus.part }];
}

function duplicateItems(contract: Contract, tricks: number, rules: ScoreRules): readonly ScoreItem[] {
  const needed = tricksNeeded(contract) ?? 0;
  if (tricks < needed)
    return [counted({ to: 'defenders', what: 'undertricks', count: needed - tricks, each: rules.under })];
  return [...trickItems(contract.strain, tricks, rules), ...bonusItems(contract, rules)];
}

function overOrUnder(needed: number, tricks: number): ScoreItem {
  return tricks < needed
    ? counted({ to: 'declaring', what: 'under-target', count: needed - tricks, each: -1 })
    : counted({ to: 'declaring', what: 'over-target', count: tricks - needed, each: 1 });
}

function tricksOfBothSides(tricks: number): readonly ScoreItem[] {
  return [
    counted({ to: 'declaring', what: 'tricks', count: tricks, each: 1 }),
    counted({ to: 'defenders', what: 'tricks', count: 13 - tricks, each: 1 }),
  ];
}

function itemsOf(contract: Contract, tricks: number, rules: ScoreRules): readonly ScoreItem[] {
  const needed = tricksNeeded(contract);
  if (needed === undefined) return tricksOfBothSides(tricks);
  switch (rules.mode) {
    case 'tricks_only':
      return tricksOfBothSides(tricks);
    case 'made_failed':
      return tricks < needed
        ? [{ to: 'defenders', what: 'target-failed', points: 1 }]
        : [{ to: 'declaring', what: 'target-made', points: 1 }];
    case 'target_plus_minus':
      return [overOrUnder(needed, tricks)];
    case 'duplicate':
      return duplicateItems(contract, tricks, rules);
  }
}

function total(items: readonly ScoreItem[], to: ScoredBy): number {
  return items.reduce((sum, item) => (item.to === to ? sum + item.points : sum), 0);
}

/** What both sides score when declarer's side has won `tricks` (0..13). Each total is the sum of its items. */
export function score(contract: Contract, tricks: number, rules: ScoreRules): Score {
  const items = itemsOf(contract, tricks, rules);
  return { items, declaring: total(items, 'declaring'), defenders: total(items, 'defenders') };
}

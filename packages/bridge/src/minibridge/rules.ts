// A rule set of minibridge as data: one record of choices, each read in one place (docs/rules/minibridge.md).

import type { Strain } from '../contract/strain';
import type { ScoreRules } from '../scoring/score-rules';

/** One row of a target table: from `from` to `to` points together, `tricks` are needed. */
export type TargetRow = { readonly from: number; readonly to: number; readonly tricks: number };

export type Rules = {
  /** For menus and logs; no code asks for it. */
  readonly id: string;
  readonly points: {
    /** auto: all four totals shown at once; announce: said in turn; self_count: each counts, in any order. */
    readonly reveal: 'auto' | 'announce' | 'self_count';
    /** What is checked: only that the four make 40, or each hand as well. */
    readonly verify: 'sum_only' | 'each_hand';
  };
  /** Who deals after 20 and 20. */
  readonly redeal2020: 'same_dealer' | 'next_dealer';
  /** Who of the declaring pair declares. */
  readonly declarer: 'more_hcp' | 'partners_choose';
  /** … when both have the same number of points. */
  readonly declarerTie: 'first_from_dealer' | 'partners_choose' | 'coin';
  /** When dummy's cards are faced. shape_first: dummy tells its suit lengths, the contract is chosen, then the cards. */
  readonly dummyDown: 'before_contract' | 'shape_first' | 'after_lead';
  readonly contract: 'part_game' | 'part_game_small' | 'part_game_small_grand' | 'levels_1_7' | 'target_table' | 'none';
  readonly denominations: readonly Strain[];
  /** Cards together that a trump suit needs; 0: any suit may be chosen. */
  readonly minTrumpFit: 0 | 8 | { readonly major: number; readonly minor: number };
  /** Points together from which a game is advised or demanded; absent: neither. */
  readonly gameMinHcp?: { readonly hcp: number; readonly mode: 'advice' | 'enforced' };
  /** Only with `contract: 'target_table'`: rows for every total from 21 (or 20) to 40. */
  readonly targetTable?: readonly TargetRow[];
  /** Tricks more when a trump suit is chosen, 13 in all at most. */
  readonly targetTrumpExtra?: 0 | 1;
  readonly score: ScoreRules;
  /** prevented: nothing to take back; take_back: a card may be taken back until the next; ebu: likewise for now. */
  readonly irregularities: 'prevented' | 'take_back' | 'ebu';
  /** Dummy sees declarer's hand and may play the cards that declarer names (small children). */
  readonly dummyMayHelp: boolean;
  readonly match: {
    /** Deals that are played; absent: until somebody ends the match or the time is up. */
    readonly deals?: number;
    /** Minutes after which no new deal begins. */
    readonly timeLimitMin?: number;
    readonly firstDealer: 'draw' | 'north' | 'random';
  };
};

/** The switches of a rule set: all choices, without its name. */
export type Switches = Omit<Rules, 'id'>;

/** Every switch, in the order in which a rule set is read aloud. */
// biome-ignore format: a table
export const SWITCH_NAMES = [
  'points', 'redeal2020', 'declarer', 'declarerTie', 'dummyDown', 'contract', 'denominations', 'minTrumpFit',
  'gameMinHcp', 'targetTable', 'targetTrumpExtra', 'score', 'irregularities', 'dummyMayHelp', 'match',
] as const satisfies readonly (keyof Switches)[];

// What tricks are worth to a side: the score of the rule set in force, from the view of whoever plays.

import { type Contract, type ScoreRules, score } from '@minibridge/bridge';

/** For 0..13 tricks of declarer's side: its score less the defenders'. */
export type Gains = readonly number[];

export function gainsOf(contract: Contract, rules: ScoreRules): Gains {
  return Array.from({ length: 14 }, (_, tricks) => {
    const { declaring, defenders } = score(contract, tricks, rules);
    return declaring - defenders;
  });
}

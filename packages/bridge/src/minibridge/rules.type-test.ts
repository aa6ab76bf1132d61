// What a rule set cannot say: checked by the compiler.

import { contract } from '../testing';
import { type ChoosingFrom, contractMenu, type Offer } from './contract-menu';
import type { PresetId } from './preset-ids';
import { presetRules } from './presets';
import type { Rules } from './rules';
import type { RulesProblem } from './rules-problems';

const rules = presetRules('mb.site4');

// @ts-expect-error no such preset
presetRules('mb.three-A');
// @ts-expect-error any text is not a preset
export const anyText: PresetId = String('mb.site4');
// @ts-expect-error there is no such contract
export const wrongContract: Rules = { ...rules, contract: 'auction' };
// @ts-expect-error a fit of seven cards is no fit
export const sevenCards: Rules = { ...rules, minTrumpFit: 7 };
// @ts-expect-error one trick more at most
export const twoMore: Rules = { ...rules, targetTrumpExtra: 2 };
// @ts-expect-error what is not asked for is absent
export const undefinedGame: Rules = { ...rules, gameMinHcp: undefined };
// @ts-expect-error a problem names a switch, and a name is none
export const named: RulesProblem = { switch: 'id', reason: 'no-denomination' };
// @ts-expect-error minibridge knows no vulnerability
export const vulnerable: Rules = { ...rules, vulnerability: 'by-board' };

export function choose(from: ChoosingFrom): Offer | undefined {
  // @ts-expect-error the menu is not changed by those who read it
  contractMenu(from).push({ contract: contract('game S') });
  return contractMenu(from)[0];
}

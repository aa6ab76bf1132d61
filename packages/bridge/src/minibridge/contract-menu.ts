// What declarer may choose (MB 8): the whole grid, and for every cell that is closed the rule that closes it.

import type { Lengths } from '../cards/hand';
import { type Contract, isSameContract, KINDS, type Kind, LEVELS } from '../contract/contract';
import { isMinor, type Strain } from '../contract/strain';
import { bonusClass } from '../scoring/score';
import type { Rules } from './rules';
import { targetFor } from './targets';

/** Why a contract of the grid may not be chosen. */
export type ClosedBecause =
  /** The suit has `have` cards together, the rules ask for `need`. */
  | { readonly reason: 'fit-too-short'; readonly strain: Strain; readonly have: number; readonly need: number }
  /** A game or more needs `need` points together, there are `have`. */
  | { readonly reason: 'game-needs-points'; readonly have: number; readonly need: number }
  /** With `need` points or more a game or more must be chosen. */
  | { readonly reason: 'points-demand-game'; readonly have: number; readonly need: number };

/** `closed` absent: the contract may be chosen. */
export type Offer = { readonly contract: Contract; readonly closed?: ClosedBecause };

/** What the choice depends on. `together`: cards of both hands in each suit, absent while dummy is unknown. */
export type ChoosingFrom = { readonly rules: Rules; readonly sidePoints: number; readonly together?: Lengths };

function kindsOffered(last: Kind, strains: readonly Strain[]): readonly Contract[] {
  const contracts: Contract[] = [];
  for (const kind of KINDS.slice(0, KINDS.indexOf(last) + 1)) {
    for (const strain of strains) contracts.push({ kind, strain });
  }
  return contracts;
}

function grid({ rules, sidePoints }: ChoosingFrom): readonly Contract[] {
  const strains = rules.denominations;
  switch (rules.contract) {
    case 'part_game':
      return kindsOffered('game', strains);
    case 'part_game_small':
      return kindsOffered('small-slam', strains);
    case 'part_game_small_grand':
      return kindsOffered('grand-slam', strains);
    case 'levels_1_7':
      return LEVELS.flatMap((level) => strains.map((strain): Contract => ({ kind: 'level', level, strain })));
    case 'target_table':
      return strains.map((strain) => ({ kind: 'target', target: targetFor(rules, sidePoints, strain) ?? 13, strain }));
    case 'none':
      return strains.map((strain) => ({ kind: 'tricks', strain }));
  }
}

/** Cards together that `strain` needs as trumps. */
export function fitNeeded(rules: Rules, strain: Strain): number {
  if (strain === 'NT') return 0;
  if (typeof rules.minTrumpFit === 'number') return rules.minTrumpFit;
  return isMinor(strain) ? rules.minTrumpFit.minor : rules.minTrumpFit.major;
}

function closedByFit({ rules, together }: ChoosingFrom, { strain }: Contract): ClosedBecause | undefined {
  const need = fitNeeded(rules, strain);
  if (strain === 'NT' || together === undefined || together[strain] >= need) return undefined;
  return { reason: 'fit-too-short', strain, have: together[strain], need };
}

function closedByPoints({ rules, sidePoints }: ChoosingFrom, contract: Contract): ClosedBecause | undefined {
  if (rules.gameMinHcp?.mode !== 'enforced') return undefined;
  const need = rules.gameMinHcp.hcp;
  const isPart = bonusClass(contract) === 'part';
  if (isPart && sidePoints >= need) return { reason: 'points-demand-game', have: sidePoints, need };
  if (!isPart && sidePoints < need) return { reason: 'game-needs-points', have: sidePoints, need };
  return undefined;
}

function offerOf(from: ChoosingFrom, contract: Contract): Offer {
  const closed = closedByFit(from, contract) ?? closedByPoints(from, contract);
  return closed === undefined ? { contract } : { contract, closed };
}

/** The whole grid, kind by kind from the lowest; never without an open cell. */
export function contractMenu(from: ChoosingFrom): readonly Offer[] {
  return grid(from).map((contract) => offerOf(from, contract));
}

/** The grid's cell for `contract`; absent when the rules do not know it. */
export function offerFor(from: ChoosingFrom, contract: Contract): Offer | undefined {
  const cell = grid(from).find((each) => isSameContract(each, contract));
  return cell && offerOf(from, cell);
}

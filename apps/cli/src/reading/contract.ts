// A contract on the command line, and whether a rule set has it.

import {
  accept,
  type Contract,
  contractText,
  offerFor,
  PRESET_IDS,
  type PresetId,
  parseContract,
  presetRules,
  type Result,
  refuse,
} from '@minibridge/bridge';
import type { Complaint } from '../complaint';
import type { Reader } from './given';

/** Points together with which a side may declare. */
const DECLARING_POINTS = Array.from({ length: 20 }, (_, more) => 21 + more);

/** Whether a side with some number of points may find `contract` in the grid of `id`. */
function hasContract(id: PresetId, contract: Contract): boolean {
  const rules = presetRules(id);
  return DECLARING_POINTS.some((sidePoints) => offerFor({ rules, sidePoints }, contract) !== undefined);
}

export const readContract: Reader<Contract> = (text) => parseContract(text);

/** `contract` if `rules` have it; otherwise refused with a rule set that does. */
export function contractIn(rules: PresetId, contract: Contract): Result<Contract, Complaint> {
  if (hasContract(rules, contract)) return accept(contract);
  const elsewhere = PRESET_IDS.find((id) => hasContract(id, contract));
  const outside = { reason: 'contract-not-in-rules', contract: contractText(contract), rules } as const;
  return refuse(elsewhere === undefined ? outside : { ...outside, elsewhere });
}

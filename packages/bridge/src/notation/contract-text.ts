// Contracts as text: `part S`, `game NT`, `small-slam H`, `grand-slam C`, `level 4 S`, `target 9 NT`, `tricks D`.

import { type Contract, KINDS, LEVELS } from '../contract/contract';
import { isStrain } from '../contract/strain';
import { accept, type Result, refuse } from '../result';

export type ContractTextProblem =
  | { readonly reason: 'contract-kind-unknown'; readonly text: string }
  | { readonly reason: 'contract-strain-unknown'; readonly text: string }
  | { readonly reason: 'contract-level-unknown'; readonly text: string }
  | { readonly reason: 'contract-target-unknown'; readonly text: string }
  | { readonly reason: 'contract-words'; readonly text: string };

export function contractText(contract: Contract): string {
  switch (contract.kind) {
    case 'level':
      return `level ${contract.level} ${contract.strain}`;
    case 'target':
      return `target ${contract.target} ${contract.strain}`;
    case 'part':
    case 'game':
    case 'small-slam':
    case 'grand-slam':
    case 'tricks':
      return `${contract.kind} ${contract.strain}`;
  }
}

const NUMBERED = ['level', 'target'] as const;

function levelContract(number: string, text: string): Result<Contract, ContractTextProblem> {
  const strain = text.split(' ').at(-1) ?? '';
  const level = LEVELS.find((each) => String(each) === number);
  if (!isStrain(strain)) return refuse({ reason: 'contract-strain-unknown', text: strain });
  return level ? accept({ kind: 'level', level, strain }) : refuse({ reason: 'contract-level-unknown', text: number });
}

function targetContract(number: string, text: string): Result<Contract, ContractTextProblem> {
  const strain = text.split(' ').at(-1) ?? '';
  if (!isStrain(strain)) return refuse({ reason: 'contract-strain-unknown', text: strain });
  const isTarget = /^([7-9]|1[0-3])$/.test(number);
  return isTarget
    ? accept({ kind: 'target', target: Number(number), strain })
    : refuse({ reason: 'contract-target-unknown', text: number });
}

/** Reads a contract; words are separated by blanks, strains are C D H S NT. */
export function parseContract(text: string): Result<Contract, ContractTextProblem> {
  const words = text.trim().split(/\s+/);
  const [kind = '', second = '', third] = words;
  const joined = words.join(' ');
  const numbered = NUMBERED.some((each) => each === kind);
  if (words.length !== (numbered ? 3 : 2)) return refuse({ reason: 'contract-words', text: joined });
  if (kind === 'level' && third) return levelContract(second, joined);
  if (kind === 'target' && third) return targetContract(second, joined);
  if (!isStrain(second)) return refuse({ reason: 'contract-strain-unknown', text: second });
  if (kind === 'tricks') return accept({ kind: 'tricks', strain: second });
  const named = KINDS.find((each) => each === kind);
  return named ? accept({ kind: named, strain: second }) : refuse({ reason: 'contract-kind-unknown', text: kind });
}

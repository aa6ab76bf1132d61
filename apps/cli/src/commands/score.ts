// `minibridge score`: what a contract brings with so many tricks, line by line.

import {
  accept,
  type Contract,
  contractText,
  DEFAULT_PRESET,
  presetRules,
  type Score,
  type ScoredBy,
  type ScoreItem,
  score,
  tricksNeeded,
} from '@minibridge/bridge';
import type { Command } from '../command';
import { contractIn, readContract } from '../reading/contract';
import { optional, required } from '../reading/given';
import { wholeNumber } from '../reading/number';
import { RULES_OPTION, readRules } from '../reading/rules';
import { aligned } from '../writing/columns';

const ITEM_NAMES: { readonly [W in ScoreItem['what']]: string } = {
  made: 'contract made',
  part: 'part-score bonus',
  game: 'game bonus',
  'small-slam': 'small slam bonus',
  'grand-slam': 'grand slam bonus',
  'target-made': 'target made',
  'target-failed': 'target missed',
  'first-odd-trick': 'first trick above six',
  'odd-tricks': 'tricks above six',
  undertricks: 'tricks missing',
  tricks: 'tricks',
  'over-target': 'tricks above the target',
  'under-target': 'tricks below the target',
};

const SCORER_NAMES: { readonly [S in ScoredBy]: string } = { declaring: 'declaring side', defenders: 'defenders' };

function itemRow(item: ScoreItem): readonly string[] {
  const sum = 'count' in item ? `${item.count} × ${item.each}` : '';
  return [SCORER_NAMES[item.to], ITEM_NAMES[item.what], sum, String(item.points)];
}

function heading(contract: Contract, tricks: number): string {
  const needed = tricksNeeded(contract);
  const won = `${contractText(contract)}, ${tricks} ${tricks === 1 ? 'trick' : 'tricks'}`;
  if (needed === undefined) return won;
  return `${won} of ${needed} needed: ${tricks < needed ? 'not made' : 'made'}`;
}

function scoreLines({ items, declaring, defenders }: Score): readonly string[] {
  const totals = [
    ['declaring side', 'total', '', String(declaring)],
    ['defenders', 'total', '', String(defenders)],
  ];
  return aligned([...items.map(itemRow), ...totals], [2, 3]);
}

export const SCORE: Command = {
  summary: 'what a contract brings with so many tricks',
  usage: 'score --contract "game S" --tricks N [--rules ID]',
  options: [
    {
      name: 'contract',
      hint: '"game S"',
      what: '"part S", "game NT", "small-slam H", "grand-slam C", "level 4 S", "target 9 NT", "tricks D"',
    },
    { name: 'tricks', hint: 'N', what: "tricks of declarer's side, 0 to 13" },
    RULES_OPTION,
  ],
  example: 'score --contract "game S" --tricks 10',
  prepare(given) {
    const asked = required(given, 'contract', readContract);
    if (!asked.ok) return asked;
    const tricks = required(given, 'tricks', wholeNumber(0, 13));
    if (!tricks.ok) return tricks;
    const rules = optional(given, 'rules', readRules);
    if (!rules.ok) return rules;
    const id = rules.value ?? DEFAULT_PRESET;
    const contract = contractIn(id, asked.value);
    if (!contract.ok) return contract;
    const result = score(contract.value, tricks.value, presetRules(id).score);
    const { items, declaring: declaringSide, defenders } = result;
    const text = [heading(contract.value, tricks.value), ...scoreLines(result)];
    return accept({ json: [{ items, declaringSide, defenders }], text });
  },
};

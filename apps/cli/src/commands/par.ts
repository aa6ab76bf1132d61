// `minibridge par`: what a deal is worth when everybody sees all cards, in duplicate bridge and in minibridge.

import {
  accept,
  contractText,
  DEFAULT_PRESET,
  dealText,
  type FullDeal,
  type PresetId,
  presetRules,
  type Seat,
} from '@minibridge/bridge';
import {
  type Choice,
  type MinibridgePar,
  minibridgePar,
  type ParContract,
  par,
  parContractText,
  type Table,
  type Vulnerability,
} from '@minibridge/solver';
import type { Command } from '../command';
import { wholeDealIn } from '../reading/deal';
import { optional, required } from '../reading/given';
import { readVulnerability } from '../reading/play-words';
import { RULES_OPTION, readRules } from '../reading/rules';
import { readSeat } from '../reading/seat';
import { found, solving, whole } from '../solving';
import { SEAT_NAMES } from '../writing/names';
import { interchangeText } from '../writing/par-contracts';

type Asked = {
  readonly deal: FullDeal;
  readonly dealer: Seat;
  readonly vulnerability: Vulnerability;
  readonly rules: PresetId;
};

async function tableOf(deal: FullDeal): Promise<Table> {
  return whole(await solving((solver) => solver.solveTable(deal))).table;
}

function choiceJson({ contract, declarer, tricks }: Choice): object {
  return { contract: contractText(contract), declarer, tricks };
}

function minibridgeJson(rules: PresetId, worth: MinibridgePar): object {
  if (worth.outcome === 'redeal') return { rules, outcome: worth.outcome, dealer: worth.dealer };
  return { rules, outcome: worth.outcome, points: worth.points, best: worth.best.map(choiceJson) };
}

function asJson({ deal, dealer, vulnerability, rules }: Asked, table: Table): object {
  const { scoreNS, contracts } = par(table, dealer, vulnerability);
  const minibridge = minibridgeJson(rules, minibridgePar({ deal, table, rules: presetRules(rules), dealer }));
  return {
    deal: dealText(deal),
    dealer,
    vul: vulnerability,
    scoreNS,
    contracts: contracts.map(interchangeText),
    minibridge,
  };
}

function bridgeText(scoreNS: number, contracts: readonly ParContract[]): string {
  if (contracts.length === 0) return 'Bridge: all pass.';
  return `Bridge: ${scoreNS} for north and south, with ${contracts.map(parContractText).join(' or ')}.`;
}

function choiceText({ contract, declarer }: Choice): string {
  return `${contractText(contract)} by ${SEAT_NAMES[declarer]}`;
}

function minibridgeText(rules: PresetId, worth: MinibridgePar): string {
  if (worth.outcome === 'redeal') return `${rules}: 20 and 20, ${SEAT_NAMES[worth.dealer]} deals again.`;
  return `${rules}: ${worth.points} for the declaring side, with ${worth.best.map(choiceText).join(' or ')}.`;
}

function asText({ deal, dealer, vulnerability, rules }: Asked, table: Table): readonly string[] {
  const { scoreNS, contracts } = par(table, dealer, vulnerability);
  const worth = minibridgePar({ deal, table, rules: presetRules(rules), dealer });
  return [bridgeText(scoreNS, contracts), minibridgeText(rules, worth)];
}

export const PAR: Command = {
  summary: 'what a deal is worth when everybody sees all cards',
  usage: 'par DEAL --dealer N [--vul NS] [--rules ID]',
  takesWords: true,
  options: [
    { name: 'dealer', hint: 'N', what: 'the dealer, N, E, S or W' },
    { name: 'vul', hint: 'NS', what: 'who is vulnerable in bridge, None, NS, EW or Both (None)' },
    RULES_OPTION,
  ],
  notes: ['DEAL is four hands of 13 cards clockwise from the seat named, spades first.'],
  example: 'par "N:AT52.K843.7.Q962 3.752.JT9632.AT4 KQJ84.A6.KQ5.J73 976.QJT9.A84.K85" --dealer N --vul NS',
  prepare(given) {
    const deal = wholeDealIn(given);
    if (!deal.ok) return deal;
    const dealer = required(given, 'dealer', readSeat);
    if (!dealer.ok) return dealer;
    const vulnerability = optional(given, 'vul', readVulnerability);
    if (!vulnerability.ok) return vulnerability;
    const rules = optional(given, 'rules', readRules);
    if (!rules.ok) return rules;
    const asked = {
      deal: deal.value,
      dealer: dealer.value,
      vulnerability: vulnerability.value ?? 'None',
      rules: rules.value ?? DEFAULT_PRESET,
    };
    return accept({
      json: found(async () => [asJson(asked, await tableOf(asked.deal))]),
      text: found(async () => asText(asked, await tableOf(asked.deal))),
    });
  },
};

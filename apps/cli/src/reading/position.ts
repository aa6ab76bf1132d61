// A position on the command line: a deal or its id, the contract if it is chosen, and the cards played so far.

import {
  accept,
  type Board,
  type BoardEvent,
  boardOf,
  contractText,
  DEFAULT_PRESET,
  dealOfId,
  type FullDeal,
  presetRules,
  type Result,
  refuse,
  type Seat,
  turnOf,
} from '@minibridge/bridge';
import { acted, playerOf, untilChoice, withContract } from '@minibridge/learn';
import type { Complaint } from '../complaint';
import { readContract } from './contract';
import { wholeDealIn } from './deal';
import { needs, optional } from './given';
import type { Given, Option } from './options';
import { readTrick } from './play-words';
import { RULES_OPTION, readRules } from './rules';
import { readSeat } from './seat';

type Log = readonly BoardEvent[];
type Reached = Result<Log, Complaint>;

export const POSITION_OPTIONS: readonly Option[] = [
  { name: 'id', hint: 'ID', what: 'the deal with this id, in place of a DEAL' },
  { name: 'dealer', hint: 'S', what: 'the dealer, N, E, S or W (N)' },
  RULES_OPTION,
  { name: 'contract', hint: '"game S"', what: 'the contract; without it declarer is to choose' },
  { name: 'played', hint: '"HQ HK"', what: 'the cards played so far, in their order' },
];

function dealOf(given: Given): Result<FullDeal, Complaint> {
  const id = given.texts.get('id');
  if (id !== undefined && given.words.length > 0) return refuse({ reason: 'deal-twice' });
  if (id !== undefined) return dealOfId(id);
  return wholeDealIn(given);
}

function beforeContract(given: Given): Reached {
  const deal = dealOf(given);
  if (!deal.ok) return deal;
  const dealer = optional(given, 'dealer', readSeat);
  if (!dealer.ok) return dealer;
  const rules = optional(given, 'rules', readRules);
  if (!rules.ok) return rules;
  const opening = { number: 1, dealer: dealer.value ?? 'N', coin: 'first', deal: deal.value } as const;
  const log = untilChoice({ ...opening, rules: presetRules(rules.value ?? DEFAULT_PRESET) });
  return log.ok ? log : refuse({ reason: 'action-refused', what: 'the deal', because: log.refusal.reason });
}

function chooser(board: Board | undefined): Seat | undefined {
  return board?.phase === 'choosing' ? board.declarer : undefined;
}

function withChoice(log: Log, given: Given): Reached {
  const contract = optional(given, 'contract', readContract);
  if (!contract.ok || contract.value === undefined) return contract.ok ? accept(log) : contract;
  const by = chooser(boardOf(log));
  if (by === undefined) return refuse({ reason: 'nobody-acts' });
  const chosen = withContract(accept(log), by, contract.value);
  if (chosen.ok) return chosen;
  return refuse({ reason: 'action-refused', what: contractText(contract.value), because: chosen.refusal.reason });
}

function withCards(start: Log, given: Given): Reached {
  const cards = optional(given, 'played', readTrick);
  if (!cards.ok) return cards;
  let log = start;
  for (const card of cards.value ?? []) {
    const board = boardOf(log);
    if (board?.phase !== 'play') return refuse({ reason: 'action-refused', what: card, because: 'wrong-phase' });
    const next = acted(log, { type: 'play', by: playerOf(board, turnOf(board)), card });
    if (!next.ok) return refuse({ reason: 'action-refused', what: card, because: next.refusal.reason });
    log = next.value;
  }
  return accept(log);
}

/** The log that leads to the position. */
export function positionLog(given: Given): Reached {
  const chosenFirst = needs(given, 'played', 'contract');
  if (!chosenFirst.ok) return chosenFirst;
  const before = beforeContract(given);
  if (!before.ok) return before;
  const chosen = withChoice(before.value, given);
  return chosen.ok ? withCards(chosen.value, given) : chosen;
}

// `minibridge match`: two bots against each other, every board twice, so that the better one wins and not the better cards.

import { accept, DEFAULT_PRESET, type Result } from '@minibridge/bridge';
import { chanceFrom } from '../chance';
import type { Command } from '../command';
import type { Complaint } from '../complaint';
import { matchJson, matchLines } from '../match/match-lines';
import { type Match, played } from '../match/match-result';
import { BOTS_THERE_ARE, readBot } from '../reading/bots';
import { optional, required } from '../reading/given';
import { readCount, readSeed } from '../reading/number';
import type { Given } from '../reading/options';
import { RULES_OPTION, readRules } from '../reading/rules';
import { found } from '../solving';

const USUAL_BOARDS = 100;

function readMatch(given: Given): Result<Match, Complaint> {
  const home = required(given, 'home', readBot);
  if (!home.ok) return home;
  const away = required(given, 'away', readBot);
  if (!away.ok) return away;
  const rules = optional(given, 'rules', readRules);
  if (!rules.ok) return rules;
  const boards = optional(given, 'boards', readCount);
  if (!boards.ok) return boards;
  const seed = optional(given, 'seed', readSeed);
  if (!seed.ok) return seed;
  return accept({
    home: home.value,
    away: away.value,
    rules: rules.value ?? DEFAULT_PRESET,
    boards: boards.value ?? USUAL_BOARDS,
    seed: seed.value ?? chanceFrom(undefined)(),
  });
}

export const MATCH: Command = {
  summary: 'two bots against each other, every board twice with the seats exchanged',
  usage: 'match --home L5 --away L1 [--boards N] [--seed N] [--rules ID]',
  options: [
    { name: 'home', hint: 'L5', what: 'the bot that sits north and south first, then east and west' },
    { name: 'away', hint: 'L1', what: 'its opponent' },
    { name: 'boards', hint: 'N', what: 'how many boards, 1 to 1000000 (100); a 20-20 deal does not count' },
    { name: 'seed', hint: 'N', what: 'the same boards for the same number; without it one is drawn, and told' },
    RULES_OPTION,
  ],
  notes: [
    BOTS_THERE_ARE,
    'The result is what home wins on a board, on the average, and where the average lies with 95 % (bootstrap over boards).',
    'A match that takes long says on standard error how far it is.',
  ],
  example: 'match --home L1 --away L1 --boards 20 --seed 7',
  prepare(given, aside) {
    const match = readMatch(given);
    if (!match.ok) return match;
    return accept({
      json: found(async () => [matchJson(await played(match.value, aside))]),
      text: found(async () => matchLines(await played(match.value, aside))),
    });
  },
};

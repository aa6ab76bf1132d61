// `minibridge play`: boards played by bots from the deal to the score.

import { accept, DEFAULT_PRESET, type Result } from '@minibridge/bridge';
import type { Command } from '../command';
import type { Complaint } from '../complaint';
import { boardJson } from '../play/board-json';
import { boardLines } from '../play/board-lines';
import { playBoards, type Session } from '../play/play-boards';
import { type Bots, readBots } from '../reading/bots';
import { optional } from '../reading/given';
import { readCount, readSeed } from '../reading/number';
import type { Given } from '../reading/options';
import { RULES_OPTION, readRules } from '../reading/rules';

/** One match of four deals. */
const USUAL_BOARDS = 4;
const USUAL_BOTS: Bots = { N: 'L1', E: 'L1', S: 'L1', W: 'L1' };

function readSession(given: Given): Result<Session, Complaint> {
  const rules = optional(given, 'rules', readRules);
  if (!rules.ok) return rules;
  const boards = optional(given, 'boards', readCount);
  if (!boards.ok) return boards;
  const seed = optional(given, 'seed', readSeed);
  if (!seed.ok) return seed;
  const bots = optional(given, 'bots', readBots);
  if (!bots.ok) return bots;
  return accept({
    rules: rules.value ?? DEFAULT_PRESET,
    boards: boards.value ?? USUAL_BOARDS,
    seed: seed.value,
    bots: bots.value ?? USUAL_BOTS,
  });
}

function* asJson(session: Session): Generator<object> {
  for (const board of playBoards(session)) yield boardJson(board);
}

export const PLAY: Command = {
  summary: 'boards played by bots, a line a board',
  usage: 'play [--rules ID] [--boards N] [--seed N] [--bots L1,L1,L1,L1]',
  options: [
    RULES_OPTION,
    { name: 'boards', hint: 'N', what: 'how many boards, 1 to 1000000 (4); a 20-20 deal does not count' },
    { name: 'seed', hint: 'N', what: 'the same boards for the same number; without it nobody can guess them' },
    { name: 'bots', hint: 'L1,L1,L1,L1', what: 'the level of each player, N, E, S and W' },
  ],
  notes: ['North deals first. "play" lists the cards in the order played, the leader of each trick first.'],
  example: 'play --rules mb.site4 --boards 100 --seed 1 --bots L1,L1,L1,L1',
  prepare(given) {
    const session = readSession(given);
    if (!session.ok) return session;
    return accept({ json: asJson(session.value), text: boardLines(playBoards(session.value)) });
  },
};

// `minibridge play`: boards played by bots from the deal to the score.

import { accept, DEFAULT_PRESET, type Finished, type Result, type ThrownIn } from '@minibridge/bridge';
import { choosersOf } from '../bot-levels';
import type { Command } from '../command';
import type { Complaint } from '../complaint';
import { boardJson } from '../play/board-json';
import { boardLines } from '../play/board-lines';
import { playBoards, type Session } from '../play/play-boards';
import { BOTS_THERE_ARE, type Bots, readBots } from '../reading/bots';
import { optional } from '../reading/given';
import { readCount, readSeed } from '../reading/number';
import type { Given } from '../reading/options';
import { RULES_OPTION, readRules } from '../reading/rules';

/** One match of four deals. */
const USUAL_BOARDS = 4;
const USUAL_BOTS: Bots = { N: 'L1', E: 'L1', S: 'L1', W: 'L1' };

/** What is dealt, and to whom. */
type Sitting = Session & { readonly bots: Bots };

function readSitting(given: Given): Result<Sitting, Complaint> {
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

/** A bot that searches has to be made first. */
async function* played({ bots, ...session }: Sitting): AsyncGenerator<Finished | ThrownIn> {
  const { N, E, S, W } = bots;
  const chooser = await choosersOf([N, E, S, W]);
  yield* playBoards(session, { N: chooser(N), E: chooser(E), S: chooser(S), W: chooser(W) });
}

async function* asJson(boards: AsyncIterable<Finished | ThrownIn>): AsyncGenerator<object> {
  for await (const board of boards) yield boardJson(board);
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
  notes: [
    BOTS_THERE_ARE,
    'North deals first. "play" lists the cards in the order played, the leader of each trick first.',
  ],
  example: 'play --rules mb.site4 --boards 100 --seed 1 --bots L1,L1,L1,L1',
  prepare(given) {
    const sitting = readSitting(given);
    if (!sitting.ok) return sitting;
    return accept({ json: asJson(played(sitting.value)), text: boardLines(played(sitting.value)) });
  },
};

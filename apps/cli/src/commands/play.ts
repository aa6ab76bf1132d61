// `minibridge play`: boards played by bots from the deal to the score.

import { accept, type Finished, type Result, type ThrownIn } from '@minibridge/bridge';
import { choosersOf } from '../bot-levels';
import type { Aside, Command } from '../command';
import type { Complaint } from '../complaint';
import { boardJson } from '../play/board-json';
import { boardLines } from '../play/board-lines';
import { playBoards, type Session } from '../play/play-boards';
import { PROGRESS_NOTE, progress } from '../play/progress';
import { readSession, type SessionWords, sessionOptions } from '../play/session-options';
import { BOTS_THERE_ARE, type Bots, readBots } from '../reading/bots';
import { optional } from '../reading/given';
import type { Given } from '../reading/options';

/** One match of four deals. */
const BOARDS: SessionWords = { usual: 4, withoutSeed: 'nobody can guess them' };
const USUAL_BOTS: Bots = { N: 'L1', E: 'L1', S: 'L1', W: 'L1' };

/** What is dealt, and to whom. */
type Sitting = Session & { readonly bots: Bots };

function readSitting(given: Given): Result<Sitting, Complaint> {
  const session = readSession(given, BOARDS);
  if (!session.ok) return session;
  const bots = optional(given, 'bots', readBots);
  if (!bots.ok) return bots;
  return accept({ ...session.value, bots: bots.value ?? USUAL_BOTS });
}

/** A bot that searches has to be made first. */
async function* played({ bots, ...session }: Sitting, aside: Aside): AsyncGenerator<Finished | ThrownIn> {
  const { N, E, S, W } = bots;
  const chooser = await choosersOf([N, E, S, W]);
  const seated = { N: chooser(N), E: chooser(E), S: chooser(S), W: chooser(W) };
  yield* playBoards(session, seated, progress(session.boards, aside)('is being played'));
}

async function* asJson(boards: AsyncIterable<Finished | ThrownIn>): AsyncGenerator<object> {
  for await (const board of boards) yield boardJson(board);
}

export const PLAY: Command = {
  summary: 'boards played by bots, a line a board',
  usage: 'play [--rules ID] [--boards N] [--seed N] [--bots L1,L1,L1,L1]',
  options: [
    ...sessionOptions(BOARDS),
    { name: 'bots', hint: 'L1,L1,L1,L1', what: 'the level of each player, N, E, S and W' },
  ],
  notes: [
    BOTS_THERE_ARE,
    PROGRESS_NOTE,
    'North deals first. "play" lists the cards in the order played, the leader of each trick first.',
  ],
  example: 'play --rules mb.site4 --boards 100 --seed 1 --bots L1,L1,L1,L1',
  prepare(given, aside) {
    const sitting = readSitting(given);
    if (!sitting.ok) return sitting;
    return accept({ json: asJson(played(sitting.value, aside)), text: boardLines(played(sitting.value, aside)) });
  },
};

// `minibridge match`: two bots against each other, every board twice, so that the better one wins and not the better cards.

import { accept, type Result } from '@minibridge/bridge';
import { chanceFrom } from '../chance';
import type { Command } from '../command';
import type { Complaint } from '../complaint';
import { matchJson, matchLines } from '../match/match-lines';
import { type Match, played } from '../match/match-result';
import { PROGRESS_NOTE } from '../play/progress';
import { readSession, type SessionWords, sessionOptions } from '../play/session-options';
import { BOTS_THERE_ARE, readBot } from '../reading/bots';
import { required } from '../reading/given';
import type { Given } from '../reading/options';
import { found } from '../solving';

const BOARDS: SessionWords = { usual: 100, withoutSeed: 'one is drawn, and told' };

function readMatch(given: Given): Result<Match, Complaint> {
  const home = required(given, 'home', readBot);
  if (!home.ok) return home;
  const away = required(given, 'away', readBot);
  if (!away.ok) return away;
  const session = readSession(given, BOARDS);
  if (!session.ok) return session;
  const seed = session.value.seed ?? chanceFrom(undefined)();
  return accept({ home: home.value, away: away.value, ...session.value, seed });
}

export const MATCH: Command = {
  summary: 'two bots against each other, every board twice with the seats exchanged',
  usage: 'match --home L5 --away L1 [--boards N] [--seed N] [--rules ID]',
  options: [
    { name: 'home', hint: 'L5', what: 'the bot that sits north and south first, then east and west' },
    { name: 'away', hint: 'L1', what: 'its opponent' },
    ...sessionOptions(BOARDS),
  ],
  notes: [
    BOTS_THERE_ARE,
    'The result is what home wins on a board, on the average, and where the average lies with 95 % (bootstrap over boards).',
    PROGRESS_NOTE,
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

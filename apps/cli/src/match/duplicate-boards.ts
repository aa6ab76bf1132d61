// Boards played twice with the seats exchanged, as at two tables of a duplicate match: what a side wins is no luck of the cards.

import type { Chooser } from '@minibridge/bots';
import { type Finished, imps, sideScores, type ThrownIn } from '@minibridge/bridge';
import { playBoards, type Session } from '../play/play-boards';
import type { Playing, Tell } from '../play/progress';

export type Sides = { readonly home: Chooser; readonly away: Chooser };

/** What home wins on a board over both tables; minus: what it loses. */
export type Swing = { readonly tricks: number; readonly points: number; readonly imps: number };

function* played(boards: Iterable<Finished | ThrownIn>): Generator<Finished> {
  for (const board of boards) if (board.result === 'played') yield board;
}

function northSouthPoints(board: Finished): number {
  const { NS, EW } = sideScores(board);
  return NS - EW;
}

/** Home sits north and south at `first`, east and west at `second`. */
function swing(first: Finished, second: Finished): Swing {
  const points = northSouthPoints(first) - northSouthPoints(second);
  return { tricks: first.won.NS - second.won.NS, points, imps: imps(points) };
}

/** A swing for each board; 20 and 20 is dealt again at both tables. `session` has a seed, so that both tables get the same cards. */
export function* swings(
  session: Session & { readonly seed: number },
  { home, away }: Sides,
  tellOf?: (playing: Playing) => Tell,
): Generator<Swing> {
  const tell = tellOf?.('is being played');
  const tellExchanged = tellOf?.('is being played with the seats exchanged');
  const other = played(playBoards(session, { N: away, E: home, S: away, W: home }, tellExchanged));
  for (const first of played(playBoards(session, { N: home, E: away, S: home, W: away }, tell))) {
    const second = other.next();
    if (second.done === true) throw new Error('The tables do not play the same boards.');
    yield swing(first, second.value);
  }
}

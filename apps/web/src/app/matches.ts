// The match in play, and the one that waits while a deal of it is played again. Both survive a reload.

import { hostOf, newMatch, type Surroundings, type TableHost } from '../host/local-host';
import { dropMatch, dropWaiting, keepMatch, keepWaiting, keptMatch, waitingMatch } from '../host/saved-match';
import type { SavedMatch } from '../host/saved-shapes';
import type { MatchSetup } from '../host/setup';
import type { Keeping } from './page-storage';
import { createStore, type Store } from './store';

export type Matches = {
  /** The match at this device, if one is in play or just ended. */
  readonly match: Store<TableHost | undefined>;
  /** The match that has given way to practice, as it was kept; absent when nothing waits. */
  readonly waiting: Store<SavedMatch | undefined>;
  /** Starts a match in place of the one in play and of the one that waits; the caller has asked if need be. */
  readonly play: (setup: MatchSetup) => TableHost;
  /** Plays a deal again; the match in play waits, or the one that waits already. */
  readonly practise: (setup: MatchSetup) => TableHost;
  /** The match that waits goes on; nothing happens when none does. */
  readonly backToMatch: () => void;
  /** Forgets the match in play; one that waits takes its place. */
  readonly leave: () => void;
  /** Reads again what is kept, which another window may have changed. */
  readonly reopen: () => void;
};

type Kept = { readonly match?: SavedMatch | undefined; readonly waiting?: SavedMatch | undefined };

/** The two kept matches as they belong together: a match waits only while a given deal is in play in its place. */
function paired(storage: Keeping, { match, waiting }: Kept): Kept {
  if (waiting === undefined) return { match };
  if (match?.setup.given !== undefined && match.startedAt !== waiting.startedAt) return { match, waiting };
  dropWaiting(storage);
  if (match === undefined) keepMatch(storage, waiting);
  return { match: match ?? waiting };
}

/** Both kept matches; one that cannot be read lies aside now. */
function readKept(storage: Keeping): Kept {
  const kept = keptMatch(storage);
  const rests = waitingMatch(storage);
  return paired(storage, { match: kept.ok ? kept.value : undefined, waiting: rests.ok ? rests.value : undefined });
}

/** The matches of this page, from what `storage` has kept. */
export function openMatches(storage: Keeping, around: Surroundings): Matches {
  const first = readKept(storage);
  const match = createStore(first.match && hostOf(first.match, around));
  const waiting = createStore(first.waiting);
  const seat = (host: TableHost | undefined): void => {
    match.value()?.stop();
    match.set(host);
  };
  const start = (setup: MatchSetup): TableHost => {
    const host = newMatch(setup, around);
    seat(host);
    return host;
  };
  const rest = (saved: SavedMatch | undefined): void => {
    if (saved) keepWaiting(storage, saved);
    else dropWaiting(storage);
    waiting.set(saved);
  };
  const backToMatch = (): void => {
    const saved = waiting.value();
    if (saved === undefined) return;
    keepMatch(storage, saved);
    rest(undefined);
    seat(hostOf(saved, around));
  };
  const forget = (): void => {
    dropMatch(storage);
    seat(undefined);
  };
  const play = (setup: MatchSetup): TableHost => {
    rest(undefined);
    return start(setup);
  };
  const practise = (setup: MatchSetup): TableHost => {
    const left = keptMatch(storage);
    if (waiting.value() === undefined && left.ok) rest(left.value);
    return start(setup);
  };
  const leave = (): void => (waiting.value() ? backToMatch() : forget());
  const reopen = (): void => {
    const now = readKept(storage);
    waiting.set(now.waiting);
    seat(now.match && hostOf(now.match, around));
  };
  return { match, waiting, play, practise, backToMatch, leave, reopen };
}

// Two windows with one match would write over each other: the one in which something was done last plays on,
// and the other stands still until somebody takes the match over there.

import { isMatchKey } from '../host/saved-match';
import type { Matches } from './matches';
import { createStore, type Store } from './store';

export type Windows = {
  /** Another window plays the match. */
  readonly elsewhere: Store<boolean>;
  /** Plays on here, from where the other window has come to. */
  readonly takeOver: () => void;
};

/** Listens to what other windows keep, for as long as the page lives. */
export function watchWindows(matches: Matches): Windows {
  const elsewhere = createStore(false);
  addEventListener('storage', ({ key }) => {
    const host = matches.match.value();
    if (host === undefined || !isMatchKey(key)) return;
    host.stop();
    elsewhere.set(true);
  });
  // A new match begun here goes on here.
  matches.match.subscribe(() => elsewhere.set(false));
  return { elsewhere, takeOver: matches.reopen };
}

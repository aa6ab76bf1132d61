// Two windows with one match would write over each other: the one in which something was done last plays on,
// and the other stands still until somebody takes the match over there.

import { isMatchKey, MATCH_KEY } from '../host/saved-match';
import type { Matches } from './matches';
import type { PageStorage } from './page-storage';
import { createStore, type Store } from './store';

export type Windows = {
  /** Another window plays the match. */
  readonly elsewhere: Store<boolean>;
  /** Plays on here, from where the other window has come to. */
  readonly takeOver: () => void;
};

/**
 * Listens to what other windows keep, for as long as the page lives. After a reload the page may also hear of what it has
 * written itself before: that is no news.
 */
export function watchWindows(matches: Matches, storage: PageStorage): Windows {
  const elsewhere = createStore(false);
  addEventListener('storage', ({ key }) => {
    const host = matches.match.value();
    if (host === undefined || !isMatchKey(key) || !storage.isNews(MATCH_KEY)) return;
    host.stop();
    elsewhere.set(true);
  });
  // A new match begun here goes on here.
  matches.match.subscribe(() => elsewhere.set(false));
  return { elsewhere, takeOver: matches.reopen };
}

// What lives as long as the page: settings, the match in play, and a kept match that could not be read.

import { preferredLanguage } from '@minibridge/messages';
import { secureChance } from '../host/chance';
import { bots } from '../host/fetch-bots';
import type { Surroundings } from '../host/local-host';
import { PACE } from '../host/pace';
import { dropMatchSetAside, keepMatch, matchSetAside, type SetAside } from '../host/saved-match';
import { firstSettings, keepSettings, keptSettings, type Settings } from '../settings/settings';
import { type Matches, openMatches } from './matches';
import type { PageStorage } from './page-storage';
import { createStore, type Store } from './store';
import { type Windows, watchWindows } from './windows';

export type Session = {
  readonly settings: Store<Settings>;
  readonly change: (some: Partial<Settings>) => void;
  readonly matches: Matches;
  readonly savedProblem: Store<SetAside | undefined>;
  readonly dismissSavedProblem: () => void;
  readonly windows: Windows;
  /** Whether a match outlives the page; false where the browser keeps nothing. */
  readonly lasts: Store<boolean>;
};

/** The session of this page, from what `storage` has kept. */
export function openSession(storage: PageStorage): Session {
  const touch = matchMedia('(pointer: coarse)').matches;
  const settings = createStore(keptSettings(storage, firstSettings(preferredLanguage(navigator.languages), touch)));
  const around: Surroundings = {
    chance: secureChance(),
    bots,
    pace: () => PACE[settings.value().speed],
    keep: (match) => keepMatch(storage, match),
    now: () => Date.now(),
  };
  const matches = openMatches(storage, around);
  const savedProblem = createStore(matchSetAside(storage));
  return {
    settings,
    matches,
    savedProblem,
    windows: watchWindows(matches, storage),
    lasts: storage.lasts,
    change: (some) => {
      settings.set({ ...settings.value(), ...some });
      keepSettings(storage, settings.value());
    },
    dismissSavedProblem: () => {
      dropMatchSetAside(storage);
      savedProblem.set(matchSetAside(storage));
    },
  };
}

// What lives as long as the page: settings, the match in play, and a kept match that could not be read.

import { preferredLanguage } from '@minibridge/messages';
import { secureChance } from '../host/chance';
import { hostOf, newMatch, type Surroundings, type TableHost } from '../host/local-host';
import { PACE } from '../host/pace';
import {
  dropMatch,
  dropMatchSetAside,
  keepMatch,
  keptMatch,
  matchSetAside,
  type SavedProblem,
} from '../host/saved-match';
import type { MatchSetup } from '../host/setup';
import { firstSettings, keepSettings, keptSettings, type Settings } from '../settings/settings';
import { createStore, type Store } from './store';

export type SetAside = { readonly problem: SavedProblem; readonly text: string };

export type Session = {
  readonly settings: Store<Settings>;
  readonly change: (some: Partial<Settings>) => void;
  readonly match: Store<TableHost | undefined>;
  readonly savedProblem: Store<SetAside | undefined>;
  readonly dismissSavedProblem: () => void;
  readonly play: (setup: MatchSetup) => TableHost;
  readonly leave: () => void;
};

/** The session of this page, from what `storage` has kept. */
export function openSession(storage: Storage): Session {
  const touch = matchMedia('(pointer: coarse)').matches;
  const settings = createStore(keptSettings(storage, firstSettings(preferredLanguage(navigator.languages), touch)));
  const around: Surroundings = {
    chance: secureChance(),
    pace: () => PACE[settings.value().speed],
    keep: (match) => keepMatch(storage, match),
    now: () => Date.now(),
  };
  const kept = keptMatch(storage);
  const match = createStore(kept.ok && kept.value ? hostOf(kept.value, around) : undefined);
  const savedProblem = createStore(kept.ok ? undefined : asideOf(storage, kept.refusal));
  return {
    settings,
    match,
    savedProblem,
    change: (some) => {
      settings.set({ ...settings.value(), ...some });
      keepSettings(storage, settings.value());
    },
    dismissSavedProblem: () => {
      dropMatchSetAside(storage);
      savedProblem.set(undefined);
    },
    play: (setup) => {
      match.value()?.stop();
      const host = newMatch(setup, around);
      match.set(host);
      return host;
    },
    leave: () => {
      match.value()?.stop();
      dropMatch(storage);
      match.set(undefined);
    },
  };
}

function asideOf(storage: Storage, problem: SavedProblem): SetAside {
  return { problem, text: matchSetAside(storage) ?? '' };
}

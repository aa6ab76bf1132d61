// What every screen can reach: the words, the settings, the match in play and the way to other pages.

import type { TableMessages } from '@minibridge/messages';
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { TableHost } from '../host/local-host';
import type { SetAside } from '../host/saved-match';
import type { Settings } from '../settings/settings';
import type { Matches } from './matches';
import type { Route } from './route';
import { type Store, useStore } from './store';
import type { Windows } from './windows';

export type AppState = Matches & {
  readonly say: TableMessages;
  readonly settings: Settings;
  /** Changes some settings; applied and kept at once. */
  readonly change: (some: Partial<Settings>) => void;
  /** A kept match that could not be read; `text` is what was set aside. */
  readonly savedProblem?: SetAside;
  /** The person has seen that message. */
  readonly dismissSavedProblem: () => void;
  readonly windows: Windows;
  /** Whether a match outlives the page. */
  readonly lasts: Store<boolean>;
  readonly go: (route: Route) => void;
  /** The page from which somebody went aside, to the settings or the rules; absent when they began there. */
  readonly cameFrom: Route | undefined;
};

export const AppContext = createContext<AppState | undefined>(undefined);

/** Everything a screen needs; only inside the app. */
export function useApp(): AppState {
  const state = useContext(AppContext);
  if (state === undefined) throw new Error('Screens live inside the app.');
  return state;
}

/** The words of the screens in the chosen language. */
export function useSay(): TableMessages {
  return useApp().say;
}

/** Where the way back leads from a page at the side: where one came from, else to the match. */
export function useWayBack(): Route {
  const { cameFrom, match } = useApp();
  const host = useStore(match);
  return cameFrom ?? { page: host ? 'table' : 'start' };
}

/** The match in play, and again whenever another one takes its place. */
export function useMatch(): TableHost | undefined {
  return useStore(useApp().match);
}

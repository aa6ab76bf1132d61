// The page: which screen stands where, and what all screens share.

import type { TableMessages } from '@minibridge/messages';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { stageOfView } from '../screens/table/stage-of-view';
import { fetchStage } from '../screens/table/stages';
import type { Settings } from '../settings/settings';
import { AppContext, type AppState } from './app-state';
import { lazy } from './lazy';
import { loadWords } from './load-words';
import { addressOf, type Route, routeOf } from './route';
import type { Session } from './session';
import { showSettings } from './show-settings';
import { useStore } from './store';
import { usePageFocus } from './use-page-focus';

const StartScreen = lazy(async () => (await import('../screens/start/StartScreen')).StartScreen);
const FirstDealScreen = lazy(async () => (await import('../screens/lesson/FirstDealScreen')).FirstDealScreen);
const NewMatchScreen = lazy(async () => (await import('../screens/new-match/NewMatchScreen')).NewMatchScreen);
const LiveScreen = lazy(async () => (await import('../screens/live/LiveScreen')).LiveScreen);
const LinkedDealScreen = lazy(async () => (await import('../screens/new-match/LinkedDealScreen')).LinkedDealScreen);
const RulesScreen = lazy(async () => (await import('../screens/rules/RulesScreen')).RulesScreen);
const SettingsScreen = lazy(async () => (await import('../screens/settings/SettingsScreen')).SettingsScreen);
const TableScreen = lazy(async () => (await import('../screens/table/TableScreen')).TableScreen);

/** Fetches the screen on which the page begins, beside its words; of a table also the stage that is on. */
export function beginFetching({ matches }: Session): void {
  const { page } = routeOf(location.hash);
  if (page === 'start') void StartScreen.ahead();
  if (page === 'first-deal') void FirstDealScreen.ahead();
  const host = matches.match.value();
  if (page !== 'table' || host === undefined) return;
  void TableScreen.ahead();
  void fetchStage(stageOfView(host.view.value()));
}

function Screen({ route }: { readonly route: Route }) {
  switch (route.page) {
    case 'start':
      return <StartScreen badLink={route.badLink} />;
    case 'first-deal':
      return <FirstDealScreen />;
    case 'new':
      return <NewMatchScreen />;
    case 'table':
      return <TableScreen />;
    case 'deal':
      return <LinkedDealScreen id={route.id} />;
    case 'rules':
      return <RulesScreen rules={route.rules} />;
    case 'settings':
      return <SettingsScreen />;
    case 'live':
      return <LiveScreen at={route.at} />;
  }
}

type Way = { readonly route: Route; readonly cameFrom: Route | undefined };

function isAside({ page }: Route): boolean {
  return page === 'settings' || page === 'rules';
}

/** The route named by the address bar, and again whenever it changes. */
function useWay(): Way {
  const [way, setWay] = useState((): Way => ({ route: routeOf(location.hash), cameFrom: undefined }));
  useEffect(() => {
    const follow = (): void => {
      setWay((before) => ({
        route: routeOf(location.hash),
        cameFrom: isAside(before.route) ? before.cameFrom : before.route,
      }));
      scrollTo(0, 0);
    };
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);
  return way;
}

/** The words of the chosen language; the old ones stay until the new ones are here. */
function useWords(settings: Settings, first: TableMessages): TableMessages {
  const [say, setSay] = useState(() => first);
  useEffect(() => {
    let stale = false;
    void loadWords(settings).then((words) => {
      if (stale) return;
      setSay(() => words);
      showSettings(settings);
    });
    return () => {
      stale = true;
    };
  }, [settings]);
  return say;
}

function goTo(route: Route): void {
  location.hash = addressOf(route);
}

export type AppProps = {
  readonly session: Session;
  /** The words in which the page begins. */
  readonly firstWords: TableMessages;
};

export function App({ session, firstWords }: AppProps) {
  const settings = useStore(session.settings);
  const savedProblem = useStore(session.savedProblem);
  const say = useWords(settings, firstWords);
  const { route, cameFrom } = useWay();
  usePageFocus(route);
  const state = useMemo((): AppState => {
    const { change, matches, dismissSavedProblem, lasts, windows } = session;
    const shared = { ...matches, say, settings, change, dismissSavedProblem, lasts, windows, go: goTo, cameFrom };
    return savedProblem ? { ...shared, savedProblem } : shared;
  }, [session, say, settings, savedProblem, cameFrom]);
  return (
    <AppContext.Provider value={state}>
      <Screen route={route} />
    </AppContext.Provider>
  );
}

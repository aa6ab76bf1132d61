// Parts of the table that nobody sees at first: fetched once the table stands, so that it stands sooner.

import { lazy } from '../../app/lazy';

export const TableMenu = lazy(async () => (await import('./TableMenu')).TableMenu, 'nothing');
export const CountHelp = lazy(async () => (await import('./count/CountHelp')).CountHelp, 'nothing');
export const HintPanel = lazy(async () => (await import('./hint/HintPanel')).HintPanel, 'nothing');
/** With others, who may ask for a card back. */
export const Asked = lazy(async () => (await import('./play/Asked')).Asked, 'nothing');
/** Beside the play, on a wide screen: its column is there before it. */
export const SidePanel = lazy(async () => (await import('./play/SidePanel')).SidePanel, 'nothing');
export const LastTrickDialog = lazy(async () => (await import('./play/LastTrickDialog')).LastTrickDialog, 'nothing');

/** Milliseconds after which even a slow device has drawn the table and has come to rest; a press before that fetches its part at once. */
const LATER = 4000;

/** Fetches them all in a quiet moment; returns the way to leave it. */
export function fetchLater(): () => void {
  const parts = [TableMenu, CountHelp, HintPanel, LastTrickDialog, Asked];
  const timer = setTimeout(() => {
    for (const part of parts) void part.ahead();
  }, LATER);
  return () => clearTimeout(timer);
}

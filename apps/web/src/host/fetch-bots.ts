// Bots are fetched once the table stands; until they are here, it waits as if they were thinking.

import { createStore, type Store } from '../app/store';
import type { Decide } from './thinking/question';

/** Milliseconds until the next attempt, when the network has failed. */
const AGAIN = 3000;

/** Absent until they are here. */
export const bots: Store<Decide | undefined> = createStore<Decide | undefined>(undefined);

export async function fetchBots(): Promise<void> {
  if (bots.value()) return;
  try {
    bots.set((await import('./bots')).decide);
  } catch {
    setTimeout(() => void fetchBots(), AGAIN);
  }
}

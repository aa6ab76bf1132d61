// Bots are fetched once the table stands; until they are here, it waits as if they were thinking.

import { createStore, type Store } from '../app/store';
import { untilHere } from '../app/until-here';
import type { Decide } from './thinking/question';

/** Absent until they are here. */
export const bots: Store<Decide | undefined> = createStore<Decide | undefined>(undefined);

/** Resolves once they are here, however long the network is gone. */
export async function fetchBots(): Promise<void> {
  if (bots.value()) return;
  const { decide } = await new Promise<typeof import('./bots')>((resolve) => {
    untilHere(() => import('./bots'), { onHere: resolve });
  });
  bots.set(decide);
}

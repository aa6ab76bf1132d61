// The store with a look at each append: how long it took, and whether the store is there.

import { type Append, type Appended, NotKept, type Store } from '../store/store.ts';
import type { Verdict } from './metrics.ts';
import type { UpOrAway } from './up-or-away.ts';

export type StoreWatch = {
  readonly state: UpOrAway;
  readonly appended?: ((verdict: Verdict, seconds: number) => void) | undefined;
};

const isNotKept = (error: unknown): boolean => error instanceof NotKept;

export function watchedStore(store: Store, { state, appended }: StoreWatch): Store {
  async function append(what: Append): Promise<Appended> {
    const start = performance.now();
    const told = (verdict: Verdict) => appended?.(verdict, (performance.now() - start) / 1000);
    try {
      const verdict = await store.append(what);
      state.seen(true);
      told(verdict);
      return verdict;
    } catch (error) {
      if (isNotKept(error)) state.seen(false);
      told(isNotKept(error) ? 'not-kept' : 'fault');
      throw error;
    }
  }

  async function isReady(): Promise<boolean> {
    const ready = await store.isReady();
    state.seen(ready);
    return ready;
  }

  return { ...store, append, isReady };
}

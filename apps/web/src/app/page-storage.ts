// What this page keeps on the device. A browser may forbid that or have no room left: then it is kept as long as the page lives.

import { createStore, type Store } from './store';

export type Keeping = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export type PageStorage = Keeping & {
  /** Whether all that is kept outlives the page. */
  readonly lasts: Store<boolean>;
  /** Whether something else lies under `key` than this page has last read or written there: another window's. */
  readonly isNews: (key: string) => boolean;
};

/** Written and taken away again, to learn whether the browser keeps anything. */
const PROBE = 'minibridge.probe';

/** `own` as far as the browser lets it be used; what it refuses stays in memory. */
export function forgiving(own: () => Keeping): PageStorage {
  /** What the browser has refused: texts not written, and null for what it did not remove. */
  const refused = new Map<string, string | null>();
  /** What this page has last read or written. */
  const known = new Map<string, string | null>();
  const lasts = createStore(true);
  function kept(key: string): string | null {
    try {
      return own().getItem(key);
    } catch {
      return null;
    }
  }
  function change(key: string, text: string | null): void {
    try {
      if (text === null) own().removeItem(key);
      else own().setItem(key, text);
      refused.delete(key);
      known.set(key, text);
    } catch {
      refused.set(key, text);
    }
    lasts.set(refused.size === 0);
  }
  change(PROBE, '');
  change(PROBE, null);
  return {
    lasts,
    getItem: (key) => {
      const here = refused.get(key);
      if (here !== undefined) return here;
      const text = kept(key);
      known.set(key, text);
      return text;
    },
    setItem: change,
    removeItem: (key) => change(key, null),
    isNews: (key) => kept(key) !== (known.get(key) ?? null),
  };
}

export const pageStorage: PageStorage = forgiving(() => localStorage);

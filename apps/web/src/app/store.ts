// A value that tells its readers when it changes; the whole state machinery of the page.

import { useEffect, useState } from 'preact/hooks';

export type Store<T> = {
  readonly value: () => T;
  readonly set: (next: T) => void;
  /** Calls `listener` after each change; returns the way to stop. */
  readonly subscribe: (listener: () => void) => () => void;
};

export function createStore<T>(first: T): Store<T> {
  let current = first;
  const listeners = new Set<() => void>();
  return {
    value: () => current,
    set: (next) => {
      if (Object.is(next, current)) return;
      current = next;
      for (const listener of [...listeners]) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The store's value; the component renders again when it changes. */
export function useStore<T>(store: Store<T>): T {
  const [value, setValue] = useState(store.value);
  useEffect(() => {
    const take = (): void => setValue(() => store.value());
    take();
    return store.subscribe(take);
  }, [store]);
  return value;
}

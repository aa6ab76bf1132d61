// What this page keeps on the device. A browser may forbid that or have no room left: then it is kept as long as the page lives.

export type Keeping = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** `own` as far as the browser lets it be used; what it refuses stays in memory. */
export function forgiving(own: () => Keeping): Keeping {
  /** What the browser has refused: texts not written, and null for what it did not remove. */
  const refused = new Map<string, string | null>();
  function change(key: string, text: string | null): void {
    try {
      if (text === null) own().removeItem(key);
      else own().setItem(key, text);
      refused.delete(key);
    } catch {
      refused.set(key, text);
    }
  }
  return {
    getItem: (key) => {
      const here = refused.get(key);
      if (here !== undefined) return here;
      try {
        return own().getItem(key);
      } catch {
        return null;
      }
    },
    setItem: change,
    removeItem: (key) => change(key, null),
  };
}

export const pageStorage: Keeping = forgiving(() => localStorage);

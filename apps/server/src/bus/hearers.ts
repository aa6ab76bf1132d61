// Who listens for one kind of message in this process. Nobody is called within the call that tells: first whoever tells goes on.

export type Hearers<T> = {
  /** The function that it returns ends the listening. */
  readonly add: (hear: (message: T) => void) => () => void;
  readonly count: () => number;
  readonly tellAll: (message: T) => void;
  /** Takes turns. */
  readonly tellOne: (message: T) => void;
};

export function newHearers<T>(): Hearers<T> {
  const hearers = new Set<{ readonly hear: (message: T) => void }>();

  function tell(hearer: { readonly hear: (message: T) => void }, message: T): void {
    queueMicrotask(() => {
      if (hearers.has(hearer)) hearer.hear(message);
    });
  }

  return {
    add(hear) {
      const hearer = { hear };
      hearers.add(hearer);
      return () => void hearers.delete(hearer);
    },
    count: () => hearers.size,
    tellAll(message) {
      for (const hearer of hearers) tell(hearer, message);
    },
    tellOne(message) {
      const [next] = hearers;
      if (!next) return;
      // The last in the row from now on.
      hearers.delete(next);
      hearers.add(next);
      tell(next, message);
    },
  };
}

// So many things at a time; the others wait in the order of coming.

export type Line = {
  /** How many wait. */
  readonly waiting: () => number;
  /**
   * What comes of `work`, which never rejects; absent as soon as the signal is raised. Work that has not begun never begins then;
   * work that has begun keeps its place until it is done.
   */
  readonly enter: <T>(work: () => Promise<T>, signal: AbortSignal) => Promise<T | undefined>;
};

/** `places`: how many are at work at the same time. */
export function newLine(places: number): Line {
  const waiting = new Set<() => void>();
  let atWork = 0;

  async function worked<T>(work: () => Promise<T>): Promise<T> {
    atWork += 1;
    try {
      return await work();
    } finally {
      atWork -= 1;
      const [next] = waiting;
      next?.();
    }
  }

  return {
    waiting: () => waiting.size,
    enter: (work, signal) =>
      new Promise((resolve) => {
        if (signal.aborted) return resolve(undefined);
        const begin = (): void => {
          waiting.delete(begin);
          // Not `resolve(worked(work))`: that would wait for the work even after the signal.
          void worked(work).then(resolve);
        };
        const giveUp = (): void => {
          waiting.delete(begin);
          resolve(undefined);
        };
        signal.addEventListener('abort', giveUp, { once: true });
        if (atWork < places) begin();
        else waiting.add(begin);
      }),
  };
}

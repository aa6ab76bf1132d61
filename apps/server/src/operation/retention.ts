// Tables and sessions that nobody has used for long are deleted, as the operator has set.

import { NotKept, type Store } from '../store/store.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

export type Retention = {
  readonly store: Pick<Store, 'forget'>;
  /** 0: never. */
  readonly days: number;
  /** Milliseconds since 1970, rather too early than too late. */
  readonly now: () => number;
  /** How many tables were deleted, when there were any. */
  readonly forgotten: (tables: number) => void;
  readonly report: (what: string, error: unknown) => void;
};

/**
 * Deletes what is old, every day until the function that it returns is called. First an hour after the start: a machine without a
 * clock of its own has asked for the time by then, and a wrong one would make everything old.
 */
export function keepTidy({ store, days, now, forgotten, report }: Retention): () => void {
  if (days === 0) return () => undefined;

  async function tidy(): Promise<void> {
    const tables = await store.forget(now() - days * DAY);
    if (tables > 0) forgotten(tables);
  }

  function tidyQuietly(): void {
    tidy().catch((error: unknown) => {
      // A store that is away is told elsewhere, and tomorrow is another day.
      if (!(error instanceof NotKept)) report('old tables could not be deleted', error);
    });
  }

  const first = setTimeout(tidyQuietly, HOUR);
  const daily = setInterval(tidyQuietly, DAY);
  return () => {
    clearTimeout(first);
    clearInterval(daily);
  };
}

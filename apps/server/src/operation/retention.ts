// Tables and sessions that nobody has used for long are deleted, as the operator has set.

import { NotKept, type Store } from '../store/store.ts';

const DAY = 86_400_000;

export type Retention = {
  readonly store: Pick<Store, 'forget'>;
  /** 0: never. */
  readonly days: number;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** How many tables were deleted, when there were any. */
  readonly forgotten: (tables: number) => void;
  readonly report: (what: string, error: unknown) => void;
};

/** Deletes what is old, now and every day, until the function that it returns is called. */
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

  tidyQuietly();
  const daily = setInterval(tidyQuietly, DAY);
  return () => clearInterval(daily);
}

/** Tables and sessions that nobody has used for long are deleted, as the operator has set. */
import type { Store } from './store/store.ts';

const DAY = 86_400_000;
const HOUR = 3_600_000;

export type Retention = {
  readonly store: Store;
  /** 0: never. */
  readonly days: number;
  readonly report: (what: string, error: unknown) => void;
};

/** Deletes what is old, now and every hour, until the function that it returns is called. */
export function keepTidy({ store, days, report }: Retention): () => void {
  if (days === 0) return () => undefined;
  function tidy(): void {
    store.forget(Date.now() - days * DAY).catch((error: unknown) => report('old tables could not be deleted', error));
  }
  tidy();
  const hourly = setInterval(tidy, HOUR);
  return () => clearInterval(hourly);
}

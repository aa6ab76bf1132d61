// For tests of the page: waiting.

import { vi } from 'vitest';

/** Tries `check` until it holds. On a machine that is busy with everything else a document takes many times its usual time. */
export function until<T>(check: () => T | Promise<T>): Promise<T> {
  return vi.waitFor(check, { timeout: 60_000 });
}

// The host that the play sees while one only watches: nothing can be done.

import { useMemo } from 'preact/hooks';
import { useApp } from '../../../app/app-state';
import { createStore } from '../../../app/store';
import type { HostView } from '../../../host/ledger';
import type { TableHost } from '../../../host/local-host';

export function useWatchHost(view: HostView, code: string): TableHost {
  const { go } = useApp();
  return useMemo(
    () => ({
      view: createStore(view),
      send: () => ({ reason: 'not-asked' }) as const,
      next: () => ({ reason: 'not-asked' }) as const,
      goOn: () => go({ page: 'live', at: `${code}/deals` }),
      stop: () => undefined,
    }),
    [view, code, go],
  );
}

// A table that is followed: by whoever sits at it as long as the page lives, by others while they look at it.

import type { TableCode } from '@minibridge/protocol';
import { useEffect, useMemo } from 'preact/hooks';
import { useStore } from '../../app/store';
import { type LiveTable, seatOfViewer } from '../../live/live-table';
import { useLive } from './live-context';

/** Absent until all is here that has happened so far. */
export function useTable(code: TableCode): LiveTable | undefined {
  const { live } = useLive();
  const shown = useMemo(() => live.table(code), [live, code]);
  useEffect(
    () => () => {
      const now = shown.value();
      if (now === undefined || seatOfViewer(now) === undefined) live.forget(code);
    },
    [live, code, shown],
  );
  return useStore(shown);
}

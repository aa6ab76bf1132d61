// Whether a hint may be asked for, and whether it has been: for the position in which somebody asked, and for no other.

import type { Table } from '@minibridge/table';
import { useCallback, useEffect, useState } from 'preact/hooks';
import type { HostView } from '../../../host/ledger';
import { useExtras } from '../extras';
import { isHintDue } from './due';

export type Asked = {
  /** Absent where no hint may be asked for. */
  readonly ask: (() => void) | undefined;
  readonly isOpen: boolean;
  readonly close: () => void;
};

/** In a match alone, and with others where the host allows it; a lesson says itself what to do. */
export function useAskedHint(view: HostView): Asked {
  const { boardLog } = view.table;
  const [at, setAt] = useState<Table['boardLog']>();
  const close = useCallback(() => setAt(undefined), []);
  const extras = useExtras();
  const isAllowed = extras === undefined || extras.hasHints === true;
  // What the host has taken away does not come back by itself.
  useEffect(() => {
    if (!isAllowed) close();
  }, [isAllowed, close]);
  const mayAsk = isAllowed && isHintDue(view);
  return { ask: mayAsk ? () => setAt(boardLog) : undefined, isOpen: mayAsk && at === boardLog, close };
}

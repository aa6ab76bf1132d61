// Whether a hint may be asked for, and whether it has been: for the position in which somebody asked, and for no other.

import type { Table } from '@minibridge/table';
import { useCallback, useState } from 'preact/hooks';
import type { HostView } from '../../../host/ledger';
import { isHintDue } from './due';

export type Asked = {
  /** Absent where no hint may be asked for. */
  readonly ask: (() => void) | undefined;
  readonly isOpen: boolean;
  readonly close: () => void;
};

/** `isAlone`: at no table with others, and in no lesson, which says itself what to do. */
export function useAskedHint(view: HostView, isAlone: boolean): Asked {
  const { boardLog } = view.table;
  const [at, setAt] = useState<Table['boardLog']>();
  const close = useCallback(() => setAt(undefined), []);
  const mayAsk = isAlone && isHintDue(view);
  return { ask: mayAsk ? () => setAt(boardLog) : undefined, isOpen: mayAsk && at === boardLog, close };
}

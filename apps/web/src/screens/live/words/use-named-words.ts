// The words of a table with its people's names, as long as the same people sit there.

import type { Seat } from '@minibridge/bridge';
import type { TableMessages } from '@minibridge/messages';
import type { Table } from '@minibridge/table';
import { useMemo } from 'preact/hooks';
import { useApp } from '../../../app/app-state';
import { useLive } from '../live-context';
import { namedWords } from './named-words';

/** `table`: as it lies on the screen; absent: there is none yet. `me`: the reader's seat. */
export function useNamedWords(table: Table | undefined, me: Seat | undefined): TableMessages {
  const { say } = useApp();
  const { words } = useLive();
  const seating = table?.seating;
  const settling = table?.board?.phase === 'agreeing' ? table.board.side : undefined;
  return useMemo(
    () => (seating ? namedWords({ say, words, seating, me, settling }) : say),
    [say, words, seating, me, settling],
  );
}

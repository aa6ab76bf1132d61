// The words of a table with its people's names, as long as the same people sit there.

import type { TableMessages } from '@minibridge/messages';
import { useMemo } from 'preact/hooks';
import { useApp } from '../../../app/app-state';
import { type LiveTable, seatOfViewer } from '../../../live/live-table';
import { useLive } from '../live-context';
import { namedWords } from './named-words';

export function useNamedWords(live: LiveTable): TableMessages {
  const { say } = useApp();
  const { words } = useLive();
  const table = live.match?.table;
  const seating = table?.seating;
  const settling = table?.board?.phase === 'agreeing' ? table.board.side : undefined;
  const me = seatOfViewer(live);
  return useMemo(
    () => (seating ? namedWords({ say, words, seating, me, settling }) : say),
    [say, words, seating, me, settling],
  );
}

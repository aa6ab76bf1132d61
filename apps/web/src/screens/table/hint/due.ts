// When a hint may be asked for: the person is to agree, to choose or to play. Counting has its own help, which lifts the cards.

import { actorsOn } from '@minibridge/table';
import type { HostView } from '../../../host/ledger';

export function isHintDue({ seat, setup, table, reading }: HostView): boolean {
  const { board, pausedBy, undo } = table;
  if (!board || board.phase === 'announcing' || (pausedBy ?? undo ?? reading) !== undefined) return false;
  return actorsOn(board).includes(seat) && !(board.phase === 'choosing' && setup.given?.contract);
}

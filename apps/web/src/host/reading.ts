// Moments at which the table waits until the person has read: the totals, who declares, the last trick.

import type { Board } from '@minibridge/bridge';
import type { Table } from '@minibridge/table';

/** count: the four totals; declarer: who declares, or 20 and 20; last-trick: the thirteenth trick lies. */
export type Reading = 'count' | 'declarer' | 'last-trick';

function isSettled(board: Board | undefined): boolean {
  return board?.phase === 'choosing' || (board?.phase === 'over' && board.result === 'redeal');
}

/** What is to be read after a change from `before` to `after`, when `reading` was open. */
export function readingAfter(before: Table, after: Table, reading: Reading | undefined): Reading | undefined {
  const isNewBoard = after.board !== undefined && after.boardLog[0] !== before.boardLog[0];
  if (isNewBoard) return isSettled(after.board) || after.board?.phase === 'agreeing' ? 'count' : undefined;
  if (isSettled(after.board) && !isSettled(before.board)) return 'declarer';
  if (after.board?.phase === 'over' && before.board?.phase === 'play') return 'last-trick';
  return isSettled(after.board) ? reading : undefined;
}

/** What is to be read when a kept match is opened again. */
export function readingAtStart(table: Table): Reading | undefined {
  return isSettled(table.board) ? 'declarer' : undefined;
}

/** What comes after `reading`, once the person goes on. */
export function readOn(reading: Reading | undefined, board: Board | undefined): Reading | undefined {
  return reading === 'count' && isSettled(board) ? 'declarer' : undefined;
}

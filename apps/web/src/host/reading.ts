// Moments at which the table waits until the person has read: the totals, who declares, the last trick.

import type { Board } from '@minibridge/bridge';
import type { Table } from '@minibridge/table';

/** count: the four totals; declarer: who declares, or 20 and 20; last-trick: the thirteenth trick lies. */
export type Reading = 'count' | 'declarer' | 'last-trick';

function isSettled(board: Board | undefined): boolean {
  return board?.phase === 'choosing' || (board?.phase === 'over' && board.result === 'redeal');
}

/** The four totals are there: declarer is known, or the two will settle it, or nobody declares. */
function isCounted(board: Board | undefined): boolean {
  return isSettled(board) || board?.phase === 'agreeing';
}

/**
 * What is to be read after a change from `before` to `after`, when `reading` was open. Points that are shown at once are
 * read first; however many events lie between, the answer is the same.
 */
export function readingAfter(before: Table, after: Table, reading: Reading | undefined): Reading | undefined {
  const { board } = after;
  const last = after.boardLog[0] === before.boardLog[0] ? before.board : undefined;
  const isShown = board?.rules.points.reveal === 'auto';
  if (isShown && isCounted(board) && !isCounted(last)) return 'count';
  if (isSettled(board) && !isSettled(last)) return 'declarer';
  if (board?.phase === 'over' && last?.phase === 'play') return 'last-trick';
  const isStillOpen = isCounted(board) || (board?.phase === 'over' && reading === 'last-trick');
  return isStillOpen ? reading : undefined;
}

/** What is to be read when a kept match is opened again. */
export function readingAtStart(table: Table): Reading | undefined {
  return isSettled(table.board) ? 'declarer' : undefined;
}

/** What comes after `reading`, once the person goes on. */
export function readOn(reading: Reading | undefined, board: Board | undefined): Reading | undefined {
  return reading === 'count' && isSettled(board) ? 'declarer' : undefined;
}

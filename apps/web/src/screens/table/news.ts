// What happened between two looks at a table, each event once, with the board as it stood after it.

import { type Board, type BoardEvent, evolve } from '@minibridge/bridge';
import type { Table, TableEvent } from '@minibridge/table';

export type News = { readonly event: TableEvent; readonly after: Board | undefined };

/** What happened on the board, or on a new one. */
function boardNews(before: Table, after: Table): readonly News[] {
  const isSame = before.boardLog[0] === after.boardLog[0];
  const seen = isSame ? before.boardLog.length : 0;
  let board = isSame ? before.board : undefined;
  return after.boardLog.slice(seen).map((event: BoardEvent) => {
    board = evolve(board, event);
    return { event: { type: 'onBoard', event }, after: board };
  });
}

function dealerEvents(before: Table, after: Table): readonly TableEvent[] {
  if (before.dealer !== undefined || after.dealer === undefined) return [];
  return after.drawn ? [{ type: 'dealerDrawn', cards: after.drawn }] : [{ type: 'dealerNamed', seat: after.dealer }];
}

function pauseEvents(before: Table, after: Table): readonly TableEvent[] {
  if (before.pausedBy === after.pausedBy) return [];
  if (after.pausedBy !== undefined) return [{ type: 'paused', seat: after.pausedBy }];
  return before.pausedBy === undefined ? [] : [{ type: 'resumed', seat: before.pausedBy }];
}

function undoEvents({ undo }: Table, after: Table): readonly TableEvent[] {
  if (after.undo === undefined || after.undo === undo) return [];
  const { by, agreed } = after.undo;
  const asked: readonly TableEvent[] = undo === undefined ? [{ type: 'undoAsked', seat: by }] : [];
  const before = undo?.agreed.length ?? 0;
  return [...asked, ...agreed.slice(before).map((seat) => ({ type: 'undoAnswered', seat, agrees: true }) as const)];
}

/** The time, where the rules set one; else those who play have ended it. */
function closingEvents(before: Table, after: Table): readonly TableEvent[] {
  if (before.closed || !after.closed) return [];
  return [{ type: 'matchClosed', why: after.rules.match.timeLimitMin === undefined ? 'people' : 'time' }];
}

/** Everything that is new in `after`, in order. */
export function newsBetween(before: Table, after: Table): readonly News[] {
  const around = [...dealerEvents(before, after), ...pauseEvents(before, after), ...undoEvents(before, after)];
  const atTable = (event: TableEvent): News => ({ event, after: after.board });
  return [...around.map(atTable), ...boardNews(before, after), ...closingEvents(before, after).map(atTable)];
}

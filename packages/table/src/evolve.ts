// A table and an event make the next table. Nothing is judged here; an impossible log throws.

import {
  type Board,
  type BoardEvent,
  evolve as evolveBoard,
  Impossible,
  lho,
  type Rules,
  type Seat,
} from '@minibridge/bridge';
import type { TableEvent } from './event';
import type { DealProof, PromisedDeal } from './fair-deal';
import { dealerByDraw } from './first-dealer';
import { type Players, playersAtFirst, playersWith } from './players';
import { rowOf } from './sheet';
import type { Table } from './table';

/** A board begins with those who sit there; who comes later has played once something happens. */
function playersAfter({ players, seating }: Table, event: BoardEvent): Players {
  return players === undefined || event.type === 'boardOpened'
    ? playersAtFirst(seating)
    : playersWith(players, seating);
}

function onBoard(table: Table, event: BoardEvent): Table {
  const before = event.type === 'boardOpened' ? undefined : table.board;
  const board = evolveBoard(before, event);
  const boardLog = event.type === 'boardOpened' ? [event] : table.boardLog.concat(event);
  const players = playersAfter(table, event);
  const next: Table = { ...(event.type === 'takenBack' ? settled(table) : table), board, boardLog, players };
  return board.phase === 'over' ? boardEnded(next, board) : next;
}

/** Nobody asks to take back any more. */
function settled({ undo: _settled, ...rest }: Table): Table {
  return rest;
}

/** A deal played goes on the sheet and the deal passes on; 20 and 20 leaves no row. */
function boardEnded(table: Table, board: Extract<Board, { phase: 'over' }>): Table {
  if (board.result === 'redeal') return { ...table, dealer: board.redealer };
  const { players = playersAtFirst(table.seating) } = table;
  return { ...table, dealer: lho(board.dealer), sheet: [...table.sheet, rowOf(board, players)] };
}

function undoAnswered(table: Table, seat: Seat, agrees: boolean): Table {
  if (table.undo === undefined) throw new Impossible('an answer without a question');
  const { undo, ...rest } = table;
  return agrees ? { ...rest, undo: { by: undo.by, agreed: [...undo.agreed, seat] } } : rest;
}

function dealProved(table: Table, proof: DealProof): Table {
  const promised = table.promised ?? [];
  const last: PromisedDeal | undefined = promised.at(-1);
  if (last === undefined) throw new Impossible('a proof without a promise');
  return { ...table, promised: [...promised.slice(0, -1), { ...last, proof }] };
}

/** Without the board, and what was asked on it; the dealer stays the same. */
function dealThrownAway(table: Table): Table {
  const { board: _board, undo: _undo, players: _players, ...rest } = table;
  return { ...rest, boardLog: [] };
}

function matchOpened({ seating, policy, pausedBy }: Table, rules: Rules): Table {
  const table = { rules, seating, policy, boardLog: [], sheet: [], closed: false };
  return pausedBy === undefined ? table : { ...table, pausedBy };
}

function resumed(table: Table): Table {
  const { pausedBy: _over, ...rest } = table;
  return rest;
}

/** The table after `event`; `table` is absent before the first event, `tableOpened`. Throws `Impossible`. */
export function evolveTable(table: Table | undefined, event: TableEvent): Table {
  if (event.type === 'tableOpened') {
    const { rules, seating, policy } = event;
    return { rules, seating, policy, boardLog: [], sheet: [], closed: false };
  }
  if (table === undefined) throw new Impossible(`${event.type} before the table was opened`);
  switch (event.type) {
    case 'dealerDrawn':
      return { ...table, drawn: event.cards, dealer: dealerByDraw(event.cards) };
    case 'dealerNamed':
      return { ...table, dealer: event.seat };
    case 'dealPromised':
      return { ...table, promised: [...(table.promised ?? []), { promise: event.promise }] };
    case 'onBoard':
      return onBoard(table, event.event);
    case 'dealProved':
      return dealProved(table, event.proof);
    case 'dealThrownAway':
      return dealThrownAway(table);
    case 'undoAsked':
      return { ...table, undo: { by: event.seat, agreed: [] } };
    case 'undoAnswered':
      return undoAnswered(table, event.seat, event.agrees);
    case 'paused':
      return { ...table, pausedBy: event.seat };
    case 'resumed':
      return resumed(table);
    case 'seated':
      return { ...table, seating: { ...table.seating, [event.seat]: event.occupant } };
    case 'policyChanged':
      return { ...table, policy: event.policy };
    case 'matchOpened':
      return matchOpened(table, event.rules);
    case 'matchClosed':
      return { ...table, closed: true };
  }
}

/** The table that a log tells of; absent for an empty log. Throws `Impossible`. */
export function tableOf(log: Iterable<TableEvent>): Table | undefined {
  let table: Table | undefined;
  for (const event of log) table = evolveTable(table, event);
  return table;
}

// A command becomes events at the table, or a refusal that teaches. Never throws.

import {
  type Action,
  accept,
  type Board,
  type BoardEvent,
  dealProblem,
  decide,
  openBoard,
  type Playing,
  type Result,
  type Rules,
  refuse,
  SEATS,
  type Seat,
} from '@minibridge/bridge';
import type { Command, TableOpening, TableRefusal } from './command';
import { LOG_FORMAT, type TableEvent } from './event';
import { botsAt } from './seating';
import { nextNumber, stageOf, type Table } from './table';
import { askedAbout, backAsAsked, backTo } from './taking-back';

type Decision = Result<readonly TableEvent[], TableRefusal>;
type Of<T extends Command['type']> = Extract<Command, { type: T }>;

/** The first events of a table. Where north deals first by rule, the dealer is named at once. */
export function openTable({ rules, seating, policy }: TableOpening): readonly TableEvent[] {
  const opened: TableEvent = { type: 'tableOpened', format: LOG_FORMAT, rules, seating, policy };
  return [opened, ...firstDealerOf(rules)];
}

/** What follows from the rules before the first deal of a match. */
function firstDealerOf(rules: Rules): readonly TableEvent[] {
  return rules.match.firstDealer === 'north' ? [{ type: 'dealerNamed', seat: 'N' }] : [];
}

function onBoard(events: readonly BoardEvent[]): Decision {
  return accept(events.map((event) => ({ type: 'onBoard', event })));
}

function draw(table: Table, { cards }: Of<'draw'>): Decision {
  if (table.dealer !== undefined) return refuse({ reason: 'first-dealer-known' });
  const different = new Set(SEATS.map((seat) => cards[seat])).size === SEATS.length;
  return different ? accept([{ type: 'dealerDrawn', cards }]) : refuse({ reason: 'card-drawn-twice' });
}

function nameDealer(table: Table, { seat }: Of<'nameDealer'>): Decision {
  return table.dealer === undefined
    ? accept([{ type: 'dealerNamed', seat }])
    : refuse({ reason: 'first-dealer-known' });
}

function deal(table: Table, command: Of<'deal'>): Decision {
  const stage = stageOf(table);
  if (stage === 'playing') return refuse({ reason: 'board-in-play' });
  if (stage === 'over') return refuse({ reason: 'match-over' });
  if (table.pausedBy !== undefined) return refuse({ reason: 'paused', by: table.pausedBy });
  if (table.dealer === undefined) return refuse({ reason: 'first-dealer-missing' });
  if (dealProblem(command.deal)) return refuse({ reason: 'not-a-deal' });
  const { rules, dealer } = table;
  const opened = onBoard(
    openBoard({ rules, number: nextNumber(table), dealer, deal: command.deal, coin: command.coin }),
  );
  const { promise } = command;
  if (promise === undefined || !opened.ok) return opened;
  return accept([{ type: 'dealPromised', promise }, ...opened.value]);
}

/** Nothing is proved while cards are hidden. */
function prove(table: Table, { proof }: Of<'prove'>): Decision {
  if (stageOf(table) === 'playing') return refuse({ reason: 'board-in-play' });
  const last = table.promised?.at(-1);
  return last === undefined || last.proof ? refuse({ reason: 'no-board' }) : accept([{ type: 'dealProved', proof }]);
}

function throwAway(table: Table): Decision {
  return stageOf(table) === 'playing' ? accept([{ type: 'dealThrownAway' }]) : refuse({ reason: 'no-board' });
}

function openMatch(table: Table, { rules }: Of<'openMatch'>): Decision {
  if (stageOf(table) === 'playing') return refuse({ reason: 'board-in-play' });
  return accept([{ type: 'matchOpened', rules }, ...firstDealerOf(rules)]);
}

function boardInPlay(table: Table): Result<Board, TableRefusal> {
  if (table.board === undefined) return refuse({ reason: 'no-board' });
  return table.pausedBy === undefined ? accept(table.board) : refuse({ reason: 'paused', by: table.pausedBy });
}

function act(table: Table, action: Action): Decision {
  if (action.type === 'takeBack') return askUndo(table, action.by);
  const board = boardInPlay(table);
  if (!board.ok) return board;
  if (table.undo !== undefined) return refuse({ reason: 'undo-asked', by: table.undo.by });
  const decision = decide(board.value, action);
  return decision.ok ? onBoard(decision.value) : decision;
}

function takenBack(to: number): TableEvent {
  return { type: 'onBoard', event: { type: 'takenBack', to } };
}

/** Bots never mind: they agree at once; when nobody else is asked the card is back. */
function askedOf(table: Table, board: Playing, by: Seat): readonly TableEvent[] {
  const asked = askedAbout(board, by);
  const bots = botsAt(table.seating).filter((seat) => asked.includes(seat));
  const answers = bots.map((seat): TableEvent => ({ type: 'undoAnswered', seat, agrees: true }));
  const done = bots.length === asked.length ? [takenBack(backAsAsked(board, by))] : [];
  return [{ type: 'undoAsked', seat: by }, ...answers, ...done];
}

function askUndo(table: Table, by: Seat): Decision {
  const board = boardInPlay(table);
  if (!board.ok) return board;
  if (table.undo !== undefined) return refuse({ reason: 'undo-asked', by: table.undo.by });
  const back = backTo(board.value, by, table);
  if (!back.ok) return back;
  const asks = table.policy.undo === 'with-consent' && board.value.phase === 'play';
  return accept(asks ? askedOf(table, board.value, by) : [takenBack(back.value)]);
}

function answerUndo(table: Table, { by, agrees }: Of<'answerUndo'>): Decision {
  const { board, undo } = table;
  if (undo === undefined || board?.phase !== 'play') return refuse({ reason: 'no-undo-asked' });
  const open = askedAbout(board, undo.by).filter((seat) => !undo.agreed.includes(seat));
  if (!open.includes(by)) return refuse({ reason: 'not-asked' });
  const answer: TableEvent = { type: 'undoAnswered', seat: by, agrees };
  return accept(agrees && open.length === 1 ? [answer, takenBack(backAsAsked(board, undo.by))] : [answer]);
}

function pause(table: Table, by: Seat): Decision {
  if (table.policy.pause === 'nobody') return refuse({ reason: 'no-pausing' });
  if (table.pausedBy !== undefined) return refuse({ reason: 'paused', by: table.pausedBy });
  return stageOf(table) === 'over' ? refuse({ reason: 'match-over' }) : accept([{ type: 'paused', seat: by }]);
}

function resume(table: Table, by: Seat): Decision {
  return table.pausedBy === undefined ? refuse({ reason: 'not-paused' }) : accept([{ type: 'resumed', seat: by }]);
}

function close(table: Table, { why }: Of<'close'>): Decision {
  const over = table.closed || stageOf(table) === 'over';
  return over ? refuse({ reason: 'match-over' }) : accept([{ type: 'matchClosed', why }]);
}

/** The events that `command` leads to at `table`, or the reason why it may not be. */
export function decideTable(table: Table, command: Command): Decision {
  switch (command.type) {
    case 'draw':
      return draw(table, command);
    case 'nameDealer':
      return nameDealer(table, command);
    case 'deal':
      return deal(table, command);
    case 'prove':
      return prove(table, command);
    case 'throwAway':
      return throwAway(table);
    case 'act':
      return act(table, command.action);
    case 'askUndo':
      return askUndo(table, command.by);
    case 'answerUndo':
      return answerUndo(table, command);
    case 'pause':
      return pause(table, command.by);
    case 'resume':
      return resume(table, command.by);
    case 'seat':
      return accept([{ type: 'seated', seat: command.seat, occupant: command.occupant }]);
    case 'changePolicy':
      return accept([{ type: 'policyChanged', policy: command.policy }]);
    case 'openMatch':
      return openMatch(table, command);
    case 'close':
      return close(table, command);
  }
}

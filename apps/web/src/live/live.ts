// The live tables of this page: one line to the server, the tables that are followed, and answers to what was asked.

import { accept, type Chance, type Result, type Rules, refuse, type Seat } from '@minibridge/bridge';
import {
  type Ask,
  type Asking,
  type CommandRefusal,
  type MyTable,
  newCommandId,
  type ReturnCode,
  type TableCode,
  type TableSettings,
} from '@minibridge/protocol';
import { createStore, type Store } from '../app/store';
import { type Line, type LineParts, type LineState, openLine, type Told } from './line';
import { type LiveTable, liveTableAfter, newLiveTable, whileAsked } from './live-table';
import { myTablesAfter } from './my-tables';
import { oneTimer, type Timers } from './timers';

type NewTable = {
  readonly rules: Rules;
  readonly settings: TableSettings;
  readonly seat: Seat;
  readonly name: string;
};

export type Live = Pick<Line, 'wake' | 'takeOver'> & {
  readonly line: Store<LineState>;
  /** Where the person has a seat or is the host; absent until the server has said. */
  readonly mine: Store<readonly MyTable[] | undefined>;
  /** Follows the table from the first call on; its value is absent until all is here that has happened so far. */
  readonly table: (code: TableCode) => Store<LiveTable | undefined>;
  /** Follows it no longer. */
  readonly forget: (code: TableCode) => void;
  readonly make: (table: NewTable) => Promise<Result<TableCode, CommandRefusal>>;
  readonly comeBack: (code: ReturnCode) => Promise<Result<TableCode, CommandRefusal>>;
  /** Resolves once the command is kept and its events are here; the refusal, if it was not carried out. */
  readonly ask: (code: TableCode, ask: Ask) => Promise<CommandRefusal | undefined>;
};

export type LiveParts = Omit<LineParts, 'tell'> & { readonly chance: Chance };

/** Milliseconds without an event after which all that had happened before is here. */
const QUIET = 80;
/** Milliseconds in which events are gathered, so that the page is drawn once for all of them: a frame. */
const FRAME = 16;

type Followed = {
  readonly shown: Store<LiveTable | undefined>;
  /** The table after that. */
  readonly take: (told: Told) => LiveTable;
  /** What the reader asks of it; absent: was refused. */
  readonly asks: (ask: Ask | undefined) => void;
};

/** One table: what is told of it is folded at once and shown a little later. */
function followedTable(code: TableCode, timers: Timers): Followed {
  const shown = createStore<LiveTable | undefined>(undefined);
  const timer = oneTimer(timers);
  let known = newLiveTable(code);
  let isCatchingUp = true;
  const show = (): void => {
    isCatchingUp = false;
    shown.set(known);
  };
  const take = (told: Told): LiveTable => {
    known = liveTableAfter(known, told);
    if (told.type === 'anew') isCatchingUp = true;
    if (told.type === 'left') show();
    else if (isCatchingUp) timer.set(show, QUIET);
    else if (told.type === 'event') timer.set(show, FRAME);
    else show();
    return known;
  };
  const asks = (ask: Ask | undefined): void => {
    known = whileAsked(known, ask);
  };
  return { shown, take, asks };
}

type Answer = Result<TableCode, CommandRefusal>;

/** Who waits for an answer, by the command's id. */
function openAnswers() {
  const waiting = new Map<string, (answer: Answer) => void>();
  const answer = (id: string, result: Answer): void => {
    waiting.get(id)?.(result);
    waiting.delete(id);
  };
  return {
    wait: (id: string) => new Promise<Answer>((resolve) => waiting.set(id, resolve)),
    take: (told: Told): void => {
      if (told.type === 'done') answer(told.id, accept(told.table));
      if (told.type === 'refused') answer(told.message.id, refuse(told.refusal));
    },
  };
}

export function openLive({ chance, ...parts }: LiveParts): Live {
  const mine = createStore<readonly MyTable[] | undefined>(undefined);
  const tables = new Map<TableCode, Followed>();
  const answers = openAnswers();
  const line = openLine({ ...parts, tell });

  function followed(code: TableCode): Followed {
    const here = tables.get(code) ?? followedTable(code, parts.timers);
    tables.set(code, here);
    return here;
  }
  function learn(live: LiveTable): void {
    const before = mine.value();
    const after = before && myTablesAfter(before, live);
    if (after !== before) mine.set(after);
  }
  function tell(told: Told): void {
    if ('table' in told) learn(followed(told.table).take(told));
    if (told.type === 'welcome') mine.set(told.tables);
    answers.take(told);
  }
  async function asked(message: Asking): Promise<Answer> {
    const answer = answers.wait(message.id);
    line.ask(message);
    return answer;
  }
  const id = (): string => newCommandId(chance);
  return {
    line: line.state,
    wake: line.wake,
    takeOver: line.takeOver,
    mine,
    table: (code) => {
      line.follow(code);
      return followed(code).shown;
    },
    forget: (code) => {
      tables.delete(code);
      line.unfollow(code);
    },
    make: (table) => asked({ type: 'openTable', id: id(), ...table }),
    comeBack: (code) => asked({ type: 'comeBack', id: id(), code }),
    ask: async (table, ask) => {
      tables.get(table)?.asks(ask);
      const answer = await asked({ type: 'command', id: id(), table, seen: line.seen(table), ask });
      if (answer.ok) return undefined;
      tables.get(table)?.asks(undefined);
      return answer.refusal;
    },
  };
}

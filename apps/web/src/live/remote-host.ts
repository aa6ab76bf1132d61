// A table on a server in the place of one on this device: the screens see the same face.
// What the rules forbid is answered at once, from what the seat itself knows; what only the server can tell comes later.

import type { Seat } from '@minibridge/bridge';
import type { Ask, CommandRefusal, TableCode } from '@minibridge/protocol';
import { type Command, decideTable, stageOf, type Table, type TableRefusal } from '@minibridge/table';
import { createStore, type Store } from '../app/store';
import type { HostView } from '../host/ledger';
import type { TableHost } from '../host/local-host';
import { readingAfter, readingAtStart, readOn } from '../host/reading';
import { asPlayed } from './as-played';
import type { Live } from './live';
import { type LiveTable, seatOfViewer } from './live-table';

export type RemoteParts = {
  readonly live: Live;
  /** A table at which the person sits. */
  readonly shown: Store<LiveTable | undefined>;
  /** What the server has refused after the press. */
  readonly refused: (refusal: CommandRefusal) => void;
};

/** What a seat asks by a command; cards and seats come from the server alone. */
function askOf(command: Command): Ask {
  switch (command.type) {
    case 'act':
    case 'askUndo':
    case 'answerUndo':
    case 'pause':
    case 'resume':
      return command;
    case 'close':
      return { type: 'close' };
    case 'draw':
    case 'nameDealer':
    case 'deal':
    case 'prove':
    case 'throwAway':
    case 'seat':
    case 'changePolicy':
    case 'openMatch':
      throw new Error(`${command.type} is the server's to do.`);
  }
}

/** Why the next deal may not be asked for. */
function notNext(table: Table): TableRefusal | undefined {
  if (table.pausedBy !== undefined) return { reason: 'paused', by: table.pausedBy };
  return stageOf(table) === 'playing' ? { reason: 'board-in-play' } : undefined;
}

/** The setup that the screens read: rules, and who sits where; live deals are never given. */
function setupOf({ rules, seating }: Table, seat: Seat): HostView['setup'] {
  return { rules, name: seating[seat].name, seat, policy: 'any-seat' };
}

function viewAtFirst(table: Table, seat: Seat): HostView {
  const reading = readingAtStart(table);
  const view = { seat, setup: setupOf(table, seat), table: asPlayed(table, seat), said: [], refusedLater: 0 };
  return reading === undefined ? view : { ...view, reading };
}

function withReading({ reading: _before, ...view }: HostView, reading: HostView['reading']): HostView {
  return reading === undefined ? view : { ...view, reading };
}

/** Whether the person still looks at something that is over once the table is `table`: totals, declarer, last trick, score. */
function stillReads({ table: shown, reading }: HostView, table: Table): boolean {
  const isAnother = table.boardLog[0] !== shown.boardLog[0];
  const isOver = shown.board?.phase === 'over';
  if (isOver && isAnother) return true;
  return reading !== undefined && !isOver && (isAnother || table.board?.phase === 'play');
}

/** The view after the table has become `table`. */
function viewOn({ isBehind: _nowThere, ...view }: HostView, table: Table): HostView {
  const reading = readingAfter(view.table, table, view.reading);
  return withReading({ ...view, setup: setupOf(table, view.seat), table: asPlayed(table, view.seat) }, reading);
}

type Following = RemoteParts & { readonly view: Store<HostView> };

type Followed = {
  /** Goes to where the table is; whether there was a way to go. */
  readonly catchUp: () => boolean;
  /** The person has asked for what comes next: it is shown as soon as it is here. */
  readonly willGoOn: () => void;
  readonly stop: () => void;
};

/** Takes over what has happened, but leaves on the screen what the person still reads. */
function followTable({ shown, view }: Following): Followed {
  const newest = (): Table | undefined => shown.value()?.match?.table;
  let followed = newest();
  let hasRead = false;
  function goTo(table: Table): void {
    followed = table;
    view.set(viewOn(view.value(), table));
  }
  function follow(): void {
    const table = newest();
    const now = view.value();
    if (table === undefined || table === followed) return;
    if (stillReads(now, table) && !hasRead) {
      if (!now.isBehind) view.set({ ...now, isBehind: true });
      return;
    }
    hasRead = false;
    goTo(table);
  }
  return {
    willGoOn: () => {
      hasRead = true;
    },
    catchUp: () => {
      const table = newest();
      const { isBehind } = view.value();
      if (isBehind && table) goTo(table);
      return isBehind === true;
    },
    stop: shown.subscribe(follow),
  };
}

/** Goes on from what was read, and to where the table is once nothing more is to be read. */
function goOnReading({ view }: Following, catchUp: () => boolean): void {
  const now = view.value();
  const next = readOn(now.reading, now.table.board);
  view.set(withReading(now, next));
  const isScore = now.reading === 'last-trick';
  if (next === undefined && !isScore) catchUp();
}

type Wish = Ask['type'];

/** Refused because somebody else was faster with the same wish. */
const FULFILLED: { readonly [W in Wish]?: readonly CommandRefusal['reason'][] } = {
  next: ['outdated', 'board-in-play'],
  pause: ['paused'],
  resume: ['not-paused'],
};

/** Asks the server; what is on its way is not asked twice by a hasty finger. */
function askOnce({ live, refused, view }: Following, code: TableCode): (what: Ask) => void {
  const onItsWay = new Set<string>();
  return (what) => {
    const name = JSON.stringify(what);
    if (onItsWay.has(name)) return;
    onItsWay.add(name);
    void live.ask(code, what).then((refusal) => {
      onItsWay.delete(name);
      if (refusal === undefined) return;
      const now = view.value();
      view.set({ ...now, refusedLater: (now.refusedLater ?? 0) + 1 });
      if (!FULFILLED[what.type]?.includes(refusal.reason)) refused(refusal);
    });
  };
}

/** The host of a table at which the person sits; absent as long as nothing of it is here. */
export function remoteHost(parts: RemoteParts): TableHost | undefined {
  const first = parts.shown.value();
  const seat = first && seatOfViewer(first);
  if (first?.match === undefined || seat === undefined) return undefined;
  const view = createStore<HostView>(viewAtFirst(first.match.table, seat));
  const following = { ...parts, view };
  const { catchUp, willGoOn, stop } = followTable(following);
  const ask = askOnce(following, first.code);
  return {
    view,
    send: (command) => {
      const decision = decideTable(view.value().table, command);
      if (!decision.ok) return decision.refusal;
      ask(askOf(command));
      return undefined;
    },
    next: () => {
      if (catchUp()) return undefined;
      const refusal = notNext(view.value().table);
      if (refusal) return refusal;
      willGoOn();
      ask({ type: 'next' });
      return undefined;
    },
    goOn: () => goOnReading(following, catchUp),
    stop,
  };
}

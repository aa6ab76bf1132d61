// What this page knows of one live table: the fold of its released events, and what the server shows besides.

import {
  type Board,
  type Card,
  cardsInOrder,
  type Finished,
  type Rules,
  type Seat,
  type Viewer,
} from '@minibridge/bridge';
import type {
  Ask,
  Hearers,
  LeavingReason,
  Person,
  Phrase,
  ReturnCode,
  TableCode,
  TableSettings,
  Who,
} from '@minibridge/protocol';
import { actorOf, botsAt, type ClosingReason, evolveTable, type Table, type TableEvent } from '@minibridge/table';
import type { Told } from './line';

export type RuleCard = { readonly card: number; readonly rules: Rules; readonly agreed: readonly Who[] };

type SaidPhrase = {
  /** Rises with every phrase heard by this page. */
  readonly id: number;
  readonly who: Who;
  readonly phrase: Phrase;
  readonly to: Hearers;
};

/** A match as it is, or as it ended: the table and every deal of it that was played. */
export type Match = { readonly table: Table; readonly deals: readonly Finished[] };

/** A card that somebody took back: declarer dummy's too. `since`: whether what was played on it came back too, and whose it was. */
export type TakenBack = {
  readonly by: Seat;
  readonly card: Card;
  readonly since: 'nothing' | 'bots' | 'people';
};

/** What has happened at the table and is not to be seen from how it stands. */
type Happened = {
  /** Deals thrown away so far. */
  readonly thrown: number;
  /** Matches opened after the first one. */
  readonly opened: number;
  /** Questions for a card that were declined so far, and who declined the last one. */
  readonly declined: number;
  readonly declinedBy?: Seat;
  /** Cards taken back so far, and the last one. */
  readonly backs: number;
  readonly back?: TakenBack;
  /** Why no deal follows; absent as long as the match goes on. */
  readonly closing?: ClosingReason;
};

export type LiveTable = {
  readonly code: TableCode;
  /** As whom this page watches; absent until the server has said. */
  readonly viewer?: Viewer;
  /** The reader's own number. */
  readonly you?: Who;
  readonly match?: Match;
  /** Matches played before at this table, the oldest first. */
  readonly before: readonly Match[];
  readonly happened: Happened;
  readonly host?: Who;
  readonly people: readonly Person[];
  /** The reader has asked to give the promised seat back, and nothing has been promised since. */
  readonly givesBack?: true;
  readonly card?: RuleCard;
  readonly settings?: TableSettings;
  readonly returnCode?: ReturnCode;
  readonly said: readonly SaidPhrase[];
  /** No more of this table, and why. */
  readonly left?: LeavingReason;
};

type ToldOf<T extends Told['type']> = Extract<Told, { readonly type: T }>;

/** Phrases that are kept to be shown. */
const PHRASES_KEPT = 6;

export function newLiveTable(code: TableCode): LiveTable {
  return { code, before: [], happened: { thrown: 0, opened: 0, declined: 0, backs: 0 }, people: [], said: [] };
}

function dealsAfter(match: Match | undefined, { board }: Table): readonly Finished[] {
  const deals = match?.deals ?? [];
  const isNew = board?.phase === 'over' && board.result === 'played' && board !== match?.table.board;
  return isNew && board.phase === 'over' && board.result === 'played' ? [...deals, board] : deals;
}

/** What is taken back when the first `to` cards of the board stay played. */
function takenBack(board: Board | undefined, to: number, bots: readonly Seat[]): TakenBack | undefined {
  if (board?.phase !== 'play') return undefined;
  const [first, ...since] = cardsInOrder(board).slice(to);
  if (first === undefined) return undefined;
  const isOfBots = since.every(({ seat }) => bots.includes(actorOf(board, seat)));
  const played = isOfBots ? 'bots' : 'people';
  return { by: actorOf(board, first.seat), card: first.card, since: since.length === 0 ? 'nothing' : played };
}

function backAfter(happened: Happened, table: Table, to: number): Happened {
  const back = takenBack(table.board, to, botsAt(table.seating));
  return back === undefined ? happened : { ...happened, backs: happened.backs + 1, back };
}

/** `table`: as it stood before the event. */
function happenedAfter(happened: Happened, event: TableEvent, table: Table | undefined): Happened {
  const { thrown, opened, declined, backs } = happened;
  switch (event.type) {
    case 'dealThrownAway':
      return { ...happened, thrown: thrown + 1 };
    case 'matchClosed':
      return { ...happened, closing: event.why };
    case 'matchOpened':
      return { thrown, opened: opened + 1, declined, backs };
    case 'undoAnswered':
      return event.agrees ? happened : { ...happened, declined: declined + 1, declinedBy: event.seat };
    case 'onBoard':
      return event.event.type === 'takenBack' && table ? backAfter(happened, table, event.event.to) : happened;
    default:
      return happened;
  }
}

/** The table after one more event. */
function withEvent(live: LiveTable, event: TableEvent): LiveTable {
  const { match, before } = live;
  const table = evolveTable(match?.table, event);
  const happened = happenedAfter(live.happened, event, match?.table);
  if (event.type !== 'matchOpened') return { ...live, happened, match: { table, deals: dealsAfter(match, table) } };
  const ended = match && match.deals.length > 0 ? [...before, match] : before;
  return { ...live, happened, match: { table, deals: [] }, before: ended };
}

/** Everything begins again: this page is another viewer now. */
function asViewer({ code, people, host, card, settings, said, you }: LiveTable, viewer: Viewer): LiveTable {
  const kept = { ...(you && { you }), ...(host && { host }), ...(card && { card }), ...(settings && { settings }) };
  return { ...newLiveTable(code), ...kept, people, said, viewer };
}

/** Where nobody may watch, one still sees who sits there, and waits for a seat; else all is forgotten. */
function leaving({ match: _gone, viewer: _none, ...live }: LiveTable, { why, you }: ToldOf<'left'>): LiveTable {
  if (why !== 'watching-not-allowed') return { ...newLiveTable(live.code), left: why };
  return { ...live, ...(you !== undefined && { you }), left: why };
}

function withPhrase(live: LiveTable, { who, phrase, to }: Omit<SaidPhrase, 'id'>): LiveTable {
  const id = (live.said.at(-1)?.id ?? 0) + 1;
  return { ...live, said: [...live.said, { id, who, phrase, to }].slice(-PHRASES_KEPT) };
}

/** `ask`: what the reader asks now; absent: it was refused. Whoever has a promised seat and asks for the own one, or for none, gives it back. */
export function whileAsked({ givesBack: _before, ...live }: LiveTable, ask: Ask | undefined): LiveTable {
  const own = personOf(live, live.you);
  const isBack = ask?.type === 'stand' || (ask?.type === 'sit' && ask.seat === own?.seat);
  return own?.next !== undefined && isBack ? { ...live, givesBack: true } : live;
}

function withPeople({ givesBack, ...live }: LiveTable, { host, people }: ToldOf<'people'>): LiveTable {
  const isPromisedAnew = personOf(live, live.you)?.next === undefined && personOf({ ...live, people }, live.you)?.next;
  return { ...live, host, people, ...(givesBack && !isPromisedAnew && { givesBack }) };
}

/** The table after what the line has told of it. */
export function liveTableAfter(live: LiveTable, told: Told): LiveTable {
  switch (told.type) {
    case 'event':
      return withEvent(live, told.event);
    case 'anew':
      return asViewer(live, told.viewer);
    case 'left':
      return leaving(live, told);
    case 'watching':
      return { ...live, you: told.you };
    case 'people':
      return withPeople(live, told);
    case 'presence':
      return { ...live, people: live.people.map((one) => (one.who === told.who ? { ...one, is: told.is } : one)) };
    case 'ruleCard':
      return { ...live, card: { card: told.card, rules: told.rules, agreed: told.agreed } };
    case 'settings':
      return { ...live, settings: told.settings };
    case 'returnCode':
      return { ...live, returnCode: told.code };
    case 'said':
      return withPhrase(live, told);
    case 'done':
    case 'refused':
    case 'reload':
    case 'welcome':
    case 'pong':
    case 'closing':
      return live;
  }
}

/** The seat of whoever looks at this page; absent for one who only watches. */
export function seatOfViewer({ viewer }: LiveTable): Seat | undefined {
  return viewer?.as === 'seat' ? viewer.seat : undefined;
}

export function personAt({ people }: LiveTable, seat: Seat): Person | undefined {
  return people.find((one) => one.seat === seat);
}

export function personOf({ people }: LiveTable, who: Who | undefined): Person | undefined {
  return people.find((one) => one.who === who);
}

export function isHost({ host, you }: LiveTable): boolean {
  return host !== undefined && host === you;
}

/** Those who sit and have not agreed to the rule card. */
export function notAgreed({ people, card }: LiveTable): readonly Person[] {
  return people.filter(({ who, seat }) => seat !== undefined && !card?.agreed.includes(who));
}

// What has changed at a table besides the cards between two looks at it: who sits where, what the host decided, what was said.

import { type Rules, SEATS, type Seat, SWITCH_NAMES } from '@minibridge/bridge';
import type { Person, Phrase, Presence, TableSettings, Who } from '@minibridge/protocol';
import { type ClosingReason, type Occupant, type Seating, stageOf, type Table, waitingFor } from '@minibridge/table';
import { isHost, type LiveTable, type Match, personOf, seatOfViewer, type TakenBack } from './live-table';

/** Somebody at the table. `name` absent: has told none yet. */
export type Somebody = { readonly name?: string; readonly isYou: boolean };

export type HouseNews =
  /** The host has thrown the deal in play away. */
  | { readonly what: 'thrown-away'; readonly by: Somebody }
  /** The host has laid another rule card. `unknown`: who waits for a seat where nobody may watch sees no match. */
  | { readonly what: 'rules'; readonly by: Somebody; readonly from: 'now' | 'next-match' | 'unknown' }
  | {
      readonly what: 'settings';
      readonly by: Somebody;
      readonly before: TableSettings;
      readonly after: TableSettings;
      /** A deal is on, and some of this may wait for its end. */
      readonly inDeal: boolean;
    }
  /** `last`: a deal is still played to its end. */
  | { readonly what: 'closed'; readonly by: Somebody; readonly why: ClosingReason; readonly last: boolean }
  | { readonly what: 'opened' }
  | { readonly what: 'host'; readonly is: Somebody }
  | { readonly what: 'sits'; readonly seat: Seat; readonly who: Somebody }
  /** Somebody gets this seat with the next deal. */
  | { readonly what: 'promised'; readonly seat: Seat; readonly who: Somebody }
  /** Somebody was to get this seat and does not: the host had the last word, or somebody else gave it back. */
  | { readonly what: 'unpromised'; readonly seat: Seat; readonly who: Somebody }
  /** The reader has given a promised seat back and sits where they sat. */
  | { readonly what: 'keeps-seat' }
  | { readonly what: 'bot-sits'; readonly seat: Seat; readonly bot: string; readonly inPlaceOf: Somebody }
  /** Had a seat and is at the table no longer. */
  | { readonly what: 'gone'; readonly who: Somebody }
  /** To the host: somebody has told a name and has no seat. */
  | { readonly what: 'wants-seat'; readonly who: Somebody; readonly person: Who }
  | { readonly what: 'paused'; readonly by: Somebody }
  | { readonly what: 'resumed' }
  /** Somebody does not agree that a card is taken back. */
  | { readonly what: 'undo-declined'; readonly by: Somebody }
  /** Somebody has taken a card back. */
  | ({ readonly what: 'taken-back'; readonly who: Somebody } & Pick<TakenBack, 'card' | 'since'>)
  | { readonly what: 'presence'; readonly who: Somebody; readonly person: Who; readonly is: Presence }
  /** `to`: whose turn it is, where somebody says so. */
  | { readonly what: 'said'; readonly who: Somebody; readonly phrase: Phrase; readonly to?: Somebody };

type Looks = { readonly before: LiveTable; readonly after: LiveTable };
type Matches = { readonly was: Table; readonly is: Table };

function somebody({ you }: LiveTable, person: Person | undefined): Somebody {
  const isYou = person !== undefined && person.who === you;
  return person?.name === undefined ? { isYou } : { name: person.name, isYou };
}

/** Whoever was the host until now: what only a host can do was done by them. */
function hostOf({ before, after }: Looks): Somebody {
  return somebody(after, personOf(before, before.host) ?? personOf(after, before.host));
}

/** Whether the reader is meant by this name at this seat: people and seats are told one after the other, names go before. */
function isReader(live: LiveTable, seat: Seat, name: string): boolean {
  const own = personOf(live, live.you);
  const isThere = seatOfViewer(live) === seat || own?.seat === seat;
  if (own?.name === undefined) return isThere;
  const namesakes = live.people.filter((one) => one.name === name).length;
  return own.name === name && (isThere || namesakes === 1);
}

function isSame(one: Occupant, other: Occupant): boolean {
  return one.kind === other.kind && one.name === other.name;
}

function sitsSomewhere(seating: Seating, { name }: Occupant): boolean {
  return SEATS.some((seat) => seating[seat].kind === 'person' && seating[seat].name === name);
}

/** Whoever comes in by the own choice knows it. */
function sitsNews({ before, after }: Looks, seat: Seat, name: string): readonly HouseNews[] {
  const isYou = isReader(after, seat, name);
  const isOwnChoice = isYou && seatOfViewer(before) === undefined && after.settings?.door !== 'host';
  return isOwnChoice ? [] : [{ what: 'sits', seat, who: { name, isYou } }];
}

/** Who sits down, and whose seat a bot has now; whoever only changed places is told of once. */
function seatNews({ before, after }: Looks, { was, is }: Matches): readonly HouseNews[] {
  return SEATS.flatMap((seat): readonly HouseNews[] => {
    const [left, sits] = [was.seating[seat], is.seating[seat]];
    if (isSame(left, sits)) return [];
    const { name } = sits;
    if (sits.kind === 'person') return sitsNews({ before, after }, seat, name);
    if (left.kind === 'bot' || sitsSomewhere(is.seating, left)) return [];
    return [
      { what: 'bot-sits', seat, bot: name, inPlaceOf: { name: left.name, isYou: isReader(before, seat, left.name) } },
    ];
  });
}

function pauseNews({ after }: Looks, { was, is }: Matches): readonly HouseNews[] {
  if (was.pausedBy === is.pausedBy) return [];
  if (is.pausedBy === undefined) return [{ what: 'resumed' }];
  const { name } = is.seating[is.pausedBy];
  return [{ what: 'paused', by: { name, isYou: isReader(after, is.pausedBy, name) } }];
}

function undoNews({ before, after }: Looks, { is }: Matches): readonly HouseNews[] {
  const { declined, declinedBy } = after.happened;
  if (declinedBy === undefined || declined === before.happened.declined) return [];
  const { name } = is.seating[declinedBy];
  return [{ what: 'undo-declined', by: { name, isYou: isReader(after, declinedBy, name) } }];
}

function backNews({ before, after }: Looks, { is }: Matches): readonly HouseNews[] {
  const { backs, back } = after.happened;
  if (back === undefined || backs === before.happened.backs) return [];
  const { by, card, since } = back;
  const { name } = is.seating[by];
  return [{ what: 'taken-back', who: { name, isYou: isReader(after, by, name) }, card, since }];
}

/** A match that began anew before its first deal is no other match. */
function matchNews({ before, after }: Looks, { was }: Matches): readonly HouseNews[] {
  const [then, now] = [before.happened, after.happened];
  const isAnother = now.opened > then.opened && (was.sheet.length > 0 || was.board !== undefined);
  return isAnother ? [{ what: 'opened' }] : [];
}

function dealNews(looks: Looks, { is }: Matches): readonly HouseNews[] {
  const [then, now] = [looks.before.happened, looks.after.happened];
  const by = hostOf(looks);
  const thrown: readonly HouseNews[] = now.thrown > then.thrown ? [{ what: 'thrown-away', by }] : [];
  const isClosed = now.closing !== undefined && then.closing === undefined;
  const closed: readonly HouseNews[] = isClosed ? [{ what: 'closed', by, why: now.closing, last: isInDeal(is) }] : [];
  return [...thrown, ...closed];
}

/** No card of this match has been dealt. */
export function isFresh({ board, sheet }: Table): boolean {
  return board === undefined && sheet.length === 0;
}

function isInDeal(table: Table): boolean {
  return stageOf(table) === 'playing';
}

function isSameGame(one: Rules, other: Rules): boolean {
  return SWITCH_NAMES.every((name) => JSON.stringify(one[name]) === JSON.stringify(other[name]));
}

/** From when on the rules on the table hold, by the match that is shown: who sees deals only once they are over may be behind. */
function holdsFrom(match: Match | undefined, rules: Rules): Extract<HouseNews, { what: 'rules' }>['from'] {
  if (match === undefined) return 'unknown';
  const { table } = match;
  return isFresh(table) && isSameGame(table.rules, rules) ? 'now' : 'next-match';
}

function ruleNews(looks: Looks): readonly HouseNews[] {
  const { before, after } = looks;
  if (before.card === undefined || after.card === undefined || after.card.card <= before.card.card) return [];
  return [{ what: 'rules', by: hostOf(looks), from: holdsFrom(after.match, after.card.rules) }];
}

function settingNews(looks: Looks): readonly HouseNews[] {
  const [before, after] = [looks.before.settings, looks.after.settings];
  if (before === undefined || after === undefined || JSON.stringify(before) === JSON.stringify(after)) return [];
  const table = looks.after.match?.table;
  return [{ what: 'settings', by: hostOf(looks), before, after, inDeal: table !== undefined && isInDeal(table) }];
}

function hostNews({ before, after }: Looks): readonly HouseNews[] {
  if (before.host === undefined || before.host === after.host) return [];
  return [{ what: 'host', is: somebody(after, personOf(after, after.host)) }];
}

function wantsSeat({ before, after }: Looks, { who, name, seat }: Person): boolean {
  if (after.settings?.door !== 'host' || !isHost(after) || who === after.you) return false;
  const was = personOf(before, who);
  return name !== undefined && seat === undefined && was?.name === undefined && was?.seat === undefined;
}

/** Who only watches and chose the seat has been told already; to whoever sits the host may give another one at any table. */
function promiseNews({ before, after }: Looks): readonly HouseNews[] {
  return after.people.flatMap((person): readonly HouseNews[] => {
    const { who, next, seat } = person;
    const isOwnChoice = who === after.you && seat === undefined && after.settings?.door !== 'host';
    if (next === undefined || isOwnChoice || personOf(before, who)?.next === next) return [];
    return [{ what: 'promised', seat: next, who: somebody(after, person) }];
  });
}

/** Whoever watches and gave the seat back has been told where it was done. */
function gaveBack({ seat }: Person): readonly HouseNews[] {
  return seat === undefined ? [] : [{ what: 'keeps-seat' }];
}

/** Whose promise came to nothing; whoever got the seat, or another one, is told of otherwise. */
function unpromisedNews({ before, after }: Looks): readonly HouseNews[] {
  return after.people.flatMap((person): readonly HouseNews[] => {
    const was = personOf(before, person.who);
    if (was?.next === undefined || person.next !== undefined || person.seat !== was.seat) return [];
    if (after.givesBack && person.who === after.you) return gaveBack(person);
    return [{ what: 'unpromised', seat: was.next, who: somebody(after, person) }];
  });
}

function peopleNews(looks: Looks): readonly HouseNews[] {
  const { before, after } = looks;
  // Until the server has said who is there, nobody has come or gone.
  if (before.people.length === 0) return [];
  const gone = before.people.filter(({ who, seat }) => seat !== undefined && personOf(after, who) === undefined);
  const waiting = after.people.filter((person) => wantsSeat(looks, person));
  const moved = after.people.filter(({ who, seat, is }) => {
    const was = personOf(before, who);
    return who !== after.you && seat !== undefined && was !== undefined && was.is !== is;
  });
  return [
    ...gone.map((person) => ({ what: 'gone', who: somebody(after, person) }) as const),
    ...waiting.map((person) => ({ what: 'wants-seat', who: somebody(after, person), person: person.who }) as const),
    ...promiseNews(looks),
    ...unpromisedNews(looks),
    ...moved.map(
      (person) => ({ what: 'presence', who: somebody(after, person), person: person.who, is: person.is }) as const,
    ),
  ];
}

function lastId({ said }: LiveTable): number {
  return said.at(-1)?.id ?? 0;
}

/** Whom the table waits for, if it is one alone. */
export function awaited(live: LiveTable): Somebody | undefined {
  const table = live.match?.table;
  const [seat, ...more] = table ? waitingFor(table) : [];
  if (table === undefined || seat === undefined || more.length > 0) return undefined;
  const { name } = table.seating[seat];
  return { name, isYou: isReader(live, seat, name) };
}

function phraseNews({ before, after }: Looks): readonly HouseNews[] {
  const heard = after.said.filter(({ id }) => id > lastId(before));
  return heard.map(({ who, phrase }) => {
    const news = { what: 'said', who: somebody(after, personOf(after, who)), phrase } as const;
    const to = phrase === 'your-turn' ? awaited(after) : undefined;
    return to === undefined ? news : { ...news, to };
  });
}

/**
 * Whether what a whole deal brought comes at once and late: to who sees deals only once they are over, and when it begins or ends that
 * somebody sees them so. Who sat down or paused meanwhile is no news any more, and who sits where may even look older than before.
 */
function isLate({ before, after }: Looks, { was, is }: Matches): boolean {
  const waited = [before, after].filter(({ viewer }) => viewer?.as === 'teacher').length;
  return waited === 1 || (waited === 2 && was.board !== is.board);
}

/** What has happened at the table while it was looked at. */
function tableNews(looks: Looks, matches: Matches): readonly HouseNews[] {
  return isLate(looks, matches) ? [] : [pauseNews, undoNews, backNews].flatMap((news) => news(looks, matches));
}

/** Everything that is new in `after`. `you` of both is the same person. */
export function houseNews(before: LiveTable, after: LiveTable): readonly HouseNews[] {
  if (before === after) return [];
  const looks = { before, after };
  const matches = before.match && after.match && { was: before.match.table, is: after.match.table };
  return [
    ...hostNews(looks),
    ...ruleNews(looks),
    ...settingNews(looks),
    ...(matches ? matchNews(looks, matches) : []),
    ...(matches ? dealNews(looks, matches) : []),
    ...(matches && !isLate(looks, matches) ? seatNews(looks, matches) : []),
    ...peopleNews(looks),
    ...(matches ? tableNews(looks, matches) : []),
    ...phraseNews(looks),
  ];
}

// News that no longer hold: what was told of a table and is otherwise by now need not be read any more.

import type { TableSettings } from '@minibridge/protocol';
import { isBeforePlay } from './before-play';
import { awaited, type HouseNews } from './house-news';
import { type LiveTable, personOf } from './live-table';

type What = HouseNews['what'];
type NewsOf<W extends What> = { [P in W]: { readonly what: P } & Extract<HouseNews, { what: P }> }[W];

/** `told`: the table as it was told. */
type Since = { readonly told: LiveTable; readonly now: LiveTable };
type Rows = { readonly [W in What]: (news: NewsOf<W>, since: Since) => boolean };

const sitterAt = ({ match }: LiveTable, seat: NewsOf<'sits'>['seat']) => match?.table.seating[seat];

/** Nothing of the match is on the screen yet. */
function isInWaitingRoom({ match }: LiveTable): boolean {
  return match === undefined || isBeforePlay(match.table);
}

/** Something that was changed then has another value now. */
function isChangedAgain({ before, after }: NewsOf<'settings'>, now: TableSettings | undefined): boolean {
  const read = (settings: TableSettings | undefined): ReadonlyMap<string, unknown> =>
    new Map(Object.entries(settings ?? {}));
  const [was, became, is] = [read(before), read(after), read(now)];
  // An answer may be that there is no such setting: its key has gone.
  const keys = new Set([...was.keys(), ...became.keys()]);
  return [...keys].some((key) => was.get(key) !== became.get(key) && is.get(key) !== became.get(key));
}

/** Whether the reader has another seat than this one, and so watches no more. */
function sitsElsewhere(now: LiveTable, seat: NewsOf<'sits'>['seat']): boolean {
  const own = personOf(now, now.you)?.seat;
  return own !== undefined && own !== seat;
}

const never = (): boolean => false;

const IS_OVERTAKEN: Rows = {
  'thrown-away': (_news, { told, now }) => told.happened.thrown !== now.happened.thrown,
  rules: ({ from }, { told, now }) =>
    told.card?.card !== now.card?.card || (from === 'next-match' && told.happened.opened !== now.happened.opened),
  settings: (news, { now }) => isChangedAgain(news, now.settings),
  closed: (_news, { now }) => now.happened.closing === undefined,
  opened: (_news, { told, now }) => told.happened.opened !== now.happened.opened,
  host: (_news, { told, now }) => told.host !== now.host,
  sits: ({ seat, who }, { now }) => sitterAt(now, seat)?.name !== who.name,
  promised: ({ seat, who }, { now }) => !now.people.some(({ next, name }) => next === seat && name === who.name),
  unpromised: ({ seat, who }, { now }) =>
    now.people.some(({ next, seat: own, name }) => name === who.name && (next === seat || own === seat)),
  'keeps-seat': (_news, { now }) => personOf(now, now.you)?.next !== undefined,
  'bot-sits': ({ seat, bot, inPlaceOf }, { now }) =>
    sitterAt(now, seat)?.name !== bot || (inPlaceOf.isYou && sitsElsewhere(now, seat)),
  gone: never,
  'wants-seat': ({ person }, { now }) => {
    const one = personOf(now, person);
    return one === undefined || one.seat !== undefined || one.next !== undefined;
  },
  paused: (_news, { now }) => now.match?.table.pausedBy === undefined,
  resumed: (_news, { now }) => now.match?.table.pausedBy !== undefined,
  'undo-declined': (_news, { told, now }) =>
    told.happened.declined !== now.happened.declined || now.match?.table.undo !== undefined,
  'taken-back': (_news, { told, now }) => told.happened.backs !== now.happened.backs,
  presence: ({ person, is }, { now }) => personOf(now, person)?.is !== is,
  // A word to somebody whose turn it is: once they have acted it is another's turn.
  said: ({ to }, { now }) => to !== undefined && awaited(now)?.name !== to.name,
};

function judged<W extends What>(news: NewsOf<W>, since: Since): boolean {
  return IS_OVERTAKEN[news.what](news, since);
}

/** What still matters once the waiting room is left: who is there, and what people say. All else could be seen in the room itself. */
const GOES_ALONG: readonly What[] = ['presence', 'gone', 'wants-seat', 'said'];

function isOfWaitingRoom({ what }: HouseNews, { told, now }: Since): boolean {
  return !GOES_ALONG.includes(what) && isInWaitingRoom(told) && !isInWaitingRoom(now);
}

/** Whether `news` is wrong by now, or told of the waiting room only. */
export function isOvertaken(news: HouseNews, since: Since): boolean {
  return isOfWaitingRoom(news, since) || judged(news, since);
}

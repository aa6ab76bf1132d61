// Everybody who follows a table: what happened is made once for each kind of viewer and shared. And whoever waits for a seat.

import { encodeNotice, type Notice, type TableCode, type Who } from '@minibridge/protocol';
import { changedNotices, type Seen } from '../people/notices.ts';
import type { People } from '../people/people.ts';
import type { Presence } from '../people/presence.ts';
import type { Client } from './client.ts';
import type { Frames } from './copy.ts';
import {
  type Caller,
  countFor,
  type Follower,
  isFollower,
  placeOf,
  tell,
  waitingNotice,
  watchingNotice,
} from './follower.ts';
import type { KeptTable } from './kept-table.ts';
import type { Room } from './room.ts';
import type { ViewerKind } from './viewer-kind.ts';

/** Those who see the same. */
type Circle = { readonly kind: ViewerKind; readonly clients: readonly Client[] };

export type Audience = {
  readonly add: (one: Follower | Caller) => void;
  /** Who it was; absent: was not here. */
  readonly remove: (client: Client) => Follower | Caller | undefined;
  readonly has: (client: Client) => boolean;
  readonly isEmpty: () => boolean;
  readonly everybody: () => readonly (Follower | Caller)[];
  /** Everybody by what they see. */
  readonly circles: () => readonly Circle[];
  readonly tellAll: (notice: Notice) => void;
  /** Whoever waits for a seat too: who sits where, by which rules. */
  readonly tellHouse: (notice: Notice) => void;
  /** Those who only watch. */
  readonly tellWatchers: (notice: Notice) => void;
};

function isWatcher({ kind }: Follower): boolean {
  return kind === 'kibitzer' || kind === 'afterwards';
}

function circlesOf(followers: Iterable<Follower>): readonly Circle[] {
  const circles = new Map<ViewerKind, Client[]>();
  for (const { kind, client } of followers) {
    const clients = circles.get(kind);
    if (clients) clients.push(client);
    else circles.set(kind, [client]);
  }
  return [...circles].map(([kind, clients]) => ({ kind, clients }));
}

function sendTo(followers: Iterable<Caller>, texts: readonly string[]): void {
  for (const { client } of followers) for (const text of texts) client.send(text);
}

export function audience(presence: Presence): Audience {
  const followers = new Map<Client, Follower>();
  const callers = new Map<Client, Caller>();
  /** Made anew when somebody comes or goes, for it is asked for with every card. */
  let circles: readonly Circle[] | undefined;

  function remove(client: Client): Follower | Caller | undefined {
    const one = followers.get(client) ?? callers.get(client);
    if (one === undefined) return undefined;
    followers.delete(client);
    callers.delete(client);
    circles = undefined;
    presence.leave(one.who);
    return one;
  }

  return {
    add: (one) => {
      remove(one.client);
      if (isFollower(one)) followers.set(one.client, one);
      else callers.set(one.client, one);
      circles = undefined;
      presence.arrive(one.who);
    },
    remove,
    has: (client) => followers.has(client) || callers.has(client),
    isEmpty: () => followers.size + callers.size === 0,
    everybody: () => [...followers.values(), ...callers.values()],
    circles: () => {
      circles ??= circlesOf(followers.values());
      return circles;
    },
    tellAll: (notice) => sendTo(followers.values(), [encodeNotice(notice)]),
    tellHouse: (notice) => sendTo([...followers.values(), ...callers.values()], [encodeNotice(notice)]),
    tellWatchers: (notice) => sendTo([...followers.values()].filter(isWatcher), [encodeNotice(notice)]),
  };
}

export type Stage = {
  readonly table: TableCode;
  readonly hall: Audience;
  readonly frames: KeptTable['frames'];
  readonly presence: Presence;
  /** Somebody has another place now, and a code to come back to it. */
  readonly seated: (follower: Follower) => Promise<void>;
};

type Step = { readonly before: Room; readonly after: Room };

function sendPages(circles: readonly Circle[], pages: Frames): void {
  for (const [place, { clients }] of circles.entries()) {
    const texts = pages[place] ?? [];
    for (const client of clients) for (const text of texts) client.send(text);
  }
}

function release({ hall, frames }: Stage, { before, after }: Step): void | Promise<void> {
  const circles = hall.circles();
  const pages = frames(circles.map(({ kind }) => ({ kind, from: countFor(before, kind), to: countFor(after, kind) })));
  if (pages instanceof Promise) return pages.then((older) => sendPages(circles, older));
  return sendPages(circles, pages);
}

/** Whoever has no seat any more, where nobody may watch. */
function callOutside({ table, hall }: Stage, one: Follower | Caller, who: Who): void {
  if (!isFollower(one) && who === one.who) return;
  const { client, person } = one;
  hall.add({ client, person, who });
  tell(client, waitingNotice(table, who));
}

/** Another viewer than before: everything anew. */
async function beginAnew({ table, hall, frames, seated }: Stage, follower: Follower, room: Room): Promise<void> {
  const { client, who, kind } = follower;
  hall.add(follower);
  tell(client, watchingNotice(table, { who, kind, seen: 0, anew: true }));
  sendTo([follower], (await frames([{ kind, from: 0, to: countFor(room, kind) }])).flat());
  await seated(follower);
}

/** Whoever took or left a seat has another place now. */
async function replace(stage: Stage, one: Follower | Caller, room: Room): Promise<void> {
  const { table, hall } = stage;
  const { client, person } = one;
  const place = placeOf(room, person);
  if (place.may === 'leave') {
    hall.remove(client);
    return tell(client, { type: 'left', table, why: place.why });
  }
  const { who } = place.one;
  if (place.may === 'wait') return callOutside(stage, one, who);
  const isSame = isFollower(one) && place.kind === one.kind && who === one.who;
  if (!isSame) await beginAnew(stage, { client, person, who, kind: place.kind }, room);
}

/** In turn: what happened between two states of the room. Cards alone go out at once. */
export function publish(stage: Stage, step: Step): void | Promise<void> {
  const released = release(stage, step);
  const { before, after } = step;
  const isSameHouse = before.people === after.people && before.watching === after.watching;
  return isSameHouse ? released : replaceAll(stage, step, released);
}

/** As it is now: places change, and with them who is here. */
function seenNow(people: People, { isHere }: Presence): Seen {
  const here = new Set(people.everybody.flatMap(({ who }) => (isHere(who) ? [who] : [])));
  return { people, isHere: (who) => here.has(who) };
}

async function replaceAll(stage: Stage, step: Step, released: void | Promise<void>): Promise<void> {
  await released;
  const { table, hall, presence } = stage;
  const before = seenNow(step.before.people, presence);
  for (const one of hall.everybody()) await replace(stage, one, step.after);
  const after = { people: step.after.people, isHere: presence.isHere };
  for (const notice of changedNotices(table, { before, after })) hall.tellHouse(notice);
}

// Everybody who follows a table: what happened is made once for each kind of viewer and shared.

import { encodeNotice, type Notice, type TableCode } from '@minibridge/protocol';
import { changedNotices } from '../people/notices.ts';
import type { Presence } from '../people/presence.ts';
import type { Client } from './client.ts';
import type { Frames } from './copy.ts';
import { countFor, type Follower, placeOf, tell, watchingNotice } from './follower.ts';
import type { KeptTable } from './kept-table.ts';
import type { Room } from './room.ts';
import type { ViewerKind } from './viewer-kind.ts';

/** Those who see the same. */
type Circle = { readonly kind: ViewerKind; readonly clients: readonly Client[] };

export type Audience = {
  readonly add: (follower: Follower) => void;
  /** Who it was; absent: did not follow. */
  readonly remove: (client: Client) => Follower | undefined;
  readonly has: (client: Client) => boolean;
  readonly isEmpty: () => boolean;
  readonly everybody: () => readonly Follower[];
  /** Everybody by what they see. */
  readonly circles: () => readonly Circle[];
  readonly tellAll: (notice: Notice) => void;
  /** Those who only watch. */
  readonly tellWatchers: (notice: Notice) => void;
};

function isWatcher({ kind }: Follower): boolean {
  return kind === 'kibitzer' || kind === 'afterwards';
}

function circlesOf(followers: Iterable<Follower>): readonly Circle[] {
  const circles = new Map<ViewerKind, Client[]>();
  for (const { kind, client } of followers) {
    const clients = circles.get(kind) ?? [];
    clients.push(client);
    circles.set(kind, clients);
  }
  return [...circles].map(([kind, clients]) => ({ kind, clients }));
}

function sendTo(followers: Iterable<Follower>, texts: readonly string[]): void {
  for (const { client } of followers) for (const text of texts) client.send(text);
}

export function audience(presence: Presence): Audience {
  const followers = new Map<Client, Follower>();
  /** Made anew when somebody comes or goes, for it is asked for with every card. */
  let circles: readonly Circle[] | undefined;

  function remove(client: Client): Follower | undefined {
    const follower = followers.get(client);
    if (follower === undefined) return undefined;
    followers.delete(client);
    circles = undefined;
    presence.leave(follower.who);
    return follower;
  }

  return {
    add: (follower) => {
      remove(follower.client);
      followers.set(follower.client, follower);
      circles = undefined;
      presence.arrive(follower.who);
    },
    remove,
    has: (client) => followers.has(client),
    isEmpty: () => followers.size === 0,
    everybody: () => [...followers.values()],
    circles: () => {
      circles ??= circlesOf(followers.values());
      return circles;
    },
    tellAll: (notice) => sendTo(followers.values(), [encodeNotice(notice)]),
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
  circles.forEach(({ clients }, place) => {
    for (const client of clients) for (const text of pages[place] ?? []) client.send(text);
  });
}

function release({ hall, frames }: Stage, { before, after }: Step): void | Promise<void> {
  const circles = hall.circles();
  const pages = frames(circles.map(({ kind }) => ({ kind, from: countFor(before, kind), to: countFor(after, kind) })));
  if (pages instanceof Promise) return pages.then((older) => sendPages(circles, older));
  return sendPages(circles, pages);
}

/** Whoever took or left a seat is another viewer now: everything anew. */
async function replace(stage: Stage, follower: Follower, room: Room): Promise<void> {
  const { table, hall, frames, seated } = stage;
  const { client } = follower;
  const place = placeOf(room.people, follower.person);
  if (place.may === 'leave') {
    hall.remove(client);
    return tell(client, { type: 'left', table, why: place.why });
  }
  const { kind } = place;
  const { who } = place.one;
  if (kind === follower.kind && who === follower.who) return;
  hall.add({ ...follower, who, kind });
  tell(client, watchingNotice(table, { who, kind, seen: 0, anew: true }));
  sendTo([follower], (await frames([{ kind, from: 0, to: countFor(room, kind) }])).flat());
  await seated({ ...follower, who, kind });
}

/** In turn: what happened between two states of the room. Cards alone go out at once. */
export function publish(stage: Stage, step: Step): void | Promise<void> {
  const released = release(stage, step);
  return step.before.people === step.after.people ? released : replaceAll(stage, step, released);
}

async function replaceAll(stage: Stage, step: Step, released: void | Promise<void>): Promise<void> {
  await released;
  const [before, after] = [step.before.people, step.after.people];
  for (const follower of stage.hall.everybody()) await replace(stage, follower, step.after);
  for (const notice of changedNotices(stage.table, { before, after }, stage.presence.isHere))
    stage.hall.tellAll(notice);
}

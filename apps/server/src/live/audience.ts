// Everybody who follows a table: what happened goes to each kind of viewer once made and shared.

import { encodeNotice, type Notice, type TableCode, type Who } from '@minibridge/protocol';
import { changedNotices } from '../people/notices.ts';
import type { Presence } from '../people/presence.ts';
import type { Client } from './client.ts';
import { countFor, type Follower, placeOf, tell, watchingNotice } from './follower.ts';
import type { KeptTable } from './kept-table.ts';
import type { Room } from './room.ts';
import type { ViewerKind } from './viewer-kind.ts';

export type Audience = {
  readonly add: (follower: Follower) => void;
  /** Who it was; absent: did not follow. */
  readonly remove: (client: Client) => Follower | undefined;
  readonly has: (client: Client) => boolean;
  readonly isEmpty: () => boolean;
  readonly tellAll: (notice: Notice) => void;
  /** To those who sit, or to those who do not. */
  readonly tellWatchers: (notice: Notice) => void;
  /** In turn: what happened between two states of the room. */
  readonly publish: (before: Room, after: Room) => Promise<void>;
};

export type Hall = {
  readonly table: TableCode;
  readonly frames: KeptTable['frames'];
  readonly presence: Presence;
  /** Somebody has another place now, and a new code to come back to it. */
  readonly seated: (follower: Follower) => Promise<void>;
};

export function audience({ table, frames, presence, seated }: Hall): Audience {
  const followers = new Map<Client, Follower>();

  function remove(client: Client): Follower | undefined {
    const follower = followers.get(client);
    if (follower === undefined) return undefined;
    followers.delete(client);
    presence.leave(follower.who);
    return follower;
  }

  function add(follower: Follower): void {
    remove(follower.client);
    followers.set(follower.client, follower);
    presence.arrive(follower.who);
  }

  function kinds(): ReadonlySet<ViewerKind> {
    return new Set([...followers.values()].map(({ kind }) => kind));
  }

  async function release(before: Room, after: Room): Promise<void> {
    for (const kind of kinds()) {
      const range = { kind, from: countFor(before, kind), to: countFor(after, kind) };
      if (range.from === range.to) continue;
      const texts = await frames(range);
      for (const follower of followers.values()) {
        if (follower.kind === kind) for (const text of texts) follower.client.send(text);
      }
    }
  }

  /** Whoever took or left a seat is another viewer now: everything anew. */
  async function replace(follower: Follower, room: Room): Promise<void> {
    const place = placeOf(room.people, follower.person);
    if (place.may === 'leave') {
      remove(follower.client);
      tell(follower.client, { type: 'left', table, why: place.why });
      return;
    }
    const { one, kind } = place;
    if (kind === follower.kind && one.who === follower.who) return;
    const next = { ...follower, who: one.who, kind };
    add(next);
    tell(follower.client, watchingNotice(table, { who: one.who, kind, seen: 0, anew: true }));
    for (const text of await frames({ kind, from: 0, to: countFor(room, kind) })) follower.client.send(text);
    await seated(next);
  }

  function tellAll(notice: Notice): void {
    const text = encodeNotice(notice);
    for (const { client } of followers.values()) client.send(text);
  }

  return {
    add,
    remove,
    has: (client) => followers.has(client),
    isEmpty: () => followers.size === 0,
    tellAll,
    tellWatchers: (notice) => {
      const text = encodeNotice(notice);
      for (const { client, kind } of followers.values()) if (isWatcher(kind)) client.send(text);
    },
    publish: async (before, after) => {
      await release(before, after);
      if (before.people === after.people) return;
      for (const follower of [...followers.values()]) await replace(follower, after);
      const isHere = (who: Who): boolean => presence.isHere(who);
      for (const notice of changedNotices(table, { before: before.people, after: after.people }, isHere))
        tellAll(notice);
    },
  };
}

function isWatcher(kind: ViewerKind): boolean {
  return kind === 'kibitzer' || kind === 'afterwards';
}

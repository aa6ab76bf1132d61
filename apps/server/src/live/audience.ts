// Everybody who follows a table: what happened is made once for each kind of viewer and shared.

import { encodeNotice, type Notice, type TableCode } from '@minibridge/protocol';
import { changedNotices } from '../people/notices.ts';
import type { Presence } from '../people/presence.ts';
import type { Client } from './client.ts';
import { countFor, type Follower, placeOf, tell, watchingNotice } from './follower.ts';
import type { KeptTable } from './kept-table.ts';
import type { Room } from './room.ts';

export type Audience = {
  readonly add: (follower: Follower) => void;
  /** Who it was; absent: did not follow. */
  readonly remove: (client: Client) => Follower | undefined;
  readonly has: (client: Client) => boolean;
  readonly isEmpty: () => boolean;
  readonly everybody: () => readonly Follower[];
  readonly tellAll: (notice: Notice) => void;
  /** Those who only watch. */
  readonly tellWatchers: (notice: Notice) => void;
};

function isWatcher({ kind }: Follower): boolean {
  return kind === 'kibitzer' || kind === 'afterwards';
}

function sendTo(followers: Iterable<Follower>, texts: readonly string[]): void {
  for (const { client } of followers) for (const text of texts) client.send(text);
}

export function audience(presence: Presence): Audience {
  const followers = new Map<Client, Follower>();

  function remove(client: Client): Follower | undefined {
    const follower = followers.get(client);
    if (follower === undefined) return undefined;
    followers.delete(client);
    presence.leave(follower.who);
    return follower;
  }

  return {
    add: (follower) => {
      remove(follower.client);
      followers.set(follower.client, follower);
      presence.arrive(follower.who);
    },
    remove,
    has: (client) => followers.has(client),
    isEmpty: () => followers.size === 0,
    everybody: () => [...followers.values()],
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

async function release({ hall, frames }: Stage, { before, after }: Step): Promise<void> {
  const followers = hall.everybody();
  const kinds = [...new Set(followers.map(({ kind }) => kind))];
  const ranges = kinds.map((kind) => ({ kind, from: countFor(before, kind), to: countFor(after, kind) }));
  const pages = await frames(ranges);
  for (const { kind, client } of followers) {
    for (const text of pages[kinds.indexOf(kind)] ?? []) client.send(text);
  }
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

/** In turn: what happened between two states of the room. */
export async function publish(stage: Stage, step: Step): Promise<void> {
  await release(stage, step);
  const [before, after] = [step.before.people, step.after.people];
  if (before === after) return;
  for (const follower of stage.hall.everybody()) await replace(stage, follower, step.after);
  for (const notice of changedNotices(stage.table, { before, after }, stage.presence.isHere))
    stage.hall.tellAll(notice);
}

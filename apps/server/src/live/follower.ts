// A connection at a table: it follows what happens there as somebody, or waits at the door for a seat.

import { encodeNotice, type LeavingReason, type Notice, type TableCode, type Who } from '@minibridge/protocol';
import type { PersonId } from '../people/event.ts';
import { type Attendant, attendantOf } from '../people/people.ts';
import type { Client } from './client.ts';
import type { Room } from './room.ts';
import { kindOf, type ViewerKind, viewerOf } from './viewer-kind.ts';

/** Somebody without a seat where nobody may watch: told who sits where, and of no event. */
export type Caller = {
  readonly client: Client;
  readonly person: PersonId;
  readonly who: Who;
};

export type Follower = Caller & { readonly kind: ViewerKind };

export function isFollower(one: Caller | Follower): one is Follower {
  return 'kind' in one;
}

export function tell(client: Client, ...notices: readonly Notice[]): void {
  for (const notice of notices) client.send(encodeNotice(notice));
}

/** As whom somebody follows the table now, or waits for a seat, or why not even that. */
export type Place =
  | { readonly may: 'follow'; readonly one: Attendant; readonly kind: ViewerKind }
  | { readonly may: 'wait'; readonly one: Attendant }
  | { readonly may: 'leave'; readonly why: LeavingReason };

export function placeOf({ people, watching }: Room, person: PersonId): Place {
  const one = attendantOf(people, person);
  if (one === undefined) return { may: 'leave', why: 'other-device' };
  if (one.removed) return { may: 'leave', why: 'removed-by-host' };
  const kind = kindOf(one.seat, watching);
  return kind === undefined ? { may: 'wait', one } : { may: 'follow', one, kind };
}

/** What whoever waits for a seat is told; people, rule card and settings go on. */
export function waitingNotice(table: TableCode, you: Who): Notice {
  return { type: 'left', table, why: 'watching-not-allowed', you };
}

type Watching = { readonly who: Who; readonly kind: ViewerKind; readonly seen: number; readonly anew: boolean };

export function watchingNotice(table: TableCode, { who, kind, seen, anew }: Watching): Notice {
  return { type: 'watching', table, you: who, viewer: viewerOf(kind), seen, anew };
}

/** How many events there are for viewers of `kind`. */
export function countFor({ numbering }: Room, kind: ViewerKind): number {
  return numbering.counts[kind];
}

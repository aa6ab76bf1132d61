// A connection that follows a table, and as whom.

import { encodeNotice, type LeavingReason, type Notice, type TableCode, type Who } from '@minibridge/protocol';
import type { PersonId } from '../people/event.ts';
import { type Attendant, attendantOf, type People } from '../people/people.ts';
import type { Client } from './client.ts';
import type { Room } from './room.ts';
import { kindOf, type ViewerKind, viewerOf } from './viewer-kind.ts';

export type Follower = {
  readonly client: Client;
  readonly person: PersonId;
  readonly who: Who;
  readonly kind: ViewerKind;
};

export function tell(client: Client, ...notices: readonly Notice[]): void {
  for (const notice of notices) client.send(encodeNotice(notice));
}

/** As whom somebody follows the table now, or why not at all. */
export type Place =
  | { readonly may: 'follow'; readonly one: Attendant; readonly kind: ViewerKind }
  | { readonly may: 'leave'; readonly why: LeavingReason };

export function placeOf(people: People, person: PersonId): Place {
  const one = attendantOf(people, person);
  if (one === undefined) return { may: 'leave', why: 'other-device' };
  if (one.removed) return { may: 'leave', why: 'removed-by-host' };
  const kind = kindOf(one.seat, people.settings);
  return kind === undefined ? { may: 'leave', why: 'watching-not-allowed' } : { may: 'follow', one, kind };
}

type Watching = { readonly who: Who; readonly kind: ViewerKind; readonly seen: number; readonly anew: boolean };

export function watchingNotice(table: TableCode, { who, kind, seen, anew }: Watching): Notice {
  return { type: 'watching', table, you: who, viewer: viewerOf(kind), seen, anew };
}

/** How many events there are for viewers of `kind`. */
export function countFor({ numbering }: Room, kind: ViewerKind): number {
  return numbering.counts[kind];
}

// Coming to a table and leaving it.

import { accept, refuse } from '@minibridge/bridge';
import { type CommandRefusal, type Following, type LeavingReason, LIMITS } from '@minibridge/protocol';
import type { PersonId } from '../people/event.ts';
import { houseNotices, isListed, peopleNotice, presenceOf } from '../people/notices.ts';
import { attendant, attendantOf, type People } from '../people/people.ts';
import { NotKept } from '../store/store.ts';
import type { Client } from './client.ts';
import { type Draft, draftOf } from './draft.ts';
import { type Caller, countFor, type Follower, placeOf, tell, waitingNotice, watchingNotice } from './follower.ts';
import { type Hosted, showCode } from './hosted.ts';
import type { Changed } from './kept-table.ts';
import { isSameViewer, viewerOf } from './viewer-kind.ts';

/** Everybody who ever came, at most: numbers are never used twice. */
const EVER_CAME = 2_000;

/** Somebody new gets a number, if there is room; whoever left and comes back takes room, too. */
export function come(
  draft: Draft,
  person: PersonId,
  { presence }: Pick<Hosted, 'presence'>,
): CommandRefusal | undefined {
  const { people } = draft.room();
  const known = attendantOf(people, person);
  if (known && isListed(people, known, presence.isHere)) return undefined;
  const listed = people.everybody.filter((one) => isListed(people, one, presence.isHere)).length;
  if (listed >= LIMITS.people) return { reason: 'table-full' };
  if (known) return undefined;
  if (people.everybody.length >= EVER_CAME) return { reason: 'table-full' };
  draft.add({ type: 'came', who: people.everybody.length + 1, person });
  return undefined;
}

/** Whoever was away for long plays again. */
function takeOver(draft: Draft, person: PersonId): void {
  const one = attendantOf(draft.room().people, person);
  if (one?.botPlays) draft.add({ type: 'cameBack', who: one.who });
}

/** What is wanted, or absent while the store cannot write. */
async function unlessNotKept<T>(work: T | Promise<T>): Promise<T | undefined> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof NotKept) return undefined;
    throw error;
  }
}

/**
 * Why somebody may not come in; absent: is here. Whoever is known may look on while nothing can be kept, and a bot that plays for them
 * plays on; who is new has to wait.
 */
async function arrive(hosted: Hosted, client: Client): Promise<LeavingReason | undefined> {
  const person = await unlessNotKept(client.person());
  if (person === undefined) return 'not-kept';
  const changed = await unlessNotKept(noted(hosted, person));
  if (changed?.is === 'refused') return 'table-full';
  const room = hosted.kept.room();
  const isKnown = room !== undefined && attendantOf(room.people, person) !== undefined;
  return isKnown ? undefined : 'not-kept';
}

function noted(hosted: Hosted, person: PersonId): Promise<Changed> {
  return hosted.kept.change({
    plan: (room, secrets) => {
      if (room === undefined) return refuse({ reason: 'no-such-table' });
      const draft = draftOf(room, secrets);
      const refusal = come(draft, person, hosted);
      if (refusal) return refuse(refusal);
      takeOver(draft, person);
      return accept(draft);
    },
  });
}

/** What the others see of somebody who came or went: a sign at the name, or a line more or less. */
export function tellPresence({ code, audience, presence }: Hosted, people: People, who: number): void {
  const one = attendant(people, who);
  if (one === undefined) return;
  const isAlwaysListed = one.seat !== undefined || who === people.host;
  if (isAlwaysListed) {
    audience.tellHouse({ type: 'presence', table: code, who, is: presenceOf(one, presence.isHere) });
  } else audience.tellHouse(peopleNotice(code, people, presence.isHere));
}

async function follow(hosted: Hosted, follower: Follower, { seen, as }: Pick<Following, 'seen' | 'as'>): Promise<void> {
  const { code, kept, audience, presence } = hosted;
  const room = kept.room();
  if (room === undefined) return;
  const { client, who, kind } = follower;
  const count = countFor(room, kind);
  const anew = as === undefined || !isSameViewer(as, viewerOf(kind)) || seen > count;
  const from = anew ? 0 : seen;
  const isNews = !presence.isHere(who);
  audience.add(follower);
  tell(client, watchingNotice(code, { who, kind, seen: from, anew }));
  for (const text of (await kept.frames([{ kind, from, to: count }])).flat()) client.send(text);
  tell(client, ...houseNotices(code, room.people, presence.isHere));
  await showCode(hosted, follower);
  if (isNews) tellPresence(hosted, room.people, who);
}

/** Says where one is, and sends what has happened since. */
export async function settle(
  hosted: Hosted,
  client: Client,
  { seen, as }: Pick<Following, 'seen' | 'as'>,
): Promise<void> {
  const room = hosted.kept.room();
  if (room === undefined) return;
  const person = await client.person();
  const place = placeOf(room, person);
  if (place.may === 'follow') {
    const follower = { client, person, who: place.one.who, kind: place.kind };
    return follow(hosted, follower, as === undefined ? { seen } : { seen, as });
  }
  if (place.may === 'wait') return call(hosted, { client, person, who: place.one.who }, room.people);
  tell(client, { type: 'left', table: hosted.code, why: place.why });
}

/** Where nobody may watch, whoever comes still sees who sits where, and is seen: to take a seat, or to be given one by the host. */
function call(hosted: Hosted, caller: Caller, people: People): void {
  const { code, audience, presence } = hosted;
  const isNews = !presence.isHere(caller.who);
  audience.add(caller);
  tell(caller.client, ...houseNotices(code, people, presence.isHere), waitingNotice(code, caller.who));
  if (isNews) tellPresence(hosted, people, caller.who);
}

/** In turn. False when there is no such table. */
export async function watch(hosted: Hosted, client: Client, following: Following): Promise<boolean> {
  if (hosted.kept.room() === undefined) {
    tell(client, { type: 'left', table: hosted.code, why: 'no-such-table' });
    return false;
  }
  const why = await arrive(hosted, client);
  if (why !== undefined) tell(client, { type: 'left', table: hosted.code, why });
  else await settle(hosted, client, following);
  return true;
}

/** In turn. Whoever goes keeps the seat. */
export function leave(hosted: Hosted, client: Client): void {
  const follower = hosted.audience.remove(client);
  const room = hosted.kept.room();
  if (follower === undefined || room === undefined || hosted.presence.isHere(follower.who)) return;
  tellPresence(hosted, room.people, follower.who);
}

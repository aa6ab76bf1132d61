// Who takes which seat, and when: nobody sees two hands of one deal.

import type { Seat } from '@minibridge/bridge';
import type { Who } from '@minibridge/protocol';
import type { Draft } from '../live/draft.ts';
import { isInDeal, type Room } from '../live/room.ts';
import type { SeatPromise } from './event.ts';
import { botNameAmong, ownName } from './own-name.ts';
import { type Attendant, attendant, type People, promiseTo, sitterAt } from './people.ts';

/** Whether somebody may sit down here in the deal in play. */
export function mayTakeNow({ table, people, handSeen }: Room, who: Who, seat: Seat): boolean {
  if (!isInDeal(table)) return true;
  const person = attendant(people, who)?.person;
  const seen = person === undefined ? undefined : handSeen.get(person);
  if (seen !== undefined) return seen === seat;
  return people.settings.lateComers === 'at-once';
}

/** Somebody without a seat tells a name, and will sit down under it. Who sits has told it, and plays under it. */
export function introduce(draft: Draft, { who, seat, name: known }: Attendant, wish: string): undefined {
  if (seat !== undefined) return;
  const name = ownName(draft.room(), { who, name: wish });
  if (known !== name) draft.add({ type: 'named', who, name });
  const promise = promiseTo(draft.room().people, who);
  if (promise !== undefined && promise.name !== name) draft.add({ ...promise, type: 'seatPromised', name });
}

/** A bot of the level that the table plays with. */
function seatBot(draft: Draft, seat: Seat): void {
  const { people } = draft.room();
  const occupant = { kind: 'bot', level: people.settings.botLevel, name: botNameAmong(people, seat) } as const;
  draft.add({ type: 'seated', seat, occupant });
}

/** A bot takes the seat; whoever sat there watches. */
export function leaveToBot(draft: Draft, seat: Seat): void {
  const sitter = sitterAt(draft.room().people, seat);
  if (sitter === undefined) return;
  draft.add({ type: 'stood', who: sitter.who });
  seatBot(draft, seat);
}

/** Somebody sits down at a seat that no person has, and leaves another one to a bot. */
export function takeSeat(draft: Draft, who: Who, { seat, name }: { seat: Seat; name: string }): void {
  const before = attendant(draft.room().people, who)?.seat;
  draft.add({ type: 'sat', who, seat, name });
  if (before !== undefined && before !== seat) seatBot(draft, before);
  draft.add({ type: 'seated', seat, occupant: { kind: 'person', name } });
}

/** The host's word: whoever sits there changes places, or watches when there is no place to change with. */
function giveSeat(draft: Draft, who: Who, { seat, name }: { seat: Seat; name: string }): void {
  const before = attendant(draft.room().people, who)?.seat;
  const sitter = sitterAt(draft.room().people, seat);
  if (sitter?.who === who) return;
  if (sitter !== undefined) leaveToBot(draft, seat);
  takeSeat(draft, who, { seat, name });
  if (sitter !== undefined && before !== undefined) {
    takeSeat(draft, sitter.who, { seat: before, name: sitter.name ?? `${sitter.who}` });
  }
}

/** The promise comes to nothing; the name that was told with it stays. */
function endPromise(draft: Draft, { who, name }: SeatPromise): void {
  draft.add({ type: 'promiseEnded', who });
  const one = attendant(draft.room().people, who);
  if (one) introduce(draft, one, name);
}

/** Somebody stays where they are, and gives back the seat that they were promised, if any. */
export function stay(draft: Draft, who: Who): undefined {
  const promise = promiseTo(draft.room().people, who);
  if (promise) endPromise(draft, promise);
}

/** The host's word about a seat that was promised to somebody: they get what the other had, or watch. */
function exchangePromise(draft: Draft, promise: SeatPromise, place: Seat | undefined): void {
  const isThere = attendant(draft.room().people, promise.who)?.seat === place;
  if (place === undefined || isThere) endPromise(draft, promise);
  else draft.add({ type: 'seatPromised', ...promise, seat: place, by: 'host' });
}

/**
 * The seat that comes free where somebody leaves `place` for `wanted`: `place`, or, where that is promised, the seat of the person who gets
 * it, and so on. Absent: nobody leaves one.
 */
function freed(people: People, place: Seat | undefined, wanted: Seat): Seat | undefined {
  if (place === undefined || place === wanted) return undefined;
  const promise = people.promises.find((one) => one.seat === place);
  return promise === undefined ? place : freed(people, attendant(people, promise.who)?.seat, wanted);
}

/** The host seats somebody, now or when the deal is over. Nobody else keeps a promise of that seat. */
export function moveTo(draft: Draft, { who, seat: sits, name: known }: Attendant, seat: Seat): void {
  const { people } = draft.room();
  const own = promiseTo(people, who);
  const other = people.promises.find((promise) => promise.seat === seat && promise.who !== who);
  // Who has only watched has told no name: the number stands for it.
  const name = own?.name ?? known ?? ownName(draft.room(), { who, name: `${who}` });
  const isFree = sitterAt(people, seat) === undefined;
  const isNow = !isInDeal(draft.room().table) || (isFree && mayTakeNow(draft.room(), who, seat));
  if (sits === seat) stay(draft, who);
  else if (isNow) giveSeat(draft, who, { seat, name });
  else draft.add({ type: 'seatPromised', who, seat, name, by: 'host' });
  // Each seat is promised to one person: what a third one gets cannot be given in exchange. Who stays has nothing to give.
  if (other) exchangePromise(draft, other, own?.seat ?? freed(people, sits, seat));
}

/** The host's word: a bot plays here. Where nobody sits yet, the promise of the seat ends. */
export function replaceByBot(draft: Draft, seat: Seat): void {
  const { people } = draft.room();
  const promise = people.promises.find((one) => one.seat === seat);
  if (sitterAt(people, seat) === undefined && promise !== undefined) endPromise(draft, promise);
  else leaveToBot(draft, seat);
}

/** What was promised for the time between deals. A promise of one's own holds only while no person sits there. */
export function keepPromises(draft: Draft): void {
  for (const promise of draft.room().people.promises) {
    const { who, seat, name, by } = promise;
    const isFree = sitterAt(draft.room().people, seat) === undefined;
    if (by === 'host') giveSeat(draft, who, { seat, name });
    else if (isFree) takeSeat(draft, who, { seat, name });
    else endPromise(draft, promise);
  }
}

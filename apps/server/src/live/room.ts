// A live table: the fold of everything that happened at it, the game and the people in one sequence.

import { Impossible, type Seat } from '@minibridge/bridge';
import type { Who } from '@minibridge/protocol';
import { evolveTable, stageOf, type Table, type TableEvent } from '@minibridge/table';
import { isPeopleEvent, type PeopleEvent } from '../people/event.ts';
import { evolvePeople, nobody, type People } from '../people/people.ts';
import { NOTHING_GIVEN, type Numbering, numbered } from './numbering.ts';

export type LiveEvent = TableEvent | PeopleEvent;

export type Room = {
  /** All four hands are known here: for the server alone. */
  readonly table: Table;
  readonly people: People;
  readonly numbering: Numbering;
  /** Deals so far, thrown away ones too: the number of the newest secret. */
  readonly deals: number;
  /** Whose hand of the deal in play somebody has seen: nobody sees two. */
  readonly handSeen: ReadonlyMap<Who, Seat>;
};

const NO_HAND: ReadonlyMap<Who, Seat> = new Map();

export function isInDeal(table: Table): boolean {
  return stageOf(table) === 'playing';
}

function handSeen({ people, handSeen: before }: Room, event: TableEvent, inDeal: boolean): ReadonlyMap<Who, Seat> {
  if (!inDeal) return NO_HAND;
  if (event.type !== 'onBoard' || event.event.type !== 'boardOpened') return before;
  return new Map(people.everybody.flatMap(({ who, seat }) => (seat === undefined ? [] : [[who, seat] as const])));
}

function atTable(room: Room, event: TableEvent): Room {
  const table = evolveTable(room.table, event);
  const inDeal = isInDeal(table);
  return {
    table,
    people: room.people,
    numbering: numbered(room.numbering, event, inDeal),
    deals: event.type === 'dealPromised' ? room.deals + 1 : room.deals,
    handSeen: handSeen(room, event, inDeal),
  };
}

function amongPeople(room: Room, event: PeopleEvent): Room {
  const people = evolvePeople(room.people, event);
  const seesHand = event.type === 'sat' && isInDeal(room.table);
  return { ...room, people, handSeen: seesHand ? new Map(room.handSeen).set(event.who, event.seat) : room.handSeen };
}

function opened(event: LiveEvent): Room {
  if (event.type !== 'tableOpened') throw new Impossible(`${event.type} before the table was opened`);
  const table = evolveTable(undefined, event);
  const numbering = numbered(NOTHING_GIVEN, event, false);
  return { table, people: nobody(event.rules), numbering, deals: 0, handSeen: NO_HAND };
}

/** The room after `event`; `room` is absent before the first event, `tableOpened`. Throws `Impossible`. */
export function evolveRoom(room: Room | undefined, event: LiveEvent): Room {
  if (room === undefined) return opened(event);
  return isPeopleEvent(event) ? amongPeople(room, event) : atTable(room, event);
}

// A live table: the fold of everything that happened at it, the game and the people in one sequence.

import { Impossible, type Seat } from '@minibridge/bridge';
import type { TableSettings } from '@minibridge/protocol';
import { evolveTable, stageOf, type Table, type TableEvent } from '@minibridge/table';
import { isPeopleEvent, type PeopleEvent, type PersonId } from '../people/event.ts';
import { attendant, evolvePeople, nobody, type People } from '../people/people.ts';
import { NOTHING_GIVEN, type Numbering, numbered } from './numbering.ts';

export type LiveEvent = TableEvent | PeopleEvent;

export type Room = {
  /** All four hands are known here: for the server alone. */
  readonly table: Table;
  readonly people: People;
  readonly numbering: Numbering;
  /** What those who only watch see at present; the setting may wait for the end of the deal. */
  readonly watching: TableSettings['watching'];
  /** How well the bots play at present; a change waits for the end of the deal. */
  readonly botLevel: TableSettings['botLevel'];
  /** Deals so far, thrown away ones too: the number of the newest secret. */
  readonly deals: number;
  /** Whose hand of the deal in play somebody has seen, under whatever number at this table: nobody sees two. */
  readonly handSeen: ReadonlyMap<PersonId, Seat>;
};

const NO_HAND: ReadonlyMap<PersonId, Seat> = new Map();

export function isInDeal(table: Table): boolean {
  return stageOf(table) === 'playing';
}

function handSeen({ people, handSeen: before }: Room, event: TableEvent, inDeal: boolean): Room['handSeen'] {
  if (!inDeal) return NO_HAND;
  if (event.type !== 'onBoard' || event.event.type !== 'boardOpened') return before;
  return new Map(people.everybody.flatMap(({ person, seat }) => (seat === undefined ? [] : [[person, seat] as const])));
}

/** Who sits down in mid-deal, or takes the seat back on another device, sees its hand; the one who left it has seen it. */
function handSeenAfter(
  { people, handSeen: before }: Pick<Room, 'people' | 'handSeen'>,
  event: PeopleEvent,
): Room['handSeen'] {
  if (event.type !== 'sat' && event.type !== 'deviceChanged') return before;
  const one = attendant(people, event.who);
  return one?.seat === undefined ? before : new Map(before).set(one.person, one.seat);
}

/** Nobody loses the deal that they watch, or is shown another part of it: it is seen to its end as it was begun. */
function watchingAfter(before: TableSettings['watching'], { settings }: People, inDeal: boolean): Room['watching'] {
  const waits = inDeal && before !== 'nobody' && settings.watching !== 'nobody';
  return waits ? before : settings.watching;
}

/** A deal is played to its end by bots of the level that it was begun with. */
function botLevelAfter(before: TableSettings['botLevel'], { settings }: People, inDeal: boolean): Room['botLevel'] {
  return inDeal ? before : settings.botLevel;
}

function atTable(room: Room, event: TableEvent): Room {
  const table = evolveTable(room.table, event);
  const inDeal = isInDeal(table);
  return {
    table,
    people: room.people,
    numbering: numbered(room.numbering, event, inDeal),
    watching: watchingAfter(room.watching, room.people, inDeal),
    botLevel: botLevelAfter(room.botLevel, room.people, inDeal),
    deals: event.type === 'dealPromised' ? room.deals + 1 : room.deals,
    handSeen: handSeen(room, event, inDeal),
  };
}

function amongPeople(room: Room, event: PeopleEvent): Room {
  const people = evolvePeople(room.people, event);
  const inDeal = isInDeal(room.table);
  return {
    ...room,
    people,
    watching: watchingAfter(room.watching, people, inDeal),
    botLevel: botLevelAfter(room.botLevel, people, inDeal),
    handSeen: inDeal ? handSeenAfter({ people, handSeen: room.handSeen }, event) : room.handSeen,
  };
}

function opened(event: LiveEvent): Room {
  if (event.type !== 'tableOpened') throw new Impossible(`${event.type} before the table was opened`);
  const table = evolveTable(undefined, event);
  const numbering = numbered(NOTHING_GIVEN, event, false);
  const people = nobody(event.rules);
  const { watching, botLevel } = people.settings;
  return { table, people, numbering, watching, botLevel, deals: 0, handSeen: NO_HAND };
}

/** The room after `event`; `room` is absent before the first event, `tableOpened`. Throws `Impossible`. */
export function evolveRoom(room: Room | undefined, event: LiveEvent): Room {
  if (room === undefined) return opened(event);
  return isPeopleEvent(event) ? amongPeople(room, event) : atTable(room, event);
}

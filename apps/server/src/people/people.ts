// The people of one table: the fold of what happened to them.

import { Impossible, type Rules, type Seat } from '@minibridge/bridge';
import type { Standing, TableSettings, Who } from '@minibridge/protocol';
import type { PeopleEvent, PersonId, SeatPromise } from './event.ts';

export type Attendant = {
  /** 1, 2, …: the order of coming. */
  readonly who: Who;
  readonly person: PersonId;
  /** Absent: has only watched so far. */
  readonly name?: string;
  readonly seat?: Seat;
  /** The newest rule card that was agreed to; 0: none. */
  readonly agreed: number;
  readonly botPlays: boolean;
  readonly removed: boolean;
  /** How often the seat was taken back on another device. */
  readonly devices: number;
};

type RuleCard = { readonly card: number; readonly rules: Rules };

export type People = {
  readonly everybody: readonly Attendant[];
  readonly host: Who;
  readonly settings: TableSettings;
  /** The newest rule card. */
  readonly ruleCard: RuleCard;
  /** The number of the card by which the match in play was begun. */
  readonly matchCard: number;
  /** Milliseconds since 1970 when the match was begun. */
  readonly matchBegan: number;
  /** Seats that wait for the next deal, in the order of asking. */
  readonly promises: readonly SeatPromise[];
};

/** Until the host's own arrive, in the same append. */
const FIRST_SETTINGS: TableSettings = {
  size: 4,
  door: 'code',
  botLevel: 1,
  speed: 'normal',
  undo: 'with-consent',
  pause: 'anyone',
  lateComers: 'next-deal',
  watching: 'public-cards',
};

/** A table at which nobody has been. */
export function nobody(rules: Rules): People {
  const cards = { ruleCard: { card: 0, rules }, matchCard: 0, matchBegan: 0 };
  return { everybody: [], host: 1, settings: FIRST_SETTINGS, promises: [], ...cards };
}

/** The person of this number, removed ones too. */
export function attendant({ everybody }: People, who: Who): Attendant | undefined {
  return everybody[who - 1];
}

export function attendantOf({ everybody }: People, person: PersonId): Attendant | undefined {
  return everybody.find((each) => each.person === person);
}

/** Who sits at `seat`; absent: a bot. */
export function sitterAt({ everybody }: People, seat: Seat): Attendant | undefined {
  return everybody.find((each) => each.seat === seat);
}

/** What somebody gets when the deal is over: a seat, and the name to play under. */
export function promiseTo({ promises }: People, who: Who): SeatPromise | undefined {
  return promises.find((promise) => promise.who === who);
}

export function standingOf({ host }: People, { who, seat }: Attendant): Standing {
  return seat === undefined ? { host: who === host } : { seat, host: who === host };
}

/** For "my tables": everybody with a seat, and the host. */
export function membersOf({ everybody, host }: People): readonly PersonId[] {
  return everybody.filter(({ who, seat }) => seat !== undefined || who === host).map(({ person }) => person);
}

function changed(people: People, who: Who, change: (one: Attendant) => Attendant): People {
  if (people.everybody[who - 1] === undefined) throw new Impossible(`person ${who} has not come`);
  return { ...people, everybody: people.everybody.map((one) => (one.who === who ? change(one) : one)) };
}

function withoutPromise(people: People, who: Who): People {
  return { ...people, promises: people.promises.filter((promise) => promise.who !== who) };
}

function stood({ seat: _left, ...one }: Attendant): Attendant {
  return { ...one, botPlays: false };
}

function came(people: People, { who, person }: { who: Who; person: PersonId }): People {
  if (who !== people.everybody.length + 1) throw new Impossible(`person ${who} out of order`);
  const one: Attendant = { who, person, agreed: 0, botPlays: false, removed: false, devices: 0 };
  return { ...people, everybody: [...people.everybody, one] };
}

/** The people after `event`. Nothing is judged here; what cannot be throws `Impossible`. */
export function evolvePeople(people: People, event: PeopleEvent): People {
  switch (event.type) {
    case 'came':
      return came(people, event);
    case 'sat':
      return withoutPromise(
        changed(people, event.who, (one) => ({ ...one, seat: event.seat, name: event.name, botPlays: false })),
        event.who,
      );
    case 'seatPromised': {
      const { type: _type, ...promise } = event;
      const rest = withoutPromise(people, event.who);
      return { ...rest, promises: [...rest.promises, promise] };
    }
    case 'promiseEnded':
      return withoutPromise(people, event.who);
    case 'stood':
      return withoutPromise(changed(people, event.who, stood), event.who);
    case 'removed':
      return withoutPromise(
        changed(people, event.who, (one) => ({ ...stood(one), removed: true })),
        event.who,
      );
    default:
      return evolveHouse(people, event);
  }
}

/** Nobody: a person who is somebody else at this table now. */
const GONE: PersonId = '';

/** Whether somebody goes by this number still: not removed, and not come back under another one. */
export function isStillThere({ person, removed }: Attendant): boolean {
  return !removed && person !== GONE;
}

function deviceChanged(people: People, { who, person }: { who: Who; person: PersonId }): People {
  const left = people.everybody.map((one) => (one.person === person ? { ...one, person: GONE } : one));
  return changed({ ...people, everybody: left }, who, (one) => ({ ...one, person, devices: one.devices + 1 }));
}

type OfTheHouse = Exclude<
  PeopleEvent,
  { type: 'came' | 'sat' | 'seatPromised' | 'promiseEnded' | 'stood' | 'removed' }
>;

/** What changes no seat. */
function evolveHouse(people: People, event: OfTheHouse): People {
  switch (event.type) {
    case 'hostChanged':
      return { ...people, host: event.who };
    case 'cardLaid':
      return { ...people, ruleCard: { card: event.card, rules: event.rules } };
    case 'agreed':
      return changed(people, event.who, (one) => ({ ...one, agreed: event.card }));
    case 'settingsChanged':
      return { ...people, settings: event.settings };
    case 'named':
      return changed(people, event.who, (one) => ({ ...one, name: event.name }));
    case 'deviceChanged':
      return deviceChanged(people, event);
    case 'botTookOver':
      return changed(people, event.who, (one) => ({ ...one, botPlays: true }));
    case 'cameBack':
      return changed(people, event.who, (one) => ({ ...one, botPlays: false }));
    case 'matchBegan':
      return { ...people, matchCard: people.ruleCard.card, matchBegan: event.at };
  }
}

// Who came, sat, stood and agreed: what happens at a table besides the game, in one sequence with it.

import type { Rules, Seat } from '@minibridge/bridge';
import type { TableSettings, Who } from '@minibridge/protocol';

/** Who somebody is for the server, over all tables: nobody else ever sees it. */
export type PersonId = string;

/** Whether a seat that waits for the next deal was given by the host: then whoever sits there changes places. */
type Giver = 'self' | 'host';

/** A seat that somebody takes when the deal in play is over. */
export type SeatPromise = {
  readonly who: Who;
  readonly seat: Seat;
  readonly name: string;
  readonly by: Giver;
};

export type PeopleEvent =
  /** Somebody is at the table for the first time and gets the next number. */
  | { readonly type: 'came'; readonly who: Who; readonly person: PersonId }
  /** Takes the seat, and leaves another one for it. */
  | { readonly type: 'sat'; readonly who: Who; readonly seat: Seat; readonly name: string }
  | ({ readonly type: 'seatPromised' } & SeatPromise)
  /** The seat that was promised has been taken by somebody else, given back, or taken back by the host. */
  | { readonly type: 'promiseEnded'; readonly who: Who }
  /** Tells a name without a seat. */
  | { readonly type: 'named'; readonly who: Who; readonly name: string }
  /** Leaves the seat, and what was promised, and watches. */
  | { readonly type: 'stood'; readonly who: Who }
  | { readonly type: 'removed'; readonly who: Who }
  | { readonly type: 'hostChanged'; readonly who: Who }
  /** The rule card of this number, 1, 2, … */
  | { readonly type: 'cardLaid'; readonly card: number; readonly rules: Rules }
  | { readonly type: 'agreed'; readonly who: Who; readonly card: number }
  | { readonly type: 'settingsChanged'; readonly settings: TableSettings }
  /** The same person at the table, with another session: by the return code. */
  | { readonly type: 'deviceChanged'; readonly who: Who; readonly person: PersonId }
  /** Away for too long: a bot plays until the person is back. */
  | { readonly type: 'botTookOver'; readonly who: Who }
  | { readonly type: 'cameBack'; readonly who: Who }
  /** A match begins by the newest rule card. `at`: milliseconds since 1970. */
  | { readonly type: 'matchBegan'; readonly at: number };

const NAMES: { readonly [T in PeopleEvent['type']]: true } = {
  came: true,
  sat: true,
  seatPromised: true,
  promiseEnded: true,
  named: true,
  stood: true,
  removed: true,
  hostChanged: true,
  cardLaid: true,
  agreed: true,
  settingsChanged: true,
  deviceChanged: true,
  botTookOver: true,
  cameBack: true,
  matchBegan: true,
};

/** Whether an event of this name is one of the people's. */
export function isPeopleEvent<T extends { readonly type: string }>(event: T | PeopleEvent): event is PeopleEvent {
  return Object.hasOwn(NAMES, event.type);
}

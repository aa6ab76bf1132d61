// What stands in the store: one text for each event, and in place of a hidden hand only whose it is.
// The cards come back from the deal's own row when the table is read.

import { type FullDeal, Impossible, type Seat } from '@minibridge/bridge';
import { isEventName, type PlainEvent, plainEvent, tableEvent } from '@minibridge/protocol';
import type { DealProof } from '@minibridge/table';
import { isPeopleEvent, type PeopleEvent } from '../people/event.ts';
import type { Entry, Secret } from '../store/store.ts';
import { handsOf } from './fair-deal.ts';
import type { LiveEvent, Room } from './room.ts';

type Hidden = 'handDealt' | 'handShown';
type KeptEvent =
  | PeopleEvent
  | Exclude<PlainEvent, { readonly type: Hidden }>
  | { readonly type: 'handDealt'; readonly seat: Seat }
  | { readonly type: 'handShown'; readonly seat: Seat; readonly to: Seat };

/** The event without hidden cards. */
function kept(event: LiveEvent): KeptEvent {
  if (isPeopleEvent(event)) return event;
  const plain = plainEvent(event);
  switch (plain.type) {
    case 'handDealt':
      return { type: 'handDealt', seat: plain.seat };
    case 'handShown':
      return { type: 'handShown', seat: plain.seat, to: plain.to };
    default:
      return plain;
  }
}

export function entryOf(event: LiveEvent): Entry {
  return JSON.stringify(kept(event));
}

/** The event of an entry that this server wrote. The cast is the trust in the own store; the fold throws on what cannot be. */
function readEntry(entry: Entry): KeptEvent {
  const json: unknown = JSON.parse(entry);
  if (typeof json !== 'object' || json === null || !('type' in json) || typeof json.type !== 'string') {
    throw new Impossible('an entry without a type');
  }
  const { type } = json;
  if (!isEventName(type) && !isPeopleEvent({ type })) throw new Impossible(`an entry of an unknown kind: ${type}`);
  return json as KeptEvent;
}

/** The deals of a table by their number. */
export type Deals = ReadonlyMap<number, FullDeal>;

function dealt(deals: Deals, room: Room | undefined, seat: Seat) {
  const hand = deals.get(room?.deals ?? 0)?.[seat];
  if (hand === undefined) throw new Impossible('a deal without its cards');
  return hand;
}

function withCards(event: Exclude<KeptEvent, PeopleEvent>, room: Room | undefined, deals: Deals): PlainEvent {
  switch (event.type) {
    case 'handDealt':
    case 'handShown':
      return { ...event, hand: dealt(deals, room, event.seat) };
    default:
      return event;
  }
}

/** The event that `entry` tells of, with its cards. `room`: before the event. */
export function eventOf(entry: Entry, room: Room | undefined, deals: Deals): LiveEvent {
  const event = readEntry(entry);
  return isPeopleEvent(event) ? event : tableEvent(withCards(event, room, deals));
}

/** The number of the row that holds the key of a table's return codes: deals count from 1. */
export const KEY_ROW = 0;

export function secretOf(deal: number, secret: DealProof): Secret {
  return { deal, text: JSON.stringify(secret) };
}

/** Salt and id of each deal. The cast is the trust in the own store, as above. */
export function proofsOf(secrets: readonly Secret[]): ReadonlyMap<number, DealProof> {
  const rows = secrets.filter(({ deal }) => deal !== KEY_ROW);
  return new Map(rows.map(({ deal, text }) => [deal, JSON.parse(text) as DealProof]));
}

export function dealsOf(secrets: readonly Secret[]): Deals {
  return new Map([...proofsOf(secrets)].map(([deal, proof]) => [deal, handsOf(proof)]));
}

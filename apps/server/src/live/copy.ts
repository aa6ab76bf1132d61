// The folded copy of a table that a process has: read from the store, gone on with what is written, never the truth.

import type { TableCode } from '@minibridge/protocol';
import type { DealProof } from '@minibridge/table';
import { isPeopleEvent } from '../people/event.ts';
import type { Entry, Secret, Store } from '../store/store.ts';
import type { Draft, Secrets } from './draft.ts';
import { type Deals, dealsOf, eventOf, proofsOf } from './entry.ts';
import { NOTHING_GIVEN } from './numbering.ts';
import { evolveRoom, type LiveEvent, type Room } from './room.ts';
import { framesOf, type Numbered, type RangeFor, tailOf } from './tail.ts';

/** For each range the texts that go over the wire. */
export type Frames = readonly (readonly string[])[];

export type Copy = {
  /** Absent: there is no such table. */
  readonly room: () => Room | undefined;
  readonly secrets: () => Secrets;
  /** Entries that have been read or written. */
  readonly entries: () => number;
  /** Reads what the store has more; false when there is nothing. */
  readonly readOn: () => Promise<boolean>;
  /** Goes on with what was written just now. */
  readonly wrote: (draft: Draft) => void;
  /** At once, where the last events are enough. */
  readonly frames: (ranges: readonly RangeFor[]) => Frames | Promise<Frames>;
};

/** Whether the entry begins a deal, whose cards are then read too. */
function beginsDeal(entry: Entry): boolean {
  return entry.startsWith('{"type":"dealPromised"');
}

/** Everything in the store up to entry `count`, event by event: for somebody who has not seen it. */
async function everything(code: TableCode, store: Store, count: number): Promise<readonly Numbered[]> {
  const entries = (await store.entries(code, 0)).slice(0, count);
  const deals = dealsOf(await store.secrets(code));
  let past: Room | undefined;
  return entries.flatMap((entry) => {
    const event = eventOf(entry, past, deals);
    const before = past?.numbering ?? NOTHING_GIVEN;
    past = evolveRoom(past, event);
    return isPeopleEvent(event) ? [] : [{ event, before }];
  });
}

/** The newest one of its kind; older deals are over and never asked for again. */
function newest<T>(kept: ReadonlyMap<number, T>, deal: number): ReadonlyMap<number, T> {
  const one = kept.get(deal);
  return new Map(one === undefined ? [] : [[deal, one]]);
}

export function copyOf(code: TableCode, store: Store): Copy {
  let room: Room | undefined;
  let count = 0;
  let secrets: ReadonlyMap<number, DealProof> = new Map();
  let deals: Deals = new Map();
  const tail = tailOf(code);

  function fold(event: LiveEvent): void {
    tail.add(event, room?.numbering ?? NOTHING_GIVEN);
    room = evolveRoom(room, event);
    count += 1;
  }

  function learn(rows: readonly Secret[]): void {
    secrets = proofsOf(rows);
    deals = dealsOf(rows);
  }

  async function older(ranges: readonly RangeFor[]): Promise<Frames> {
    return framesOf(code, await everything(code, store, count), ranges);
  }

  function forgetOldDeals(): void {
    secrets = newest(secrets, room?.deals ?? 0);
    deals = newest(deals, room?.deals ?? 0);
  }

  return {
    room: () => room,
    secrets: () => secrets,
    entries: () => count,
    readOn: async () => {
      const entries = await store.entries(code, count);
      if (entries.length === 0) return false;
      if (entries.some(beginsDeal)) learn(await store.secrets(code));
      for (const entry of entries) fold(eventOf(entry, room, deals));
      forgetOldDeals();
      return true;
    },
    wrote: (draft) => {
      if (draft.secrets.length > 0) learn(draft.secrets);
      for (const { event, before } of draft.steps) tail.add(event, before);
      room = draft.room();
      count += draft.steps.length;
    },
    frames: (ranges) => tail.frames(ranges) ?? older(ranges),
  };
}

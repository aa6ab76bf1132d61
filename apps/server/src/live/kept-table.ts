// A table as this process knows it: a folded copy of what the store holds. Decided here, kept there, and decided again
// when another process was faster; so nobody owns a table, and a process that dies takes nothing with it.

import type { Result } from '@minibridge/bridge';
import type { CommandRefusal, TableCode } from '@minibridge/protocol';
import type { DealProof } from '@minibridge/table';
import { isPeopleEvent } from '../people/event.ts';
import { membersOf } from '../people/people.ts';
import type { Answer, Append, Entry, Store } from '../store/store.ts';
import type { Draft, Secrets } from './draft.ts';
import { type Deals, dealsOf, entryOf, eventOf, proofsOf } from './entry.ts';
import { NOTHING_GIVEN } from './numbering.ts';
import { evolveRoom, type LiveEvent, type Room } from './room.ts';
import { framesOf, type Numbered, type Range, tailOf } from './tail.ts';
import type { ViewerKind } from './viewer-kind.ts';

/** Called again after a conflict. `room` is absent where there is no table yet. */
export type Plan = (room: Room | undefined, secrets: Secrets) => Result<Draft, CommandRefusal>;

export type Change = {
  readonly plan: Plan;
  /** What is answered, kept with the events; also when the command comes again. */
  readonly answer?: (draft: Draft) => Answer;
};

export type Changed =
  | { readonly is: 'kept'; readonly draft: Draft; readonly answer?: Answer }
  /** There was nothing to keep. */
  | { readonly is: 'unchanged'; readonly draft: Draft; readonly answer?: Answer }
  | { readonly is: 'repeated' }
  | { readonly is: 'refused'; readonly refusal: CommandRefusal };

/** Something happened; `own`: by this process. The room before it is absent for a table that was opened or read just now. */
export type OnEvents = (before: Room | undefined, own: boolean) => Promise<void>;

export type KeptTable = {
  readonly code: TableCode;
  /** Absent: there is no such table. */
  readonly room: () => Room | undefined;
  /** Entries that have been read or written. */
  readonly entries: () => number;
  /** Does one thing after the other. */
  readonly inTurn: <T>(work: () => Promise<T>) => Promise<T>;
  /** In turn only. Rejects with `NotKept` when the store cannot write. */
  readonly change: (change: Change) => Promise<Changed>;
  /** In turn only. Reads what others have written. */
  readonly catchUp: () => Promise<void>;
  /** In turn only. What goes over the wire to viewers of a kind. */
  readonly frames: (range: Range & { kind: ViewerKind }) => Promise<readonly string[]>;
};

/** Conflicts in a row after which something else must be wrong. */
const TRIES = 100;

/** Whether the entry begins a deal, whose cards are then read too. */
function beginsDeal(entry: Entry): boolean {
  return entry.startsWith('{"type":"dealPromised"');
}

export function keptTable(code: TableCode, store: Store, onEvents: OnEvents): KeptTable {
  let room: Room | undefined;
  let count = 0;
  let secrets: ReadonlyMap<number, DealProof> = new Map();
  let deals: Deals = new Map();
  let turn: Promise<unknown> = Promise.resolve();
  const tail = tailOf(code);

  function fold(event: LiveEvent): void {
    tail.add(event, room);
    room = evolveRoom(room, event);
    count += 1;
  }

  async function readDeals(): Promise<void> {
    const rows = await store.secrets(code);
    deals = dealsOf(rows);
    secrets = proofsOf(rows);
  }

  async function catchUp(): Promise<void> {
    const entries = await store.entries(code, count);
    if (entries.length === 0) return;
    if (entries.some(beginsDeal)) await readDeals();
    const before = room;
    for (const entry of entries) fold(eventOf(entry, room, deals));
    forgetOldDeals();
    await onEvents(before, false);
  }

  /** Only the newest deal is ever asked for again. */
  function forgetOldDeals(): void {
    const newest = room?.deals ?? 0;
    const [secret, deal] = [secrets.get(newest), deals.get(newest)];
    secrets = new Map(secret && [[newest, secret]]);
    deals = new Map(deal && [[newest, deal]]);
  }

  async function keep(draft: Draft, answer: Answer | undefined): Promise<Changed | 'conflict'> {
    const before = room;
    const appended = await store.append(appendOf(draft, answer));
    if (appended === 'conflict') return 'conflict';
    if (appended === 'repeated') return { is: 'repeated' };
    if (draft.secrets.length > 0) {
      secrets = new Map([...secrets, ...proofsOf(draft.secrets)]);
      deals = new Map([...deals, ...dealsOf(draft.secrets)]);
    }
    for (const event of draft.events) fold(event);
    forgetOldDeals();
    await onEvents(before, true);
    return answer === undefined ? { is: 'kept', draft } : { is: 'kept', draft, answer };
  }

  function appendOf(draft: Draft, answer: Answer | undefined): Append {
    const { people } = draft.room();
    return {
      table: code,
      expected: count,
      entries: draft.events.map(entryOf),
      ...(draft.secrets.length > 0 && { secrets: draft.secrets }),
      ...(answer && { answer }),
      ...(people !== room?.people && { people: membersOf(people) }),
    };
  }

  async function change({ plan, answer }: Change): Promise<Changed> {
    for (let tries = 0; tries < TRIES; tries += 1) {
      const planned = plan(room, secrets);
      if (!planned.ok) return { is: 'refused', refusal: planned.refusal };
      const draft = planned.value;
      const words = answer?.(draft);
      if (draft.events.length === 0) return { is: 'unchanged', draft, ...(words && { answer: words }) };
      const kept = await keep(draft, words);
      if (kept !== 'conflict') return kept;
      await catchUp();
    }
    return { is: 'refused', refusal: { reason: 'outdated' } };
  }

  /** Everything from the store, event by event: for somebody who has not seen it. */
  async function everything(): Promise<readonly Numbered[]> {
    const entries = (await store.entries(code, 0)).slice(0, count);
    const all = dealsOf(await store.secrets(code));
    let past: Room | undefined;
    return entries.flatMap((entry) => {
      const event = eventOf(entry, past, all);
      const before = past?.numbering ?? NOTHING_GIVEN;
      past = evolveRoom(past, event);
      return isPeopleEvent(event) ? [] : [{ event, before }];
    });
  }

  return {
    code,
    room: () => room,
    entries: () => count,
    inTurn: (work) => {
      const done = turn.then(work, work);
      turn = done;
      return done;
    },
    change,
    catchUp,
    frames: async (range) => tail.frames(range) ?? framesOf(code, await everything(), range),
  };
}

// A table as this process writes it: decided on its copy, kept in the store, and decided again when another process was
// faster. So nobody owns a table, and a process that dies takes nothing with it.

import type { Result } from '@minibridge/bridge';
import type { CommandRefusal, TableCode } from '@minibridge/protocol';
import { membersOf } from '../people/people.ts';
import type { Answer, Append, Store } from '../store/store.ts';
import { type Copy, copyOf } from './copy.ts';
import type { Draft, Secrets } from './draft.ts';
import { entryOf } from './entry.ts';
import { oneAfterTheOther } from './one-after-the-other.ts';
import type { Room } from './room.ts';

/** Called again after a conflict. `room` is absent where there is no table yet. */
export type Plan = (room: Room | undefined, secrets: Secrets) => Result<Draft, CommandRefusal>;

export type Change = {
  readonly plan: Plan;
  /** What is answered, kept with the events; also when the command comes again. */
  readonly answer?: (draft: Draft) => Answer;
};

export type Changed =
  | { readonly is: 'kept'; readonly answer: Answer | undefined }
  /** There was nothing to keep. */
  | { readonly is: 'unchanged'; readonly answer: Answer | undefined }
  | { readonly is: 'repeated' }
  | { readonly is: 'refused'; readonly refusal: CommandRefusal };

/** Something happened; `own`: by this process. The room before it is absent for a table that was opened or read just now. */
export type OnEvents = (before: Room | undefined, own: boolean) => void | Promise<void>;

export type KeptTable = Pick<Copy, 'room' | 'entries' | 'frames'> & {
  readonly code: TableCode;
  /** Does one thing after the other. */
  readonly inTurn: <T>(work: () => Promise<T>) => Promise<T>;
  /** In turn only. Rejects with `NotKept` when the store cannot write. */
  readonly change: (change: Change) => Promise<Changed>;
  /** In turn only. Reads what others have written. */
  readonly catchUp: () => Promise<void>;
};

/** Conflicts in a row after which somebody else has to look at the table first. */
const TRIES = 100;

/** What was decided on the copy, and is not kept yet. */
type Decided = { readonly draft: Draft; readonly answer: Answer | undefined };

function appendOf(code: TableCode, { room, entries }: Copy, { draft, answer }: Decided): Append {
  const { people } = draft.room();
  return {
    table: code,
    expected: entries(),
    entries: draft.steps.map(({ event }) => entryOf(event)),
    secrets: draft.secrets,
    answer,
    people: people === room()?.people ? undefined : membersOf(people),
  };
}

function decided({ room, secrets }: Copy, { plan, answer }: Change): Decided | Changed {
  const planned = plan(room(), secrets());
  if (!planned.ok) return { is: 'refused', refusal: planned.refusal };
  const draft = planned.value;
  const answered = answer?.(draft);
  return draft.steps.length === 0 ? { is: 'unchanged', answer: answered } : { draft, answer: answered };
}

export function keptTable(code: TableCode, store: Store, onEvents: OnEvents): KeptTable {
  const copy = copyOf(code, store);

  async function catchUp(): Promise<void> {
    const before = copy.room();
    if (await copy.readOn()) await onEvents(before, false);
  }

  /** Goes on with what was kept, or was before. */
  function goOn({ draft, answer }: Decided, appended: 'kept' | 'repeated'): Changed | Promise<Changed> {
    if (appended === 'repeated') return { is: 'repeated' };
    const before = copy.room();
    copy.wrote(draft);
    const told = onEvents(before, true);
    const changed = { is: 'kept', answer } as const;
    return told ? told.then(() => changed) : changed;
  }

  /** Decides on the copy and keeps what was decided; once more, when another process was faster. */
  async function change(wanted: Change): Promise<Changed> {
    for (let tries = 0; tries < TRIES; tries += 1) {
      const one = decided(copy, wanted);
      if ('is' in one) return one;
      const appended = await store.append(appendOf(code, copy, one));
      if (appended !== 'conflict') return goOn(one, appended);
      await catchUp();
    }
    return { is: 'refused', refusal: { reason: 'outdated' } };
  }

  return {
    code,
    room: copy.room,
    entries: copy.entries,
    frames: copy.frames,
    inTurn: oneAfterTheOther(),
    change,
    catchUp,
  };
}

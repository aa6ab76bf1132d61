// The match's log, the table it tells of, and what the person's seat sees of it.

import type { Seat } from '@minibridge/bridge';
import { evolveTable, ReleasedAtTable, type Table, type TableEvent } from '@minibridge/table';
import { createStore, type Store } from '../app/store';
import { mayHear } from './may-hear';
import { type Reading, readingAfter, readingAtStart } from './reading';
import type { Said } from './said';
import type { SavedMatch } from './saved-shapes';
import type { MatchSetup } from './setup';

export type HostView = {
  readonly seat: Seat;
  readonly setup: MatchSetup;
  /** The table as the person's seat knows it. */
  readonly table: Table;
  /** The last few reasons of bots, newest last. */
  readonly said: readonly Said[];
  /** What the person is still looking at; bots wait. */
  readonly reading?: Reading;
  /** How many commands were refused after they had been taken: by a server. Absent where every answer comes at once. */
  readonly refusedLater?: number;
  /** The table has gone on while the person still reads what lies open here. */
  readonly isBehind?: true;
  /** The person only watches, from behind `seat`. */
  readonly watches?: true;
};

export type Ledger = {
  readonly view: Store<HostView>;
  /** All that happened, hidden cards too: for the host alone. */
  readonly truth: () => Table;
  readonly append: (events: readonly TableEvent[], said: readonly Said[]) => void;
  /** The person has read on. */
  readonly read: (next: Reading | undefined) => void;
};

const REASONS_KEPT = 8;

/** The ledger of a match; `keep` is called with the whole match after every change. */
export function ledgerOf(match: SavedMatch, keep: (match: SavedMatch) => void): Ledger {
  const { setup } = match;
  const log: TableEvent[] = [...match.log];
  const viewer = { as: 'seat', seat: setup.seat } as const;
  const released = (events: readonly TableEvent[]): readonly TableEvent[] =>
    ReleasedAtTable.to(viewer, events).map(({ event }) => event);
  let truth = folded(undefined, log);
  const base = { seat: setup.seat, setup };
  const view = createStore<HostView>(
    withReading({ ...base, table: folded(undefined, released(log)), said: [] }, readingAtStart(truth)),
  );
  return {
    view,
    truth: () => truth,
    append: (events, said) => {
      log.push(...events);
      const before = truth;
      truth = folded(truth, events);
      keep({ ...match, log });
      const { table, said: saidBefore, reading } = view.value();
      const heard = said.filter((one) => mayHear(truth.board, setup.seat, one));
      const next = {
        ...base,
        table: folded(table, released(events)),
        said: [...saidBefore, ...heard].slice(-REASONS_KEPT),
      };
      view.set(withReading(next, readingAfter(before, truth, reading)));
    },
    read: (next) => {
      const { table, said } = view.value();
      view.set(withReading({ ...base, table, said }, next));
    },
  };
}

function withReading(view: Omit<HostView, 'reading'>, reading: Reading | undefined): HostView {
  return reading === undefined ? view : { ...view, reading };
}

function folded(table: Table | undefined, events: readonly TableEvent[]): Table {
  const result = events.reduce<Table | undefined>(evolveTable, table);
  if (result === undefined) throw new Error('A match begins with its table.');
  return result;
}

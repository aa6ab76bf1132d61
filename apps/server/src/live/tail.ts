// The last events of a table, for those who come back after a moment; older ones are read from the store.

import { encodeReleased, type TableCode } from '@minibridge/protocol';
import { ReleasedAtTable, type TableEvent } from '@minibridge/table';
import { isPeopleEvent } from '../people/event.ts';
import type { Numbering } from './numbering.ts';
import type { LiveEvent } from './room.ts';
import { type ViewerKind, viewerOf } from './viewer-kind.ts';

/** An event of the game and the numbering before it. */
export type Numbered = { readonly event: TableEvent; readonly before: Numbering };

/** Two tricks at least, four at most. */
const FEWEST = 8;
const MOST = 16;

/** The number that `event` has or will have for `kind`. */
function numberFor(kind: ViewerKind, { counts, withheld }: Numbering): number {
  return kind === 'afterwards' ? counts.afterwards + withheld : counts[kind];
}

/** The events of viewers of `kind` from one number to another, the last one excluded. */
export type RangeFor = { readonly kind: ViewerKind; readonly from: number; readonly to: number };

/** The place of the first event that may be in one of the ranges. */
function firstOf(events: readonly Numbered[], ranges: readonly RangeFor[]): number {
  let place = events.length;
  const isIn = ({ before }: Numbered): boolean => ranges.some(({ kind, from }) => numberFor(kind, before) >= from);
  for (let event = events[place - 1]; event && isIn(event); event = events[place - 1]) place -= 1;
  return place;
}

/** What goes over the wire: for each range its frames. An event of the same number for several kinds is written once. */
export function framesOf(
  table: TableCode,
  events: readonly Numbered[],
  ranges: readonly RangeFor[],
): readonly string[][] {
  const frames: string[][] = ranges.map(() => []);
  for (let place = firstOf(events, ranges); place < events.length; place += 1) {
    const one = events[place];
    if (one) write(table, one, { ranges, frames });
  }
  return frames;
}

type Pages = { readonly ranges: readonly RangeFor[]; readonly frames: readonly string[][] };

function write(table: TableCode, { event, before }: Numbered, { ranges, frames }: Pages): void {
  let last = -1;
  let text = '';
  for (let page = 0; page < ranges.length; page += 1) {
    const range = ranges[page];
    const released = range && releasedIn(range, event, before);
    if (released === undefined) continue;
    if (released.seq !== last) {
      last = released.seq;
      text = encodeReleased(table, released);
    }
    frames[page]?.push(text);
  }
}

/** Absent: it has another number than those of the range, or is not for this viewer. */
function releasedIn({ kind, from, to }: RangeFor, event: TableEvent, before: Numbering): ReleasedAtTable | undefined {
  const number = numberFor(kind, before);
  return number >= from && number < to ? ReleasedAtTable.next(viewerOf(kind), number, event) : undefined;
}

export type Tail = {
  readonly add: (event: LiveEvent, before: Numbering) => void;
  /** The frames of each range, if the tail reaches so far back. */
  readonly frames: (ranges: readonly RangeFor[]) => readonly string[][] | undefined;
};

export function tailOf(table: TableCode): Tail {
  let events: Numbered[] = [];

  function reaches({ kind, from, to }: RangeFor): boolean {
    const [oldest] = events;
    return from >= to || (oldest !== undefined && numberFor(kind, oldest.before) <= from);
  }

  return {
    add: (event, before) => {
      if (isPeopleEvent(event)) return;
      events.push({ event, before });
      if (events.length > MOST) events = events.slice(-FEWEST);
    },
    frames: (ranges) => (ranges.every(reaches) ? framesOf(table, events, ranges) : undefined),
  };
}

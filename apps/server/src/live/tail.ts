// The last events of a table, for those who come back after a moment; older ones are read from the store.

import { encodeReleased, type TableCode } from '@minibridge/protocol';
import { ReleasedAtTable, type TableEvent } from '@minibridge/table';
import { isPeopleEvent } from '../people/event.ts';
import { NOTHING_GIVEN, type Numbering } from './numbering.ts';
import type { LiveEvent, Room } from './room.ts';
import { type ViewerKind, viewerOf } from './viewer-kind.ts';

/** An event of the game and the numbering before it. */
export type Numbered = { readonly event: TableEvent; readonly before: Numbering };

/** Half of a deal at least, a whole one at most. */
const FEWEST = 32;
const MOST = 64;

/** The number that `event` has or will have for `kind`. */
function numberFor(kind: ViewerKind, { counts, withheld }: Numbering): number {
  return kind === 'afterwards' ? counts.afterwards + withheld : counts[kind];
}

/** From which number to which, the last one excluded. */
export type RangeFor = { readonly kind: ViewerKind; readonly from: number; readonly to: number };

/** What goes over the wire to viewers of `kind`: their events of this range. */
export function framesOf(table: TableCode, events: readonly Numbered[], { kind, from, to }: RangeFor) {
  const frames: string[] = [];
  for (const { event, before } of events) {
    const number = numberFor(kind, before);
    if (number < from || number >= to) continue;
    const released = ReleasedAtTable.next(viewerOf(kind), number, event);
    if (released) frames.push(encodeReleased(table, released));
  }
  return frames;
}

export type Tail = {
  readonly add: (event: LiveEvent, before: Room | undefined) => void;
  /** The frames of this range, if the tail reaches so far back. */
  readonly frames: (range: RangeFor) => readonly string[] | undefined;
};

export function tailOf(table: TableCode): Tail {
  let events: Numbered[] = [];
  return {
    add: (event, before) => {
      if (isPeopleEvent(event)) return;
      events.push({ event, before: before?.numbering ?? NOTHING_GIVEN });
      if (events.length > MOST) events = events.slice(-FEWEST);
    },
    frames: (range) => {
      if (range.from >= range.to) return [];
      const [oldest] = events;
      const reaches = oldest !== undefined && numberFor(range.kind, oldest.before) <= range.from;
      return reaches ? framesOf(table, events, range) : undefined;
    },
  };
}

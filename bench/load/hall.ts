// The tables of a driver: which of them can act, how many acts were seen by all, and how long answers took.

import { setTimeout as wait } from 'node:timers/promises';
import type { Ear, OpenTable, PlayedTable, Traffic } from './played-table.ts';

/** At most so many tables open themselves at a time. */
const OPENING_TOGETHER = 16;
/** Milliseconds that the last acts may take to be seen by all. */
const PATIENCE = 30_000;

type Count = {
  /** Acts that were seen by all. */
  done: number;
  /** Milliseconds until each actor had the answer. */
  waits: number[];
};

export type Hall = {
  /** Opens tables until there are `count`. */
  readonly grow: (count: number) => Promise<void>;
  /** The table that has rested longest acts; false when all wait for the server. */
  readonly act: () => boolean;
  /** From zero from now on. */
  readonly startCount: () => Count;
  /** Called whenever an act was seen by all. */
  readonly whenSeen: (call: () => void) => void;
  /** Until everything that was begun was seen by all. */
  readonly settle: () => Promise<void>;
  readonly close: () => void;
};

/** A table whose answer is asked for since `askedAt`. */
type Seat = { table: PlayedTable | undefined; askedAt: number };

type Server = { readonly open: OpenTable; readonly address: string; readonly traffic: Traffic };

export function newHall({ open, address, traffic }: Server): Hall {
  const all: Seat[] = [];
  const free: Seat[] = [];
  let count: Count = { done: 0, waits: [] };
  let isSeen: () => void = () => undefined;

  const earOf = (seat: Seat): Ear => ({
    acknowledged: () => count.waits.push(performance.now() - seat.askedAt),
    seenByAll() {
      count.done += 1;
      free.push(seat);
      isSeen();
    },
  });

  async function openNext(): Promise<void> {
    const seat: Seat = { table: undefined, askedAt: 0 };
    all.push(seat);
    seat.table = await open({ address, index: all.length - 1, ear: earOf(seat), traffic });
    free.push(seat);
  }

  async function openUntil(wanted: number): Promise<void> {
    while (all.length < wanted) await openNext();
  }

  return {
    async grow(wanted) {
      await Promise.all(Array.from({ length: OPENING_TOGETHER }, () => openUntil(wanted)));
    },
    act() {
      const seat = free.shift();
      if (seat === undefined) return false;
      seat.askedAt = performance.now();
      seat.table?.act();
      return true;
    },
    startCount() {
      count = { done: 0, waits: [] };
      return count;
    },
    whenSeen(call) {
      isSeen = call;
    },
    async settle() {
      const end = performance.now() + PATIENCE;
      while (free.length < all.length) {
        if (performance.now() > end)
          throw new Error(`at ${all.length - free.length} tables an act was not seen by all`);
        await wait(10);
      }
    },
    close() {
      for (const { table } of all) table?.close();
    },
  };
}

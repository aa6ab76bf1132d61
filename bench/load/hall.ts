// The tables of a driver: which of them can act, and how long answers and news took.

import { setTimeout as wait } from 'node:timers/promises';
import type { Ear, OpenTable, PlayedTable, Traffic } from './played-table.ts';

/** At most so many tables open themselves at a time. */
const OPENING_TOGETHER = 16;
/** Milliseconds that the last acts may take to be seen by all. */
const PATIENCE = 30_000;

type Count = {
  /** Milliseconds until each actor had the answer. */
  acknowledged: number[];
  /** Milliseconds until all four had seen each act. */
  seen: number[];
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

export type Service = { readonly open: OpenTable; readonly address: string; readonly elsewhere?: string };

export function newHall({ open, ...where }: Service, traffic: Traffic): Hall {
  const all: Seat[] = [];
  const free: Seat[] = [];
  let count: Count = { acknowledged: [], seen: [] };
  let isSeen: () => void = () => undefined;

  const earOf = (seat: Seat): Ear => ({
    acknowledged: () => count.acknowledged.push(performance.now() - seat.askedAt),
    seenByAll() {
      count.seen.push(performance.now() - seat.askedAt);
      free.push(seat);
      isSeen();
    },
  });

  async function openNext(): Promise<void> {
    const seat: Seat = { table: undefined, askedAt: 0 };
    all.push(seat);
    seat.table = await open({ ...where, index: all.length - 1, ear: earOf(seat), traffic });
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
      count = { acknowledged: [], seen: [] };
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

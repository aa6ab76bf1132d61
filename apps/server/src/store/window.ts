// Group commit: what is asked within a few milliseconds is written together, because the disk is slow for each commit, not for each entry.

/** Milliseconds: twice a timer's grain; half of the answers are there within 5 ms. */
export const USUAL_WINDOW = 2;

/** So long an answer to a player may wait for others. */
export const LONGEST_WINDOW = 50;

/** A group of so many is written at once: larger ones save no more, and what they have thought of is no longer at hand in the processor's memory. */
const FULL = 64;

export type Window<Asked> = {
  readonly ask: (asked: Asked) => void;
  /** Resolves when everything that was asked is written. */
  readonly empty: () => Promise<void>;
};

/**
 * A window stays open for `ms` milliseconds, 0 to 50, after the first that is asked, or until it is full. While a group is being written
 * the next one collects. `write` settles each that it is given, and neither throws nor rejects.
 */
export function newWindow<Asked>(ms: number, write: (group: readonly Asked[]) => void | Promise<void>): Window<Asked> {
  let group: Asked[] = [];
  let closing: ReturnType<typeof setTimeout> | undefined;
  let writing: Promise<void> | undefined;

  function open(): void {
    closing ??= setTimeout(close, ms);
  }

  function close(): void {
    clearTimeout(closing);
    closing = undefined;
    const taken = group;
    group = [];
    writing = write(taken)?.then(written);
  }

  function written(): void {
    writing = undefined;
    if (group.length > 0) open();
  }

  return {
    ask(asked) {
      group.push(asked);
      if (writing !== undefined) return;
      if (group.length >= FULL) close();
      else open();
    },
    async empty() {
      while (group.length > 0 || writing !== undefined) {
        if (writing === undefined) close();
        await writing;
      }
    },
  };
}

// Group commit: what is asked within a few milliseconds is written together, because the disk is slow for each commit, not for each entry.

import { setTimeout as wait } from 'node:timers/promises';

/** Milliseconds: twice a timer's grain, half of what a commit takes on a good disk. */
export const USUAL_WINDOW = 2;

/** So long an answer to a player may wait for others. */
export const LONGEST_WINDOW = 50;

export type Window<Asked> = {
  readonly ask: (asked: Asked) => void;
  /** Resolves when everything that was asked is written. */
  readonly empty: () => Promise<void>;
};

/**
 * A window stays open for `ms` milliseconds, 0 to 50, after the first that is asked. While a group is being written the next one collects.
 * `write` settles each that it is given, and does not reject.
 */
export function newWindow<Asked>(ms: number, write: (group: readonly Asked[]) => void | Promise<void>): Window<Asked> {
  let group: Asked[] = [];
  let turn: Promise<void> | undefined;

  async function takeTurns(): Promise<void> {
    while (group.length > 0) {
      await wait(ms);
      const taken = group;
      group = [];
      await write(taken);
    }
    turn = undefined;
  }

  return {
    ask(asked) {
      group.push(asked);
      turn ??= takeTurns();
    },
    async empty() {
      await turn;
    },
  };
}

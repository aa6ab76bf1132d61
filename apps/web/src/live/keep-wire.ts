// Keeps a wire to the server: opens it, notices when it is gone, and opens it again.

import { heartbeat } from './heartbeat';
import { NO_TRIES, tryAfter } from './retry';
import { oneTimer, type Timers } from './timers';
import type { OpenWire, Wire } from './wire';

/** How often all ways may fail, about a minute, while a server that has said so is taken to be starting anew. */
const RESTART_TRIES = 6;

/** How a wire broke. `pause`: milliseconds until the next attempt. */
type Broken = { readonly hadWorked: boolean; readonly isRestart: boolean; readonly pause: number };

export type KeeperParts = {
  /** The ways to the server, the best first; they are tried in turn until one has worked. */
  readonly ways: readonly OpenWire[];
  readonly timers: Timers;
  /** From 0 to below 1. */
  readonly spread: () => number;
  readonly opened: () => void;
  readonly heard: (text: string) => void;
  readonly broken: (how: Broken) => void;
  /** Sends something that is answered. */
  readonly ping: () => void;
};

export type Keeper = {
  /** Says it if there is a wire. */
  readonly send: (text: string) => void;
  /** The wire has brought what was hoped for. */
  readonly works: () => void;
  /** The server asks to be left alone for so many milliseconds; `restarts`: it starts anew meanwhile. */
  readonly comesBack: (ms: number, restarts: boolean) => void;
  /** Asks at once whether the wire still holds. */
  readonly check: () => void;
  /** Opens a wire now. */
  readonly open: () => void;
  /** No wire any more until `open`. */
  readonly stop: () => void;
};

export function keepWire({ ways, timers, spread, opened, heard, broken, ping }: KeeperParts): Keeper {
  const retry = oneTimer(timers);
  let wire: Wire | undefined;
  let tries = NO_TRIES;
  let hadWorked = false;
  let asked: number | undefined;
  let restarts = false;
  const beat = heartbeat(timers, { ping, dead: ended });

  function stop(): void {
    beat.stop();
    retry.stop();
    wire?.close();
    wire = undefined;
  }
  function ended(): void {
    const { pause, ...next } = tryAfter(tries, { hadWorked, ways: ways.length, asked, spread: spread() });
    if (next.failures > RESTART_TRIES * ways.length) restarts = false;
    const how = { hadWorked, isRestart: restarts, pause };
    stop();
    tries = next;
    asked = undefined;
    retry.set(open, pause);
    broken(how);
  }
  function open(): void {
    stop();
    hadWorked = false;
    beat.begins();
    const take = (text: string): void => {
      beat.heard();
      heard(text);
    };
    wire = ways[tries.way]?.({ opened, heard: take, ended });
  }
  const works = (): void => {
    hadWorked = true;
    restarts = false;
    tries = { ...tries, failures: 0 };
  };
  const comesBack = (ms: number, isRestart: boolean): void => {
    asked = ms;
    restarts = isRestart;
  };
  return { send: (text) => wire?.send(text), works, comesBack, check: beat.check, open, stop };
}

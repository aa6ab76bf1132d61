// Time and a page for tests of the live part.

import { seededChance } from '@minibridge/bridge';
import { type Live, openLive } from './live';
import type { TestServer } from './scripted/testing';
import type { Timers } from './timers';

/** Time that passes when a test says so. */
export type TestTimers = Timers & { readonly pass: (ms: number) => void };

export function testTimers(): TestTimers {
  let now = 0;
  let waiting: { readonly at: number; readonly act: () => void }[] = [];
  return {
    later: (act, ms) => {
      const one = { at: now + ms, act };
      waiting.push(one);
      return () => {
        waiting = waiting.filter((other) => other !== one);
      };
    },
    pass: (ms) => {
      const end = now + ms;
      for (;;) {
        const [next] = waiting.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at);
        if (next === undefined) break;
        waiting = waiting.filter((one) => one !== next);
        now = next.at;
        next.act();
      }
      now = end;
    },
  };
}

export type TestLive = { readonly live: Live; readonly timers: TestTimers; readonly settle: () => Promise<void> };

/** A page at this server. `settle`: everything on its way arrives, and the page shows it. */
export function testLive(server: TestServer): TestLive {
  const timers = testTimers();
  const live = openLive({ ways: [server.way], timers, spread: () => 0, chance: seededChance(7) });
  const settle = async (): Promise<void> => {
    for (let round = 0; round < 5; round += 1) {
      await new Promise((resolve) => setTimeout(resolve));
      timers.pass(100);
    }
  };
  return { live, timers, settle };
}

// Who sits and has no connection: after the time that the host has set, a bot plays until the person is back.

import type { Seat } from '@minibridge/bridge';
import type { Who } from '@minibridge/protocol';
import type { Attendant } from '../people/people.ts';
import type { Presence } from '../people/presence.ts';
import type { Room } from './room.ts';

export type AwayWatch = {
  /** Seats, settings or connections have changed. */
  readonly look: (room: Room) => void;
  readonly stop: () => void;
};

export type AwayRules = {
  readonly presence: Presence;
  readonly now: () => number;
  /** The time is up for this person. */
  readonly isLong: (who: Who) => void;
};

type Sitting = Attendant & { readonly seat: Seat };

export function awayWatch({ presence, now, isLong }: AwayRules): AwayWatch {
  const since = new Map<Who, number>();
  const timers = new Map<Who, ReturnType<typeof setTimeout>>();
  let isStopped = false;

  function clear(): void {
    for (const timer of timers.values()) clearTimeout(timer);
    timers.clear();
  }

  function isAway(one: Attendant): one is Sitting {
    return one.seat !== undefined && !one.botPlays && !presence.isHere(one.who);
  }

  /** Since when each has been away. */
  function note(away: readonly Who[]): void {
    for (const who of since.keys()) if (!away.includes(who)) since.delete(who);
    for (const who of away) if (!since.has(who)) since.set(who, now());
  }

  /** `patience` in milliseconds. */
  function wait(patience: number): void {
    for (const [who, from] of since) {
      const left = Math.max(0, from + patience - now());
      timers.set(
        who,
        setTimeout(() => isLong(who), left),
      );
    }
  }

  return {
    look: ({ people }) => {
      clear();
      note(people.everybody.filter(isAway).map(({ who }) => who));
      const { botAfter } = people.settings;
      if (botAfter !== undefined && !isStopped && presence.isAnybodyHere()) wait(botAfter * 1000);
    },
    stop: () => {
      isStopped = true;
      clear();
    },
  };
}

// Who of a table has a connection now, here or at another process of the same service.

import type { Who } from '@minibridge/protocol';

/** What another process says of its own connections. */
type Elsewhere = { readonly process: string; readonly who: readonly Who[] };

/** Milliseconds after which a process that says nothing more is taken for gone. */
export const SILENT = 40_000;

export type Presence = {
  readonly arrive: (who: Who) => void;
  readonly leave: (who: Who) => void;
  readonly hear: (elsewhere: Elsewhere) => void;
  readonly isHere: (who: Who) => boolean;
  /** Those with a connection at this process. */
  readonly own: () => readonly Who[];
  readonly isAnybodyHere: () => boolean;
};

type Others = Map<string, { readonly who: ReadonlySet<Who>; readonly at: number }>;

export function presence(now: () => number): Presence {
  const connections = new Map<Who, number>();
  const others: Others = new Map();
  function heard(): readonly ReadonlySet<Who>[] {
    for (const [process, { at }] of others) if (now() - at > SILENT) others.delete(process);
    return [...others.values()].map(({ who }) => who);
  }
  return {
    arrive: (who) => connections.set(who, (connections.get(who) ?? 0) + 1),
    leave: (who) => {
      const left = (connections.get(who) ?? 0) - 1;
      if (left > 0) connections.set(who, left);
      else connections.delete(who);
    },
    hear: ({ process, who }) => {
      if (who.length === 0) others.delete(process);
      else others.set(process, { who: new Set(who), at: now() });
    },
    isHere: (who) => connections.has(who) || heard().some((set) => set.has(who)),
    own: () => [...connections.keys()],
    isAnybodyHere: () => connections.size > 0 || heard().some((set) => set.size > 0),
  };
}

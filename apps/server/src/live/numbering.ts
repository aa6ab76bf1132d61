// How many events each kind of viewer has been given so far: their numbers begin at 0 and have no gap.

import { audienceOf } from '@minibridge/bridge';
import type { EventName } from '@minibridge/protocol';
import { eventName } from '@minibridge/protocol';
import type { TableEvent } from '@minibridge/table';
import type { ViewerKind } from './viewer-kind.ts';

type Counts = { readonly [K in ViewerKind]: number };

export type Numbering = {
  readonly counts: Counts;
  /** Events of the deal in play, which `afterwards` gets when it is over. */
  readonly withheld: number;
  /** For each name but a card's, how many events each kind had been given when it last happened. */
  readonly last: { readonly [N in EventName]?: Counts };
  /** The same of a card: by itself, since it happens so often. Absent: none was played. */
  readonly lastCard: Counts | undefined;
};

const NONE: Counts = { N: 0, E: 0, S: 0, W: 0, kibitzer: 0, afterwards: 0 };

export const NOTHING_GIVEN: Numbering = { counts: NONE, withheld: 0, last: {}, lastCard: undefined };

/** Nobody asks when these last happened; a card has a place of its own. */
const NOT_NOTED: ReadonlySet<EventName> = new Set(['announced', 'handDealt', 'cardPlayed']);

/** Written kind by kind where everybody sees it: far quicker, and asked for with every card. */
function oneMoreForAll({ N, E, S, W, kibitzer, afterwards }: Counts): Counts {
  return { N: N + 1, E: E + 1, S: S + 1, W: W + 1, kibitzer: kibitzer + 1, afterwards };
}

function oneMore(counts: Counts, event: TableEvent): Counts {
  const audience = event.type === 'onBoard' ? audienceOf(event.event) : 'everyone';
  if (audience === 'everyone') return oneMoreForAll(counts);
  const next = { ...counts };
  for (const seat of audience) next[seat] += 1;
  return next;
}

/** After one more event. `inPlay`: whether a deal is in play after it. */
export function numbered(numbering: Numbering, event: TableEvent, inPlay: boolean): Numbering {
  const { counts, withheld, last, lastCard } = numbering;
  const seen = oneMore(counts, event);
  const name = eventName(event);
  return {
    counts: inPlay ? seen : { ...seen, afterwards: counts.afterwards + withheld + 1 },
    withheld: inPlay ? withheld + 1 : 0,
    last: NOT_NOTED.has(name) ? last : { ...last, [name]: counts },
    lastCard: name === 'cardPlayed' ? counts : lastCard,
  };
}

/** Whether something of these names has happened that a viewer of `kind` with `seen` events has not seen. */
export function hasHappened(numbering: Numbering, names: readonly EventName[], { kind, seen }: Seen): boolean {
  const { last, lastCard } = numbering;
  return names.some((name) => ((name === 'cardPlayed' ? lastCard : last[name])?.[kind] ?? -1) >= seen);
}

export type Seen = { readonly kind: ViewerKind; readonly seen: number };

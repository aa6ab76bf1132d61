// Answers to commands: what is kept with the events, and what is remembered for a while.

import { type CommandId, type CommandRefusal, encodeNotice, type TableCode } from '@minibridge/protocol';
import type { PersonId } from '../people/event.ts';
import { attendantOf } from '../people/people.ts';
import type { Answer } from '../store/store.ts';
import { countFor } from './follower.ts';
import type { Room } from './room.ts';
import { kindOf } from './viewer-kind.ts';

/** The same id from another person is another command. */
export function answerKey(person: PersonId, id: CommandId): string {
  return `${person}.${id}`;
}

/** How many events there are for `person` in this room. */
function seenBy(room: Room, person: PersonId): number {
  const one = attendantOf(room.people, person);
  const kind = one && kindOf(one.seat, room.watching);
  return kind === undefined ? 0 : countFor(room, kind);
}

/** "Accepted", as it is kept. */
export function acceptedAnswer(
  room: Room,
  table: TableCode,
  { person, id }: { person: PersonId; id: CommandId },
): Answer {
  const text = encodeNotice({ type: 'accepted', id, table, seen: seenBy(room, person) });
  return { id: answerKey(person, id), text };
}

export function refusedText(id: CommandId, refusal: CommandRefusal): string {
  return encodeNotice({ type: 'refused', id, refusal });
}

/** Milliseconds for which a refusal is remembered, and how many at most. */
const REMEMBERED = 600_000;
const MOST = 20_000;

export type Memory = {
  readonly recall: (key: string) => string | undefined;
  readonly remember: (key: string, text: string) => void;
};

/** Answers that changed nothing, in this process alone. */
export function shortMemory(now: () => number): Memory {
  const answers = new Map<string, { readonly text: string; readonly until: number }>();
  function forget(): void {
    for (const [key, { until }] of answers) {
      if (until > now() && answers.size <= MOST) return;
      answers.delete(key);
    }
  }
  return {
    recall: (key) => {
      const kept = answers.get(key);
      return kept && kept.until > now() ? kept.text : undefined;
    },
    remember: (key, text) => {
      forget();
      if (!answers.has(key)) answers.set(key, { text, until: now() + REMEMBERED });
    },
  };
}

// A seat taken back on another device: it moves from the old session to the new one.

import { accept, type Result, refuse } from '@minibridge/bridge';
import type { CommandRefusal } from '@minibridge/protocol';
import { type Draft, draftOf, type Secrets } from '../live/draft.ts';
import type { Room } from '../live/room.ts';
import type { PersonId } from './event.ts';
import { type Attendant, attendantOf } from './people.ts';
import { leaveToBot, stay } from './seats.ts';

export const NO_CODE: CommandRefusal = { reason: 'no-such-code', kind: 'return' };

/** Of two numbers of one person `before` ends: its seat is left to a bot, its promise ends, and the host stays the host as `one`. */
function goOver(draft: Draft, before: Attendant, one: Attendant): void {
  stay(draft, before.who);
  if (before.seat !== undefined) leaveToBot(draft, before.seat);
  if (before.who === draft.room().people.host) draft.add({ type: 'hostChanged', who: one.who });
}

/** Whoever sat as `from` is `to` from now on. A seat that `to` had at the same table is left to a bot. */
export function comeBackDraft(
  room: Room | undefined,
  secrets: Secrets,
  { from, to }: { from: PersonId; to: PersonId },
): Result<Draft, CommandRefusal> {
  const one = room && attendantOf(room.people, from);
  if (room === undefined || one?.seat === undefined) return refuse(NO_CODE);
  const draft = draftOf(room, secrets);
  if (from === to) return accept(draft);
  const other = attendantOf(room.people, to);
  if (other?.removed) return refuse({ reason: 'removed-by-host' });
  // Nobody sees two hands of one deal.
  const seen = room.handSeen.get(to);
  if (seen !== undefined && seen !== one.seat) return refuse({ reason: 'board-in-play' });
  if (other) goOver(draft, other, one);
  draft.add({ type: 'deviceChanged', who: one.who, person: to });
  return accept(draft);
}

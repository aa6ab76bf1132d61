// Who takes which seat, and when: nobody sees two hands of one deal.

import type { Seat } from '@minibridge/bridge';
import type { Who } from '@minibridge/protocol';
import type { BotLevel, Occupant } from '@minibridge/table';
import type { Draft } from '../live/draft.ts';
import { isInDeal, type Room } from '../live/room.ts';
import { type Attendant, attendant, sitterAt } from './people.ts';

/** First names that are read the same in all five languages, by seat. */
const BOT_NAMES: { readonly [S in Seat]: string } = { N: 'Nina', E: 'Emil', S: 'Sara', W: 'Viktor' };

/** The bot that sits at `seat` where no person does. */
export function botAt(seat: Seat, level: BotLevel): Occupant {
  return { kind: 'bot', level, name: BOT_NAMES[seat] };
}

/** Whether somebody may sit down here in the deal in play. */
export function mayTakeNow({ table, people, handSeen }: Room, who: Who, seat: Seat): boolean {
  if (!isInDeal(table)) return true;
  const seen = handSeen.get(who);
  if (seen !== undefined) return seen === seat;
  return people.settings.lateComers === 'at-once';
}

/** Somebody without a seat tells a name. Who sits has told it, and plays under it. */
export function introduce(draft: Draft, { who, seat, name: known }: Attendant, name: string): undefined {
  if (seat === undefined && known !== name) draft.add({ type: 'named', who, name });
}

/** A bot of the level that the table plays with. */
function seatBot(draft: Draft, seat: Seat): void {
  draft.add({ type: 'seated', seat, occupant: botAt(seat, draft.room().people.settings.botLevel) });
}

/** A bot takes the seat; whoever sat there watches. */
export function leaveToBot(draft: Draft, seat: Seat): void {
  const sitter = sitterAt(draft.room().people, seat);
  if (sitter === undefined) return;
  draft.add({ type: 'stood', who: sitter.who });
  seatBot(draft, seat);
}

/** Somebody sits down at a seat that no person has, and leaves another one to a bot. */
export function takeSeat(draft: Draft, who: Who, { seat, name }: { seat: Seat; name: string }): void {
  const before = attendant(draft.room().people, who)?.seat;
  draft.add({ type: 'sat', who, seat, name });
  if (before !== undefined && before !== seat) seatBot(draft, before);
  draft.add({ type: 'seated', seat, occupant: { kind: 'person', name } });
}

/** The host's word: whoever sits there changes places, or watches when there is no place to change with. */
export function giveSeat(draft: Draft, who: Who, { seat, name }: { seat: Seat; name: string }): void {
  const before = attendant(draft.room().people, who)?.seat;
  const sitter = sitterAt(draft.room().people, seat);
  if (sitter?.who === who) return;
  if (sitter !== undefined) leaveToBot(draft, seat);
  takeSeat(draft, who, { seat, name });
  if (sitter !== undefined && before !== undefined) {
    takeSeat(draft, sitter.who, { seat: before, name: sitter.name ?? `${sitter.who}` });
  }
}

/** What was promised for the time between deals. A promise of one's own holds only while no person sits there. */
export function keepPromises(draft: Draft): void {
  for (const { who, seat, name, by } of draft.room().people.promises) {
    const isFree = sitterAt(draft.room().people, seat) === undefined;
    if (by === 'host') giveSeat(draft, who, { seat, name });
    else if (isFree) takeSeat(draft, who, { seat, name });
    else draft.add({ type: 'promiseEnded', who });
  }
}

// What somebody asks of a table becomes a draft of events, or a refusal. One function for each ask, none of them waits.

import { type Ask, type AskOf, type CommandRefusal, mayNotAsk, outdatedBy, type Who } from '@minibridge/protocol';
import { afterwards } from '../people/end-of-deal.ts';
import { askOfHost, type HostAsk, isHostAsk } from '../people/host-asks.ts';
import { ownName } from '../people/own-name.ts';
import { type Attendant, attendant, promiseTo, sitterAt, standingOf } from '../people/people.ts';
import { introduce, leaveToBot, mayTakeNow, stay, takeSeat } from '../people/seats.ts';
import { next } from './dealing.ts';
import type { Draft } from './draft.ts';
import type { Means } from './means.ts';
import { hasHappened } from './numbering.ts';
import type { Room } from './room.ts';
import { kindOf } from './viewer-kind.ts';

/** `say` changes nothing that is kept; `live/saying.ts` carries it out. */
export type KeptAsk = Exclude<Ask, { readonly type: 'say' }>;

export type Request = { readonly who: Who; readonly ask: KeptAsk; readonly seen: number };

function sit(draft: Draft, one: Attendant, { seat, name: wish }: AskOf<'sit'>): CommandRefusal | undefined {
  const { people } = draft.room();
  if (one.seat === seat) return stay(draft, one.who);
  if (people.settings.door === 'host' && one.who !== people.host) return { reason: 'host-seats-people' };
  const isPromised = people.promises.some((promise) => promise.seat === seat && promise.who !== one.who);
  if (isPromised || sitterAt(people, seat) !== undefined) return { reason: 'seat-taken', seat };
  const isNow = mayTakeNow(draft.room(), one.who, seat);
  const name = ownName(draft.room(), { who: one.who, name: wish, ...(isNow && { taking: seat }) });
  if (isNow) takeSeat(draft, one.who, { seat, name });
  else draft.add({ type: 'seatPromised', who: one.who, seat, name, by: 'self' });
  return undefined;
}

function agree(draft: Draft, one: Attendant, { card }: AskOf<'agree'>): CommandRefusal | undefined {
  const newest = draft.room().people.ruleCard.card;
  if (card !== newest) return { reason: 'other-card', card: newest };
  if (one.agreed < card) draft.add({ type: 'agreed', who: one.who, card });
  return undefined;
}

/** Leaves the seat, or what is promised instead of one. */
function stand(draft: Draft, { who, seat }: Attendant): CommandRefusal | undefined {
  if (seat === undefined && promiseTo(draft.room().people, who) === undefined) return { reason: 'not-seated' };
  if (seat === undefined) stay(draft, who);
  else leaveToBot(draft, seat);
  return undefined;
}

type Carried = { readonly draft: Draft; readonly one: Attendant; readonly means: Means };

function carried({ draft, one, means }: Carried, ask: Exclude<KeptAsk, HostAsk>): CommandRefusal | undefined {
  switch (ask.type) {
    case 'act':
    case 'askUndo':
    case 'answerUndo':
    case 'pause':
    case 'resume':
      return draft.carryOut(ask);
    case 'next':
      return next(draft, means);
    case 'sit':
      return sit(draft, one, ask);
    case 'introduce':
      return introduce(draft, one, ask.name);
    case 'stand':
      return stand(draft, one);
    case 'agree':
      return agree(draft, one, ask);
  }
}

/** What has happened since the asker looked; a number from elsewhere is out of date too. */
function isOutOfDate({ numbering, watching }: Room, { seat }: Attendant, { ask, seen }: Request): boolean {
  const kind = kindOf(seat, watching);
  if (kind === undefined) return false;
  return seen > numbering.counts[kind] || hasHappened(numbering, outdatedBy(ask), { kind, seen });
}

/** Adds to the draft what is asked for, or tells why it may not be. */
export function carryOut(draft: Draft, request: Request, means: Means): CommandRefusal | undefined {
  const before = draft.room();
  const { who, ask } = request;
  const one = attendant(before.people, who);
  if (one === undefined) return { reason: 'no-such-person', who };
  if (one.removed) return { reason: 'removed-by-host' };
  const standing = mayNotAsk(ask, standingOf(before.people, one));
  if (standing) return standing;
  if (isOutOfDate(before, one, request)) return { reason: 'outdated' };
  const refusal = isHostAsk(ask) ? askOfHost(draft, ask, means) : carried({ draft, one, means }, ask);
  if (refusal === undefined) afterwards(draft, before);
  return refusal;
}

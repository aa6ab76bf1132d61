// What a person asks of a table, and who may ask it.

import type { Rules, Seat } from '@minibridge/bridge';
import type { Command } from '@minibridge/table';
import type { Phrase } from './phrases';
import type { TableSettings } from './settings';

/** A person at a table, by the order of coming: 1, 2, …; the same number as long as the table lives. */
export type Who = number;

/** What players do: the table's own commands. */
type AtTheTable = Extract<Command, { readonly type: 'act' | 'askUndo' | 'answerUndo' | 'pause' | 'resume' }>;

export type Ask =
  | AtTheTable
  /** The draw for the deal, or the next deal: "I am ready". The server brings the cards. */
  | { readonly type: 'next' }
  /** Takes a free seat or a bot's. `name`: 1..40 characters, as the others see it. */
  | { readonly type: 'sit'; readonly seat: Seat; readonly name: string }
  /** Tells the own name without a seat, so that a host who gives out the seats knows whom to seat. For who sits it changes nothing. */
  | { readonly type: 'introduce'; readonly name: string }
  /** Leaves the seat to a bot, or gives back the seat that is promised, and goes on watching. */
  | { readonly type: 'stand' }
  /** "Agreed" to the rule card of this number, and to no other. */
  | { readonly type: 'agree'; readonly card: number }
  | { readonly type: 'say'; readonly phrase: Phrase }
  /** Host: this person sits there; who sat there changes places with them. */
  | { readonly type: 'move'; readonly who: Who; readonly seat: Seat }
  /** Host: a bot plays here from now on; the person watches. */
  | { readonly type: 'replace'; readonly seat: Seat }
  /** Host: this person leaves the table and may not come back. */
  | { readonly type: 'remove'; readonly who: Who }
  /** Host: the deal in play is thrown away and another one dealt. */
  | { readonly type: 'redeal' }
  | { readonly type: 'handOver'; readonly who: Who }
  /** Host: another rule card. Everybody who sits agrees anew; it holds from the next match on. */
  | { readonly type: 'changeRules'; readonly rules: Rules }
  | { readonly type: 'changeSettings'; readonly settings: TableSettings }
  /** Host: no deal after the one in play. */
  | { readonly type: 'close' };

export type AskOf<T extends Ask['type']> = Extract<Ask, { readonly type: T }>;

/** Who may ask: whoever sits at the seat that is named, whoever sits, everybody who is at the table, the host. */
export type Asker = 'own-seat' | 'seated' | 'anybody' | 'host';

// biome-ignore format: a table
export const ASKED_BY: { readonly [A in Ask['type']]: Asker } = {
  act: 'own-seat', askUndo: 'own-seat', answerUndo: 'own-seat', pause: 'own-seat', resume: 'own-seat',
  next: 'seated', agree: 'seated',
  sit: 'anybody', stand: 'anybody', introduce: 'anybody', say: 'anybody',
  move: 'host', replace: 'host', remove: 'host', redeal: 'host', handOver: 'host',
  changeRules: 'host', changeSettings: 'host', close: 'host',
};

/** Where a person stands: absent `seat`: watching. */
export type Standing = { readonly seat?: Seat; readonly host: boolean };

export type StandingRefusal =
  /** The command is for `seat`, where the person does not sit. */
  | { readonly reason: 'not-your-seat'; readonly seat: Seat }
  | { readonly reason: 'not-seated' }
  | { readonly reason: 'host-only' };

/** The seat that an act of play is for. */
function seatOf(ask: AtTheTable): Seat {
  return ask.type === 'act' ? ask.action.by : ask.by;
}

function isPlay(ask: Ask): ask is AtTheTable {
  return ASKED_BY[ask.type] === 'own-seat';
}

/** Why somebody who stands so may not ask this; absent: the table decides. The host too plays for the own seat only. */
export function mayNotAsk(ask: Ask, { seat, host }: Standing): StandingRefusal | undefined {
  if (isPlay(ask)) return seatOf(ask) === seat ? undefined : { reason: 'not-your-seat', seat: seatOf(ask) };
  switch (ASKED_BY[ask.type]) {
    case 'host':
      return host ? undefined : { reason: 'host-only' };
    case 'seated':
    case 'own-seat':
      return seat === undefined ? { reason: 'not-seated' } : undefined;
    case 'anybody':
      return undefined;
  }
}

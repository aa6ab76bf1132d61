// How what happens at a table travels: a short word and its data in a fixed order (the table in docs/protocol.md).

import { SEATS } from '@minibridge/bridge';
import { LOG_FORMAT, type TableEvent } from '@minibridge/table';
import * as v from 'valibot';
import { CARD, DEAL_ID, HEX, SEAT } from './basic';
import type { EventRow } from './board-event-rows';
import { RULES_OR_PRESET, writtenRules } from './rules';
import { OCCUPANT, POLICY, SEATING } from './table';

type OwnEvent = Exclude<TableEvent, { readonly type: 'onBoard' }>;
type OwnEventOf<T extends OwnEvent['type']> = Extract<OwnEvent, { readonly type: T }>;

export const TABLE_EVENT_ROWS: { readonly [T in OwnEvent['type']]: EventRow<OwnEventOf<T>> } = {
  tableOpened: {
    word: 'table',
    write: ({ rules, seating, policy, format }) => [writtenRules(rules), seating, policy, format],
    read: v.pipe(
      v.strictTuple([RULES_OR_PRESET, SEATING, POLICY, v.literal(LOG_FORMAT)]),
      v.transform(([rules, seating, policy, format]) => ({
        type: 'tableOpened' as const,
        rules,
        seating,
        policy,
        format,
      })),
    ),
  },
  dealerDrawn: {
    word: 'draw',
    write: ({ cards }) => SEATS.map((seat) => cards[seat]),
    read: v.pipe(
      v.strictTuple([CARD, CARD, CARD, CARD]),
      v.check((cards) => new Set(cards).size === cards.length, 'four different cards'),
      v.transform(([N, E, S, W]) => ({ type: 'dealerDrawn' as const, cards: { N, E, S, W } })),
    ),
  },
  dealerNamed: {
    word: 'dealer',
    write: ({ seat }) => [seat],
    read: v.pipe(
      v.strictTuple([SEAT]),
      v.transform(([seat]) => ({ type: 'dealerNamed' as const, seat })),
    ),
  },
  dealPromised: {
    word: 'promise',
    write: ({ promise }) => [promise],
    read: v.pipe(
      v.strictTuple([HEX]),
      v.transform(([promise]) => ({ type: 'dealPromised' as const, promise })),
    ),
  },
  dealProved: {
    word: 'proof',
    write: ({ proof }) => [proof.salt, proof.deal],
    read: v.pipe(
      v.strictTuple([HEX, DEAL_ID]),
      v.transform(([salt, deal]) => ({ type: 'dealProved' as const, proof: { salt, deal } })),
    ),
  },
  dealThrownAway: {
    word: 'thrown',
    write: () => [],
    read: v.pipe(
      v.strictTuple([]),
      v.transform(() => ({ type: 'dealThrownAway' as const })),
    ),
  },
  undoAsked: {
    word: 'undo',
    write: ({ seat }) => [seat],
    read: v.pipe(
      v.strictTuple([SEAT]),
      v.transform(([seat]) => ({ type: 'undoAsked' as const, seat })),
    ),
  },
  undoAnswered: {
    word: 'answer',
    write: ({ seat, agrees }) => [seat, agrees ? 1 : 0],
    read: v.pipe(
      v.strictTuple([SEAT, v.picklist([0, 1])]),
      v.transform(([seat, agrees]) => ({ type: 'undoAnswered' as const, seat, agrees: agrees === 1 })),
    ),
  },
  paused: {
    word: 'pause',
    write: ({ seat }) => [seat],
    read: v.pipe(
      v.strictTuple([SEAT]),
      v.transform(([seat]) => ({ type: 'paused' as const, seat })),
    ),
  },
  resumed: {
    word: 'resume',
    write: ({ seat }) => [seat],
    read: v.pipe(
      v.strictTuple([SEAT]),
      v.transform(([seat]) => ({ type: 'resumed' as const, seat })),
    ),
  },
  seated: {
    word: 'seat',
    write: ({ seat, occupant }) => [seat, occupant],
    read: v.pipe(
      v.strictTuple([SEAT, OCCUPANT]),
      v.transform(([seat, occupant]) => ({ type: 'seated' as const, seat, occupant })),
    ),
  },
  policyChanged: {
    word: 'policy',
    write: ({ policy }) => [policy],
    read: v.pipe(
      v.strictTuple([POLICY]),
      v.transform(([policy]) => ({ type: 'policyChanged' as const, policy })),
    ),
  },
  matchOpened: {
    word: 'match',
    write: ({ rules }) => [writtenRules(rules)],
    read: v.pipe(
      v.strictTuple([RULES_OR_PRESET]),
      v.transform(([rules]) => ({ type: 'matchOpened' as const, rules })),
    ),
  },
  matchClosed: {
    word: 'close',
    write: ({ why }) => [why],
    read: v.pipe(
      v.strictTuple([v.picklist(['time', 'people'])]),
      v.transform(([why]) => ({ type: 'matchClosed' as const, why })),
    ),
  },
};

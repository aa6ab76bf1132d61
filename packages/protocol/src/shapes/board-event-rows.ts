// How what happens on a board travels: a short word and its data in a fixed order (the table in docs/protocol.md).

import {
  type BoardEvent,
  type Contract,
  contractText,
  type EventOf,
  handText,
  parseContract,
  RULES_VERSION,
  SEATS,
  SUITS,
} from '@minibridge/bridge';
import * as v from 'valibot';
import { CARD, COIN, HAND, POINTS, SEAT, upTo, whole } from './basic';
import type { Reads } from './by-name';
import { RULES_OR_PRESET, writtenRules } from './rules';

export type EventRow<E> = {
  /** What the event is called on the wire. */
  readonly word: string;
  /** The data after the word. */
  readonly write: (event: E) => readonly unknown[];
  /** The event that the data tell of. */
  readonly read: Reads<E>;
};

const boardNumber = whole(1, 10_000);
const length = upTo(13);

const A_CONTRACT = 'a contract such as game S';

/** The contract that a text names, if it is written the only way: `game S`. */
const contract = v.pipe(
  v.string(A_CONTRACT),
  v.maxLength(20, A_CONTRACT),
  v.rawTransform<string, Contract>(({ dataset, addIssue, NEVER }) => {
    const parsed = parseContract(dataset.value);
    if (parsed.ok && contractText(parsed.value) === dataset.value) return parsed.value;
    addIssue({ message: A_CONTRACT });
    return NEVER;
  }),
);

export const BOARD_EVENT_ROWS: { readonly [T in BoardEvent['type']]: EventRow<EventOf<T>> } = {
  boardOpened: {
    word: 'board',
    write: (event) => [event.number, event.dealer, event.coin, writtenRules(event.rules), event.rulesVersion],
    read: v.pipe(
      v.strictTuple([boardNumber, SEAT, COIN, RULES_OR_PRESET, v.literal(RULES_VERSION)]),
      v.transform(([number, dealer, coin, rules, rulesVersion]) => ({
        type: 'boardOpened' as const,
        number,
        dealer,
        coin,
        rules,
        rulesVersion,
      })),
    ),
  },
  handDealt: {
    word: 'hand',
    write: ({ seat, hand }) => [seat, handText(hand)],
    read: v.pipe(
      v.strictTuple([SEAT, HAND]),
      v.transform(([seat, hand]) => ({ type: 'handDealt' as const, seat, hand })),
    ),
  },
  announced: {
    word: 'points',
    write: ({ seat, points }) => [seat, points],
    read: v.pipe(
      v.strictTuple([SEAT, POINTS]),
      v.transform(([seat, points]) => ({ type: 'announced' as const, seat, points })),
    ),
  },
  pointsCorrected: {
    word: 'corrected',
    write: ({ points }) => SEATS.map((seat) => points[seat]),
    read: v.pipe(
      v.strictTuple([POINTS, POINTS, POINTS, POINTS]),
      v.transform(([N, E, S, W]) => ({ type: 'pointsCorrected' as const, points: { N, E, S, W } })),
    ),
  },
  recountCalled: {
    word: 'recount',
    write: () => [],
    read: v.pipe(
      v.strictTuple([]),
      v.transform(() => ({ type: 'recountCalled' as const })),
    ),
  },
  declarerProposed: {
    word: 'declarer',
    write: ({ seat, declarer }) => [seat, declarer],
    read: v.pipe(
      v.strictTuple([SEAT, SEAT]),
      v.transform(([seat, declarer]) => ({ type: 'declarerProposed' as const, seat, declarer })),
    ),
  },
  shapeShown: {
    word: 'shape',
    write: ({ seat, lengths }) => [seat, ...SUITS.map((suit) => lengths[suit])],
    read: v.pipe(
      v.strictTuple([SEAT, length, length, length, length]),
      v.transform(([seat, S, H, D, C]) => ({ type: 'shapeShown' as const, seat, lengths: { S, H, D, C } })),
    ),
  },
  handFaced: {
    word: 'faced',
    write: ({ seat, hand }) => [seat, handText(hand)],
    read: v.pipe(
      v.strictTuple([SEAT, HAND]),
      v.transform(([seat, hand]) => ({ type: 'handFaced' as const, seat, hand })),
    ),
  },
  handShown: {
    word: 'shown',
    write: ({ seat, to, hand }) => [seat, to, handText(hand)],
    read: v.pipe(
      v.strictTuple([SEAT, SEAT, HAND]),
      v.transform(([seat, to, hand]) => ({ type: 'handShown' as const, seat, to, hand })),
    ),
  },
  contractChosen: {
    word: 'contract',
    write: ({ contract: chosen }) => [contractText(chosen)],
    read: v.pipe(
      v.strictTuple([contract]),
      v.transform(([chosen]) => ({ type: 'contractChosen' as const, contract: chosen })),
    ),
  },
  cardPlayed: {
    word: 'card',
    write: ({ seat, card }) => [seat, card],
    read: v.pipe(
      v.strictTuple([SEAT, CARD]),
      v.transform(([seat, card]) => ({ type: 'cardPlayed' as const, seat, card })),
    ),
  },
  takenBack: {
    word: 'back',
    write: ({ to }) => [to],
    read: v.pipe(
      v.strictTuple([upTo(51)]),
      v.transform(([to]) => ({ type: 'takenBack' as const, to })),
    ),
  },
};

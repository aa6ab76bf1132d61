// What a lead says: which card of a suit is led, from what else is held in it.

import type { Suit } from '@minibridge/bridge';
import type { Reason } from '../reasons';
import { cardOf, countBits, fromTop, highBit, lowBit } from '../suit-bits';

/** A suit of the leader: its cards as bits. */
export type LeadFrom = {
  readonly bits: number;
  readonly suit: Suit;
  readonly atNoTrump: boolean;
  /** The leader also holds trumps, and this is no trump suit. */
  readonly canRuff: boolean;
};

/** A row of the table: from such a suit this card. */
export type LeadRow = {
  readonly when: (from: LeadFrom) => boolean;
  readonly card: (bits: number) => number;
  /** Absent where there is no sentence that would be true. */
  readonly because: (from: LeadFrom, bit: number) => Reason | undefined;
};

const [ACE, KING, QUEEN, JACK] = [1 << 12, 1 << 11, 1 << 10, 1 << 9];
const HONOURS = ACE | KING | QUEEN | JACK;

const hasAll = (bits: number, cards: number): boolean => (bits & cards) === cards;
const isHeadedBy = (bits: number, card: number): boolean => highBit(bits) === card;

/** Three touching cards at the top, the ten or higher first, or two and the next but one: K Q J, K Q T, Q J 9, J T 8. */
function isSequence(bits: number): boolean {
  const top = highBit(bits);
  const third = (top >> 2) | (top >> 3);
  return top >= JACK && top < ACE && (bits & (top >> 1)) !== 0 && (bits & third) !== 0;
}

const named =
  (name: 'fourth-best' | 'high-from-doubleton' | 'low-from-honour' | 'top-of-nothing') =>
  ({ suit }: LeadFrom): Reason => ({
    name,
    suit,
  });

function topOfSequence({ suit }: LeadFrom, bit: number): Reason | undefined {
  const card = cardOf(suit, bit);
  return card && { name: 'top-of-sequence', card };
}

/** Read from the top: the first row that fits says which card of the suit is led. No row leads from under an ace against trumps. */
export const LEADS: readonly LeadRow[] = [
  {
    when: ({ bits, atNoTrump }) => !atNoTrump && hasAll(bits, ACE | KING) && countBits(bits) > 2,
    card: () => ACE,
    because: ({ suit }) => ({ name: 'ace-from-ace-king', suit }),
  },
  {
    when: ({ bits, atNoTrump }) => atNoTrump && hasAll(bits, ACE | KING | QUEEN),
    card: () => ACE,
    because: topOfSequence,
  },
  { when: ({ bits }) => isSequence(bits), card: highBit, because: topOfSequence },
  {
    when: ({ bits, atNoTrump }) => !atNoTrump && hasAll(bits, KING | QUEEN) && !hasAll(bits, ACE),
    card: () => KING,
    because: topOfSequence,
  },
  {
    when: ({ bits }) => countBits(bits) === 1,
    card: highBit,
    because: ({ suit, canRuff }) => (canRuff ? { name: 'singleton', suit } : undefined),
  },
  { when: ({ bits }) => countBits(bits) === 2, card: highBit, because: named('high-from-doubleton') },
  {
    when: ({ bits, atNoTrump }) =>
      countBits(bits) > 3 && (bits & HONOURS) !== 0 && (atNoTrump || !isHeadedBy(bits, ACE)),
    card: (bits) => fromTop(bits, 4),
    because: named('fourth-best'),
  },
  {
    when: ({ bits, atNoTrump }) => (bits & HONOURS) !== 0 && (atNoTrump || !isHeadedBy(bits, ACE)),
    card: lowBit,
    because: named('low-from-honour'),
  },
  { when: ({ bits }) => (bits & HONOURS) === 0, card: highBit, because: named('top-of-nothing') },
];

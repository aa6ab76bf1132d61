// Leading from a suit, and the opening lead: top of a sequence, fourth best against no trump, a singleton against a suit.

import { type Card, cardsOf, type Hand, rankOf, STRENGTH, SUITS, type Suit, suitOf } from '@minibridge/bridge';
import type { Position } from './knowledge';
import type { Rule } from './rule';
import { areTouching, lowest } from './winners';

const strength = (card: Card): number => STRENGTH[rankOf(card)];

export const isHonour = (card: Card): boolean => strength(card) >= STRENGTH.T;

/** KQJ, KQT, QJT, QJ9, JT9, JT8 …: three cards, the first two touching, led from the top; KQ alone will do in a trump contract. */
function sequenceIn(cards: Hand, trump: Suit | undefined): Card | undefined {
  const [top, second, third] = cards;
  if (top === undefined || second === undefined || strength(top) < STRENGTH.J || !areTouching(top, second))
    return undefined;
  if (trump !== undefined && strength(top) === STRENGTH.K) return top;
  const goesOn = third !== undefined && strength(second) - strength(third) <= 2;
  return goesOn && strength(top) < STRENGTH.A ? top : undefined;
}

/** The suits of the hand that may be led, the longest first; of equals the one with more high cards. */
export function suitsByLength({ hand, trump }: Position): readonly Suit[] {
  const weight = (suit: Suit): number => cardsOf(hand, suit).reduce((sum, card) => sum + strength(card), 0);
  const length = (suit: Suit): number => cardsOf(hand, suit).length;
  const held = SUITS.filter((suit) => suit !== trump && length(suit) > 0);
  return held.sort((a, b) => length(b) - length(a) || weight(b) - weight(a));
}

/** The card that `find` names in the first suit where it names one. */
function fromSuits(position: Position, find: (cards: Hand) => Card | undefined): Card | undefined {
  for (const suit of suitsByLength(position)) {
    const card = find(cardsOf(position.hand, suit));
    if (card !== undefined) return card;
  }
  return undefined;
}

const headedByAce = ([top]: Hand): boolean => top !== undefined && rankOf(top) === 'A';
const hasHonour = (cards: Hand): boolean => cards.some((card) => strength(card) >= STRENGTH.J);

function aceFromAceKing(cards: Hand): Card | undefined {
  const [ace, king] = cards;
  return headedByAce(cards) && areTouching(ace, king) ? ace : undefined;
}

function singletonIn(cards: Hand): Card | undefined {
  const [only] = cards;
  return cards.length === 1 && only && strength(only) < STRENGTH.K ? only : undefined;
}

/** Fourth best of four cards or more; against a suit not from under an ace. */
function fourthBest(cards: Hand): Card | undefined {
  return cards[3];
}

function fourthBestWithoutAce(cards: Hand): Card | undefined {
  return headedByAce(cards) || !hasHonour(cards) ? undefined : cards[3];
}

function highFromDoubleton(cards: Hand): Card | undefined {
  return cards.length === 2 && !hasHonour(cards) ? cards[0] : undefined;
}

function topOfNothing(cards: Hand): Card | undefined {
  return cards.length > 2 && !hasHonour(cards) ? cards[0] : undefined;
}

function lowFromHonour(cards: Hand): Card | undefined {
  return cards.length > 2 && !headedByAce(cards) ? lowest(cards) : undefined;
}

const atNoTrump = ({ trump }: Position): boolean => trump === undefined;
const atSuit = ({ trump }: Position): boolean => trump !== undefined;
const holdsTrumps = ({ hand, trump }: Position): boolean => trump !== undefined && cardsOf(hand, trump).length > 0;

/** A trump that is not an honour. */
function smallTrump({ hand, trump }: Position): Card | undefined {
  const small = trump === undefined ? [] : cardsOf(hand, trump).filter((card) => !isHonour(card));
  return small.at(-1);
}

/** Rules for leading from one's own hand, read from the top. */
export const OPENING_LEADS: readonly Rule[] = [
  {
    when: atSuit,
    card: (p) => fromSuits(p, aceFromAceKing),
    because: (card) => ({ name: 'ace-from-ace-king', suit: suitOf(card) }),
  },
  {
    card: (p) => fromSuits(p, (cards) => sequenceIn(cards, p.trump)),
    because: (card) => ({ name: 'top-of-sequence', card }),
  },
  {
    when: holdsTrumps,
    card: (p) => fromSuits(p, singletonIn),
    because: (card) => ({ name: 'singleton', suit: suitOf(card) }),
  },
  {
    when: atNoTrump,
    card: (p) => fromSuits(p, fourthBest),
    because: (card) => ({ name: 'fourth-best', suit: suitOf(card) }),
  },
  {
    when: atSuit,
    card: (p) => fromSuits(p, fourthBestWithoutAce),
    because: (card) => ({ name: 'fourth-best', suit: suitOf(card) }),
  },
  {
    when: atSuit,
    card: (p) => fromSuits(p, highFromDoubleton),
    because: (card) => ({ name: 'high-from-doubleton', suit: suitOf(card) }),
  },
  { card: (p) => fromSuits(p, topOfNothing), because: (card) => ({ name: 'top-of-nothing', suit: suitOf(card) }) },
  { card: (p) => fromSuits(p, lowFromHonour), because: (card) => ({ name: 'low-from-honour', suit: suitOf(card) }) },
  { card: smallTrump, because: () => ({ name: 'passive-trump' }) },
  { card: (p) => fromSuits(p, ([top]) => top), because: (card) => ({ name: 'exit', suit: suitOf(card) }) },
  { card: ({ legal }) => lowest(legal), because: () => ({ name: 'passive-trump' }) },
];

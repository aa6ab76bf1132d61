// A defender leads after trick one: winners that beat the contract, partner's suit, through strength, up to weakness.

import { type Card, cardsOf, type Hand, lho, partner, type Suit, suitOf } from '@minibridge/bridge';
import { type Position, shownOut, trumpsOut } from './knowledge';
import { isHonour, OPENING_LEADS, suitsByLength } from './opening-lead';
import type { Rule } from './rule';
import { areTouching, isMaster, lowest, mastersIn } from './winners';

/** Masters that can be taken at once; in a trump contract two of a suit at most. */
function sureTricks(position: Position): number {
  const most = position.trump === undefined ? 13 : 2;
  return suitsByLength(position).reduce(
    (sum, suit) => sum + Math.min(most, mastersIn(position.hand, suit, position).length),
    0,
  );
}

function canBeat(position: Position): boolean {
  return position.needed !== undefined && position.needed > 0 && sureTricks(position) >= position.needed;
}

function master(position: Position): Card | undefined {
  return suitsByLength(position)
    .map((suit) => mastersIn(position.hand, suit, position)[0])
    .find((card) => card !== undefined);
}

/** The suit that partner led first. */
function partnersSuit({ tricks, from }: Position): Suit | undefined {
  const [led] = tricks.find(({ leader }) => leader === partner(from))?.cards ?? [];
  return led && suitOf(led);
}

function ownSuit({ tricks, from }: Position): Suit | undefined {
  const [led] = tricks.find(({ leader }) => leader === from)?.cards ?? [];
  return led && suitOf(led);
}

/** From what is left of a suit: a master, the top of two cards or of touching honours, else low. */
function continuation(cards: Hand, position: Position): Card | undefined {
  const [top, second] = cards;
  if (top === undefined || suitOf(top) === position.trump) return undefined;
  const touching = isHonour(top) && areTouching(top, second);
  return touching || isMaster(top, position) || cards.length === 2 ? top : lowest(cards);
}

/** Dummy cannot ruff this suit. */
function isSafe(suit: Suit | undefined, position: Position): boolean {
  if (suit === undefined) return false;
  const dummyOut = cardsOf(position.dummyCards, suit).length === 0;
  return position.trump === undefined || !(dummyOut && cardsOf(position.dummyCards, position.trump).length > 0);
}

function returning(position: Position): Card | undefined {
  const suit = partnersSuit(position);
  return suit && isSafe(suit, position) ? continuation(cardsOf(position.hand, suit), position) : undefined;
}

function continuing(position: Position): Card | undefined {
  const suit = ownSuit(position);
  return suit && isSafe(suit, position) ? continuation(cardsOf(position.hand, suit), position) : undefined;
}

function ruffForPartner(position: Position): Card | undefined {
  if (position.trump === undefined || trumpsOut(position).length === 0) return undefined;
  const mate = partner(position.from);
  if (shownOut(position, position.trump).includes(mate)) return undefined;
  const suit = suitsByLength(position).find((each) => shownOut(position, each).includes(mate));
  return suit && lowest(cardsOf(position.hand, suit));
}

/** Dummy plays next: it sits at my left. */
function dummyIsNext({ from, declarer }: Position): boolean {
  return lho(from) === partner(declarer);
}

const honours = (cards: Hand): number => cards.filter(isHonour).length;

/** A low card of a suit that does not begin with an unsupported ace. */
function lowSafely(suit: Suit, position: Position): Card | undefined {
  const cards = cardsOf(position.hand, suit);
  const [top] = cards;
  if (top === undefined || !isSafe(suit, position)) return undefined;
  if (position.trump !== undefined && isMaster(top, position)) return undefined;
  return isHonour(top) ? lowest(cards) : top;
}

function throughStrength(position: Position): Card | undefined {
  const suits = suitsByLength(position).filter((suit) => {
    const there = honours(cardsOf(position.dummyCards, suit));
    return there === 1 || there === 2;
  });
  return dummyIsNext(position) ? suits.map((suit) => lowSafely(suit, position)).find((card) => card) : undefined;
}

function upToWeakness(position: Position): Card | undefined {
  if (dummyIsNext(position)) return undefined;
  const suits = suitsByLength(position).filter((suit) => honours(cardsOf(position.dummyCards, suit)) === 0);
  return suits.map((suit) => lowSafely(suit, position)).find((card) => card);
}

const atNoTrump = ({ trump }: Position): boolean => trump === undefined;

/** Rules for a defender's later leads, read from the top; at last those of the opening lead. */
export const DEFENDER_LEADS: readonly Rule[] = [
  { when: canBeat, card: master, because: (card) => ({ name: 'cash-winners', suit: suitOf(card) }) },
  { card: ruffForPartner, because: (card) => ({ name: 'give-partner-a-ruff', suit: suitOf(card) }) },
  { card: returning, because: (card) => ({ name: 'return-partners-suit', suit: suitOf(card) }) },
  { when: atNoTrump, card: continuing, because: (card) => ({ name: 'continue-own-suit', suit: suitOf(card) }) },
  { card: throughStrength, because: (card) => ({ name: 'lead-through-strength', suit: suitOf(card) }) },
  { card: upToWeakness, because: (card) => ({ name: 'lead-up-to-weakness', suit: suitOf(card) }) },
  { card: master, because: (card) => ({ name: 'cash-winners', suit: suitOf(card) }) },
  ...OPENING_LEADS,
];

// What can be counted out about the two hidden hands: total less seen is the rest, and something follows from it.

import type { HiddenHand } from '@minibridge/bots';
import { type Card, cardsOf, type Hand, pointsOf, pointsOfCard, SUITS, type Suit, suitOf } from '@minibridge/bridge';
import type { Deduction, Look } from './step';
import { type Unseen, unseenHonours } from './unseen';

/** From this share of the layouts on something is called very likely. */
const VERY_LIKELY = 0.8;

/** One hidden hand and the other one. */
type Pair = { readonly hand: HiddenHand; readonly other: HiddenHand };

function pairsOf({ hidden }: Unseen): readonly Pair[] {
  const [one, two] = hidden.hands;
  return one && two
    ? [
        { hand: one, other: two },
        { hand: two, other: one },
      ]
    : [];
}

type PointsOfSeat = Pick<Extract<Deduction, { name: 'must-hold' }>, 'seat' | 'total' | 'seen' | 'rest'>;

function pointsLeft({ totals }: Unseen, { seat, points }: HiddenHand): PointsOfSeat {
  return { seat, total: totals[seat], seen: totals[seat] - points, rest: points };
}

/** A hand that may hold cards of the suit, as far as its voids tell. */
function mayHold({ voids }: HiddenHand, card: Card): boolean {
  return !voids.includes(suitOf(card));
}

function noHonourLeft(unseen: Unseen): readonly Deduction[] {
  const cards = unseenHonours(unseen);
  if (cards.length === 0) return [];
  return pairsOf(unseen)
    .filter(({ hand }) => hand.points === 0)
    .map(({ hand, other }) => ({
      name: 'no-honour-left',
      ...pointsLeft(unseen, hand),
      other: other.seat,
      cards,
    }));
}

function tooFewPoints(unseen: Unseen): readonly Deduction[] {
  return pairsOf(unseen).flatMap(({ hand, other }) => {
    const cards = unseenHonours(unseen).filter((card) => pointsOfCard(card) > hand.points);
    if (cards.length === 0) return [];
    return [{ name: 'too-few-points', ...pointsLeft(unseen, hand), other: other.seat, cards }];
  });
}

/** An unseen honour, and the share of layouts in which the first hidden hand holds it. */
type Chance = { readonly card: Card; readonly first: number };

function chancesOf(unseen: Unseen): readonly Chance[] {
  const [seat] = unseen.seats;
  return unseenHonours(unseen).map((card) => ({ card, first: unseen.layouts.chanceThat(seat, card) }));
}

/** The share of layouts in which `hand` holds the card; exactly 0 or 1 where it is certain. */
function chanceIn({ first }: Chance, hand: HiddenHand, { seats }: Unseen): number {
  return hand.seat === seats[0] ? first : 1 - first;
}

/** The unseen honours that a hand holds in every layout, and whether those are all that it can hold. */
type Certain = Pair & { readonly cards: Hand; readonly all: boolean };

function certainOf(unseen: Unseen, chances: readonly Chance[]): readonly Certain[] {
  const all = chances.every(({ first }) => first === 0 || first === 1);
  return pairsOf(unseen).map((pair) => {
    const sure = chances.filter((chance) => chanceIn(chance, pair.hand, unseen) === 1);
    return { ...pair, cards: sure.map(({ card }) => card), all };
  });
}

function onlyTheseHonours(unseen: Unseen, certain: readonly Certain[]): readonly Deduction[] {
  return certain
    .filter(({ all, cards }) => all && cards.length > 0)
    .toSorted((one, other) => one.cards.length - other.cards.length)
    .map(({ hand, cards }) => ({ name: 'only-these-honours', ...pointsLeft(unseen, hand), cards }));
}

/** All that the hand could hold besides `card` is worth less than its rest. */
function isShortWithout(unseen: Unseen, hand: HiddenHand, card: Card): boolean {
  const others = unseenHonours(unseen).filter((each) => each !== card && mayHold(hand, each));
  return !canMake(others, hand.points);
}

/** Whether some of `cards` are worth exactly `points`. */
function canMake(cards: Hand, points: number): boolean {
  const sums = new Set([0]);
  for (const card of cards) for (const sum of [...sums]) sums.add(sum + pointsOf([card]));
  return sums.has(points);
}

function mustHold(unseen: Unseen, certain: readonly Certain[]): readonly Deduction[] {
  return certain.flatMap(({ hand, other, cards }) =>
    cards
      .filter((card) => mayHold(other, card) && isShortWithout(unseen, hand, card))
      .map((card): Deduction => ({ name: 'must-hold', ...pointsLeft(unseen, hand), card })),
  );
}

function veryLikely(unseen: Unseen, chances: readonly Chance[]): readonly Deduction[] {
  const found = chances.flatMap((each) =>
    pairsOf(unseen).map(({ hand }) => ({ card: each.card, hand, chance: chanceIn(each, hand, unseen) })),
  );
  return found
    .filter(({ chance }) => VERY_LIKELY < chance && chance < 1)
    .toSorted((one, other) => pointsOfCard(other.card) - pointsOfCard(one.card) || other.chance - one.chance)
    .map(({ card, hand, chance }) => ({
      name: 'very-likely',
      ...pointsLeft(unseen, hand),
      card,
      percent: Math.min(99, Math.round(100 * chance)),
    }));
}

function suitsCounted(unseen: Unseen): readonly Deduction[] {
  return pairsOf(unseen).flatMap(({ hand, other }) =>
    hand.voids.flatMap((suit): readonly Deduction[] => {
      const rest = cardsOf(unseen.hidden.pool, suit).length;
      if (rest === 0) return [];
      return [{ name: 'suit-counted', suit, seat: hand.seat, other: other.seat, seen: 13 - rest, rest }];
    }),
  );
}

/** All that can be counted out, the surest and simplest first. */
export function deductionsFrom(unseen: Unseen): readonly Deduction[] {
  const chances = chancesOf(unseen);
  const certain = certainOf(unseen, chances);
  return [
    ...noHonourLeft(unseen),
    ...tooFewPoints(unseen),
    ...onlyTheseHonours(unseen, certain),
    ...mustHold(unseen, certain),
    ...veryLikely(unseen, chances),
    ...suitsCounted(unseen),
  ];
}

/** The honours of which a deduction says where they lie. */
export function cardsIn(deduction: Deduction): Hand {
  if (deduction.name === 'suit-counted') return [];
  return 'cards' in deduction ? deduction.cards : [deduction.card];
}

/** The suits of which a deduction says something. */
export function suitsOf(deduction: Deduction): readonly Suit[] {
  if (deduction.name === 'suit-counted') return [deduction.suit];
  const cards = cardsIn(deduction);
  return SUITS.filter((suit) => cards.some((card) => suitOf(card) === suit));
}

/** Where to look to find it out oneself. */
export function lookFor(deduction: Deduction): Look {
  return deduction.name === 'suit-counted'
    ? { name: 'look-suit', suit: deduction.suit }
    : { name: 'look-points', seat: deduction.seat };
}

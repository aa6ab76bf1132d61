// What is measured: deals and positions from a fixed seed, the same on every machine.

import {
  below,
  type Card,
  type Chance,
  PACK,
  RANKS,
  randomDeal,
  SEATS,
  type Seat,
  STRAINS,
  SUITS,
  type Suit,
  seededChance,
  sortedHand,
} from '@minibridge/bridge';
import type { Hands, Position } from '@minibridge/solver';
import { afterCards, randomCard } from '@minibridge/solver/testing';

export function randomDeals(count: number, seed = 1): readonly Hands[] {
  const chance = seededChance(seed);
  return Array.from({ length: count }, () => randomDeal(chance));
}

/** One strain and one leader for each deal, in turn. */
export function openings(deals: readonly Hands[]): readonly Position[] {
  return deals.map((hands, number) => ({
    hands,
    strain: STRAINS[number % 5] ?? 'NT',
    leader: SEATS[Math.floor(number / 5) % 4] ?? 'N',
    trick: [],
  }));
}

/** The same after `count` cards, any legal ones. */
export function later(positions: readonly Position[], count: number): readonly Position[] {
  const chance = seededChance(2);
  return positions.map((position) => afterCards(position, count, (at) => randomCard(at, chance)));
}

function shuffled<T>(items: readonly T[], chance: Chance): readonly T[] {
  const left = [...items];
  return items.flatMap(() => left.splice(below(left.length, chance), 1));
}

/** Deals the pack card by card to whom `weight` likes, thirteen each; absent when a card finds no place. */
function dealBy(weight: (seat: number, suit: number) => number, chance: Chance): Hands | undefined {
  const suits = shuffled(SUITS, chance);
  const hands: readonly Card[][] = [[], [], [], []];
  for (const card of shuffled(PACK, chance)) {
    const suit = suits.findIndex((each) => card.startsWith(each));
    const places = SEATS.flatMap((_, seat) =>
      (hands[seat]?.length ?? 13) < 13 ? Array.from({ length: weight(seat, suit) }, () => seat) : [],
    );
    const seat = places[below(Math.max(1, places.length), chance)];
    if (seat === undefined) return undefined;
    hands[seat]?.push(card);
  }
  const at = (place: number): readonly Card[] => sortedHand(hands[place] ?? []);
  return { N: at(0), E: at(1), S: at(2), W: at(3) };
}

function dealt(make: () => Hands | undefined): Hands {
  let hands = make();
  while (hands === undefined) hands = make();
  return hands;
}

/** Every hand is void in a suit. */
const voids = (chance: Chance): Hands => dealt(() => dealBy((seat, suit) => (seat === suit ? 0 : 1), chance));

/** Every hand has two long suits, one with each neighbour. */
const twoSuiters = (chance: Chance): Hands =>
  dealt(() => dealBy((seat, suit) => (suit === seat || suit === (seat + 1) % 4 ? 8 : 1), chance));

/** Every hand is 4-3-3-3. */
function flat(chance: Chance): Hands {
  const long = shuffled(SUITS, chance);
  const hands: { [S in Seat]: Card[] } = { N: [], E: [], S: [], W: [] };
  for (const suit of SUITS) {
    const cards: Card[] = shuffled(RANKS, chance).map((rank): Card => `${suit}${rank}`);
    for (const [place, seat] of SEATS.entries()) hands[seat].push(...cards.splice(0, lengthOf(suit, long[place])));
  }
  return { N: sortedHand(hands.N), E: sortedHand(hands.E), S: sortedHand(hands.S), W: sortedHand(hands.W) };
}

const lengthOf = (suit: Suit, long: Suit | undefined): number => (suit === long ? 4 : 3);

/** Voids, two-suiters and flat deals in turn. */
export function freakDeals(count: number): readonly Hands[] {
  const chance = seededChance(3);
  const kinds = [voids, twoSuiters, flat];
  return Array.from({ length: count }, (_, number) => (kinds[number % kinds.length] ?? voids)(chance));
}

// How many layouts there are, exactly: splits of the four suits are put together, and those counted in which every hidden hand
// gets the number of cards and of points that it is known to hold.
// Suits are joined in two halves, so that three hidden hands, too, are counted in some hundredths of a second.

import { SUITS, type Suit } from '@minibridge/bridge';
import type { Hidden } from './hidden';
import { cardsHeld, pointsHeld, type Split, type SuitCards, splitsOf, unseenOf } from './suit-splits';

/** What the hidden hands but the last hold, as one number: cards and points of each hand have a field of their own. */
type Holding = number;

/** Splits of a suit that give the hands the same numbers of cards and points. */
type Group = { readonly holding: Holding; readonly splits: readonly Split[]; readonly ways: number };

export type CountedSuit = SuitCards & { readonly groups: ReadonlyMap<Holding, Group> };

/** Two suits: in how many ways each holding comes about. */
type Half = ReadonlyMap<Holding, number>;

export type Count = {
  readonly hidden: Hidden;
  readonly suits: readonly CountedSuit[];
  /** What all four suits must come to. */
  readonly target: Holding;
  readonly halves: readonly [Half, Half];
  /** All consistent layouts; exact below 2^53. */
  readonly total: number;
};

/** Bits of a field: cards 0..13 and points 0..40, and one bit more, into which a borrow runs. */
const CARD_BITS = 5;
const POINT_BITS = 7;
const CARD_FIELD = 1 << CARD_BITS;
const POINT_FIELD = 1 << POINT_BITS;

type Numbers = { readonly cards: number; readonly points: number };

/** The last hand gets what is left, so it has no field. */
function holdingOf(numbers: readonly Numbers[]): Holding {
  return numbers.slice(0, -1).reduce((sum, { cards, points }) => (sum * CARD_FIELD + cards) * POINT_FIELD + points, 0);
}

/** The highest bit of every field. */
function guards(hands: number): Holding {
  const field = { cards: CARD_FIELD >> 1, points: POINT_FIELD >> 1 };
  return holdingOf(Array.from({ length: hands }, () => field));
}

/** What is left of `all` after `part`; absent when a hand would hold too much. */
function without(all: Holding, part: Holding, guard: Holding): Holding | undefined {
  const left = (all | guard) - part;
  return (left & guard) === guard ? left ^ guard : undefined;
}

function countedSuit(hidden: Hidden, cards: SuitCards): CountedSuit {
  const groups = new Map<Holding, { holding: Holding; splits: Split[]; ways: number }>();
  for (const split of splitsOf(hidden, cards)) {
    const numbers = hidden.hands.map((_, place) => ({
      cards: cardsHeld(split, place),
      points: pointsHeld(split, place, cards.honours),
    }));
    const holding = holdingOf(numbers);
    const group = groups.get(holding);
    if (group === undefined) groups.set(holding, { holding, splits: [split], ways: split.ways });
    else {
      group.splits.push(split);
      group.ways += split.ways;
    }
  }
  return { ...cards, groups };
}

/** What two suits come to together, where no hand gets too much. */
function joined([one, other]: readonly (CountedSuit | undefined)[], aim: Aim): Half {
  const half = new Map<Holding, number>();
  const second = [...(other?.groups.values() ?? [])];
  for (const { holding, ways } of one?.groups.values() ?? []) {
    const left = without(aim.target, holding, aim.guard);
    if (left === undefined) continue;
    for (const more of second.filter((each) => without(left, each.holding, aim.guard) !== undefined)) {
      const sum = holding + more.holding;
      half.set(sum, (half.get(sum) ?? 0) + ways * more.ways);
    }
  }
  return half;
}

type Aim = { readonly target: Holding; readonly guard: Holding };

function isPossible({ hands, pool }: Hidden): boolean {
  return hands.reduce((sum, { cards }) => sum + cards, 0) === pool.length;
}

function countOf(hidden: Hidden, suits: readonly CountedSuit[]): Count {
  const target = holdingOf(hidden.hands);
  const aim = { target, guard: guards(hidden.hands.length) };
  const halves = [joined(suits.slice(0, 2), aim), joined(suits.slice(2), aim)] as const;
  let total = 0;
  if (isPossible(hidden))
    for (const [holding, ways] of halves[0]) total += ways * (halves[1].get(target - holding) ?? 0);
  return { hidden, suits, target, halves, total };
}

/** Counts the layouts of `hidden`. */
export function countLayouts(hidden: Hidden): Count {
  return countOf(
    hidden,
    SUITS.map((suit) => countedSuit(hidden, unseenOf(hidden, suit))),
  );
}

/** The sum over all layouts of what `worth` (a whole number) says of the split of `suit`. */
export function sumOver({ hidden, suits }: Count, suit: Suit, worth: (split: Split) => number): number {
  const weighed = suits.map((each) => (each.suit === suit ? weighedSuit(each, worth) : each));
  return countOf(hidden, weighed).total;
}

function weighedSuit(suit: CountedSuit, worth: (split: Split) => number): CountedSuit {
  const groups = new Map(
    [...suit.groups].map(([holding, group]) => {
      const ways = group.splits.reduce((sum, split) => sum + split.ways * worth(split), 0);
      return [holding, { ...group, ways }];
    }),
  );
  return { ...suit, groups };
}

// The layouts of the unseen cards that fit with everything that a seat knows: how many, one of them by chance, all of them,
// and in what share of them a card lies in a hand. Every layout is as likely as any other: nothing is read from the play here.

import { type Card, type Chance, type Hand, pointsOfCard, type Seat, sortedHand, suitOf } from '@minibridge/bridge';
import { type Count, countLayouts, sumOver } from './counting';
import type { Hidden } from './hidden';
import { dealtIn, everyDealing, everySplits, type Splits, splitPicker } from './picking';

/** The cards of each hidden hand. */
export type Layout = { readonly [S in Seat]?: Hand };

export type Layouts = {
  /** How many there are; 0 when what is known contradicts itself. */
  readonly count: number;
  /** One of them, each as likely as any other. Throws when there is none. */
  readonly sample: (chance: Chance) => Layout;
  /** Each of them once. */
  readonly all: () => Iterable<Layout>;
  /** The share of layouts, 0..1, in which `seat` holds `card`; exactly 0 or 1 where it is certain. */
  readonly chanceThat: (seat: Seat, card: Card) => number;
};

/** Small cards of a suit for each hidden hand. */
type Small = readonly (readonly Card[])[];

function layoutOf({ hidden, suits }: Count, splits: Splits, small: readonly Small[]): Layout {
  const layout: { [S in Seat]?: Hand } = {};
  for (const [place, { seat }] of hidden.hands.entries()) {
    const cards = suits.flatMap(({ honours }, at) => [
      ...honours.filter((_, honour) => splits[at]?.honours[honour] === place),
      ...(small[at]?.[place] ?? []),
    ]);
    layout[seat] = sortedHand(cards);
  }
  return layout;
}

function* everyLayout(count: Count): Iterable<Layout> {
  for (const splits of everySplits(count)) {
    for (const small of everySmall(count, splits, 0)) yield layoutOf(count, splits, small);
  }
}

function* everySmall(count: Count, splits: Splits, from: number): Iterable<readonly Small[]> {
  const suit = count.suits[from];
  if (suit === undefined) {
    yield [];
    return;
  }
  for (const small of everyDealing(splits[from]?.small ?? [], suit.small)) {
    for (const rest of everySmall(count, splits, from + 1)) yield [small, ...rest];
  }
}

function chanceOf(count: Count, seat: Seat, card: Card): number {
  const place = count.hidden.hands.findIndex((hand) => hand.seat === seat);
  const unseen = count.suits.find(({ suit }) => suit === suitOf(card));
  if (place < 0 || !unseen || count.total === 0) return 0;
  if (pointsOfCard(card) === 0) {
    if (!unseen.small.includes(card)) return 0;
    const held = sumOver(count, unseen.suit, ({ small }) => small[place] ?? 0);
    return held / (count.total * unseen.small.length);
  }
  const honour = unseen.honours.indexOf(card);
  return sumOver(count, unseen.suit, ({ honours }) => (honours[honour] === place ? 1 : 0)) / count.total;
}

/** The layouts of what is hidden. */
export function layoutsOf(hidden: Hidden): Layouts {
  const count = countLayouts(hidden);
  const pick = splitPicker(count);
  return {
    count: count.total,
    sample: (chance) => {
      const splits = pick(chance);
      const small = count.suits.map((suit, at) => dealtIn(splits[at]?.small ?? [], suit.small, chance));
      return layoutOf(count, splits, small);
    },
    all: () => everyLayout(count),
    chanceThat: (seat, card) => chanceOf(count, seat, card),
  };
}

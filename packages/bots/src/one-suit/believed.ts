// How a suit lies by all that declarer knows: announced points, cards seen, suits to which somebody could not follow.

import { cardsOf, type Rank, rankOf, type Seat, type Suit } from '@minibridge/bridge';
import { countLayouts, sumOver } from '../belief/counting';
import type { Hidden } from '../belief/hidden';
import type { Split } from '../belief/suit-splits';
import type { SuitLayout } from './layouts';

/** All ways to take `count` of `ranks`. */
function picks(ranks: readonly Rank[], count: number): readonly (readonly Rank[])[] {
  const [first, ...rest] = ranks;
  if (count === 0) return [[]];
  if (first === undefined) return [];
  return [...picks(rest, count - 1).map((pick) => [first, ...pick]), ...picks(rest, count)];
}

/** The layouts of `suit` in the two hidden hands; a weight is the number of layouts of all suits together. */
export function believedLayouts(hidden: Hidden, suit: Suit, lho: Seat): readonly SuitLayout[] {
  const count = countLayouts(hidden);
  const cards = count.suits.find((each) => each.suit === suit);
  if (cards === undefined) return [];
  const place = hidden.hands.findIndex(({ seat }) => seat === lho);
  const small = cardsOf(cards.small, suit).map(rankOf);
  const layouts = (split: Split, weight: number): readonly SuitLayout[] => {
    const honours = cards.honours.filter((_, at) => split.honours[at] === place).map(rankOf);
    return picks(small, split.small[place] ?? 0).map((pick) => ({ lho: [...honours, ...pick], weight }));
  };
  // Splits of a group leave the same to the other suits, so one stands for all of them.
  return [...cards.groups.values()].flatMap(({ splits }) => {
    const [one] = splits;
    const weight = one === undefined ? 0 : sumOver(count, suit, (split) => Number(split === one)) / one.ways;
    return weight > 0 ? splits.flatMap((split) => layouts(split, weight)) : [];
  });
}

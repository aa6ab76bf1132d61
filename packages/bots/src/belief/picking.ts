// One layout by chance, or each in turn: first how the suits split, then which small cards lie where.

import { below, type Card, type Chance } from '@minibridge/bridge';
import type { Count, CountedSuit } from './counting';
import type { Split } from './suit-splits';

/** How each suit splits, in the order of `count.suits`. */
export type Splits = readonly Split[];

/** Numbers 0..1 from whole ones. */
function share(chance: Chance): number {
  return chance() / 2 ** 32;
}

/** One of `items` with chances in the ratio of their weights. */
function weighted<Item>(items: readonly Item[], weightOf: (item: Item) => number, chance: Chance): Item {
  let left = share(chance) * items.reduce((sum, item) => sum + weightOf(item), 0);
  for (const item of items) {
    left -= weightOf(item);
    if (left < 0) return item;
  }
  const last = items.findLast((item) => weightOf(item) > 0);
  if (last === undefined) throw new Error('There is no layout that fits with what is known.');
  return last;
}

type Pair = { readonly one: CountedSuit; readonly other: CountedSuit };
type GroupPair = { readonly splits: readonly [readonly Split[], readonly Split[]]; readonly ways: number };

/** Which groups of two suits come to `holding` together. */
function pairsFor({ one, other }: Pair, holding: number): readonly GroupPair[] {
  const pairs: GroupPair[] = [];
  for (const first of one.groups.values()) {
    const second = other.groups.get(holding - first.holding);
    if (second) pairs.push({ splits: [first.splits, second.splits], ways: first.ways * second.ways });
  }
  return pairs;
}

/** Holdings of the first two suits that the other two can bring to the target. */
function meetings({ halves: [first, second], target }: Count) {
  return [...first].flatMap(([holding, ways]) => {
    const rest = second.get(target - holding) ?? 0;
    return rest > 0 ? [{ holding, ways: ways * rest }] : [];
  });
}

function suitPairs({ suits }: Count): readonly [Pair, Pair] {
  const [first, second, third, fourth] = suits;
  if (!(first && second && third && fourth)) throw new Error('four suits');
  return [
    { one: first, other: second },
    { one: third, other: fourth },
  ];
}

/** A source of splits, each as likely as the number of layouts that it stands for. */
export function splitPicker(count: Count): (chance: Chance) => Splits {
  const held = meetings(count);
  const [early, late] = suitPairs(count);
  const known = new Map<number, readonly GroupPair[]>();
  const pairs = (pair: Pair, holding: number): readonly GroupPair[] => {
    const key = pair === early ? holding : -1 - holding;
    const found = known.get(key) ?? pairsFor(pair, holding);
    known.set(key, found);
    return found;
  };
  const picked = (pair: Pair, holding: number, chance: Chance): Splits => {
    const { splits } = weighted(pairs(pair, holding), ({ ways }) => ways, chance);
    return splits.map((some) => weighted(some, ({ ways }) => ways, chance));
  };
  return (chance) => {
    const { holding } = weighted(held, ({ ways }) => ways, chance);
    return [...picked(early, holding, chance), ...picked(late, count.target - holding, chance)];
  };
}

/** Every combination of splits. */
export function* everySplits(count: Count): Iterable<Splits> {
  const [early, late] = suitPairs(count);
  for (const { holding } of meetings(count)) {
    const second = pairsFor(late, count.target - holding);
    for (const { splits: first } of pairsFor(early, holding)) {
      for (const { splits: last } of second) yield* combinations([...first, ...last]);
    }
  }
}

function* combinations(lists: readonly (readonly Split[])[]): Iterable<Splits> {
  const [first, ...more] = lists;
  if (first === undefined) {
    yield [];
    return;
  }
  for (const split of first) for (const rest of combinations(more)) yield [split, ...rest];
}

/** `cards` dealt in shares of these sizes, by chance. */
export function dealtIn(
  sizes: readonly number[],
  cards: readonly Card[],
  chance: Chance,
): readonly (readonly Card[])[] {
  const left = [...cards];
  return sizes.map((size) => {
    const share: Card[] = [];
    while (share.length < size) share.push(...left.splice(below(left.length, chance), 1));
    return share;
  });
}

/** Every way to deal `cards` in shares of these sizes. */
export function* everyDealing(
  sizes: readonly number[],
  cards: readonly Card[],
): Iterable<readonly (readonly Card[])[]> {
  const [size, ...more] = sizes;
  if (size === undefined) {
    yield [];
    return;
  }
  for (const share of subsets(cards, size)) {
    const left = cards.filter((card) => !share.includes(card));
    for (const rest of everyDealing(more, left)) yield [share, ...rest];
  }
}

function* subsets(cards: readonly Card[], size: number): Iterable<readonly Card[]> {
  if (size === 0) {
    yield [];
    return;
  }
  for (const [place, card] of cards.entries()) {
    for (const rest of subsets(cards.slice(place + 1), size - 1)) yield [card, ...rest];
  }
}

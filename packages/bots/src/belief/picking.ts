// One layout by chance, or each in turn: first how the suits split, then which small cards lie where.

import { below, type Card, type Chance } from '@minibridge/bridge';
import type { Count, CountedSuit } from './counting';
import type { Split } from './suit-splits';

/** How each suit splits, in the order of `count.suits`. */
export type Splits = readonly Split[];

/** Draws one of some things, with chances in the ratio of their weights. */
type Lottery<Thing> = (chance: Chance) => Thing;

function lottery<Thing>(things: readonly Thing[], weightOf: (thing: Thing) => number): Lottery<Thing> {
  let sum = 0;
  const upTo = things.map((thing) => {
    sum += weightOf(thing);
    return sum;
  });
  return (chance) => {
    const drawn = things[placeAbove((chance() / 2 ** 32) * sum, upTo)];
    if (drawn === undefined) throw new Error('There is no layout that fits with what is known.');
    return drawn;
  };
}

/** The first place whose number is above `mark`; `numbers` never fall. */
function placeAbove(mark: number, numbers: readonly number[]): number {
  let [low, high] = [0, numbers.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((numbers[middle] ?? 0) > mark) high = middle;
    else low = middle + 1;
  }
  return low;
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

type DrawnPair = readonly [Lottery<Split>, Lottery<Split>];

/** Two suits that come to `holding` together. */
function pairLottery(pair: Pair, holding: number): Lottery<DrawnPair> {
  const ways = ({ ways: number }: { readonly ways: number }): number => number;
  const pairs = pairsFor(pair, holding).map(({ splits: [first, second], ways: number }) => ({
    ways: number,
    drawn: [lottery(first, ways), lottery(second, ways)] as const,
  }));
  const draw = lottery(pairs, ways);
  return (chance) => draw(chance).drawn;
}

/** A source of splits, each as likely as the number of layouts that it stands for. */
export function splitPicker(count: Count): (chance: Chance) => Splits {
  const draw = lottery(meetings(count), ({ ways }) => ways);
  const [early, late] = suitPairs(count);
  const known = new Map<string, Lottery<DrawnPair>>();
  const picked = (pair: Pair, holding: number, chance: Chance): Splits => {
    const key = `${pair.one.suit} ${holding}`;
    const found = known.get(key) ?? pairLottery(pair, holding);
    known.set(key, found);
    return found(chance).map((splits) => splits(chance));
  };
  return (chance) => {
    const { holding } = draw(chance);
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

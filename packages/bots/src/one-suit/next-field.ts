// What a trick leaves behind: the field of the cards that are left, and what has become of each split.

import {
  type Block,
  type Field,
  fieldOf,
  type Holders,
  keyOf,
  type Owner,
  type Ranking,
  rankingOf,
  stridesOf,
} from './field';
import { cardBy, OUT, type SuitTrick, splitsLeft } from './trick';

export type NextField = {
  readonly field: Field;
  /** The splits in which the defenders could play so, by their place among those of the field before. */
  readonly before: Int16Array;
  /** The place of each of those among the splits of the field after. */
  readonly after: Int16Array;
};

/** The cards that are left; groups may be empty. */
function cardsLeft({ blocks, groups }: Field, trick: SuitTrick): Ranking {
  const [declarer, lho, dummy, rho] = [
    cardBy(trick, 'declarer'),
    cardBy(trick, 'lho'),
    cardBy(trick, 'dummy'),
    cardBy(trick, 'rho'),
  ];
  return {
    blocks: blocks.map((block, at) => ({
      declarer: block.declarer - Number(declarer === 2 * at),
      dummy: block.dummy - Number(dummy === 2 * at),
    })),
    groups: groups.map((size, at) => size - Number(lho === 2 * at + 1) - Number(rho === 2 * at + 1)),
  };
}

/** The same without empty groups. */
function joinedUp({ blocks, groups }: Ranking): Ranking {
  const owners = (block: Block, at: number): readonly Owner[] => [
    ...Array<Owner>(block.declarer).fill('declarer'),
    ...Array<Owner>(block.dummy).fill('dummy'),
    ...Array<Owner>(groups[at] ?? 0).fill('missing'),
  ];
  return rankingOf(blocks.flatMap(owners));
}

function holdersAfter({ holders }: Field, trick: SuitTrick, { groups }: Ranking): Holders {
  if (groups.every((size) => size === 0)) return 'either';
  if (cardBy(trick, 'lho') === OUT) return 'rho';
  if (cardBy(trick, 'rho') === OUT) return 'lho';
  return holders;
}

/** For each group of `left`, how much one card of it at LHO counts in the place of a split of `next`. */
function countsOf({ blocks, groups }: Ranking, next: Field): readonly number[] {
  const strides = stridesOf(next);
  let group = -1;
  let apart = true;
  return groups.map((size, at) => {
    apart ||= (blocks[at]?.declarer ?? 0) + (blocks[at]?.dummy ?? 0) > 0;
    if (size === 0) return 0;
    if (apart) group += 1;
    apart = false;
    return strides[group] ?? 0;
  });
}

/** What a complete trick leaves behind; `known` are the fields that have been met, to which a new one is added. */
export function fieldAfter(field: Field, trick: SuitTrick, known: Map<number, Field>): NextField {
  const left = cardsLeft(field, trick);
  const holders = holdersAfter(field, trick, left);
  const key = keyOf(left, holders);
  const next = known.get(key) ?? fieldOf(joinedUp(left), holders);
  known.set(key, next);
  const counts = countsOf(left, next);
  const possible = splitsLeft(field, trick);
  const lho = counts[(cardBy(trick, 'lho') - 1) / 2] ?? 0;
  const before = Array.from(field.splits.keys()).filter((at) => ((possible[at >> 5] ?? 0) >>> (at & 31)) & 1);
  return {
    field: next,
    before: Int16Array.from(before),
    after: Int16Array.from(before, (at) => placeAfter(field.splits[at] ?? [], counts) - lho),
  };
}

function placeAfter(split: readonly number[], counts: readonly number[]): number {
  let place = 0;
  for (let group = 0; group < counts.length; group += 1) place += (split[group] ?? 0) * (counts[group] ?? 0);
  return place;
}

// One suit as a trick begins, seen by strength alone: which of our cards are above which missing ones. Cards of one side with
// nothing of the other side's between them are alike, so suits of different ranks but the same order share a field.

import type { Vector } from './front';

/** Clockwise. Declarer's and dummy's cards are seen, those of the two defenders are not. */
export const PLACES = ['declarer', 'lho', 'dummy', 'rho'] as const;
export type Place = (typeof PLACES)[number];
export type Ours = 'declarer' | 'dummy';
export type Theirs = 'lho' | 'rho';

/** Whose a card is, in a suit written from the top. */
export type Owner = Ours | 'missing';

/** Who may hold missing cards: either defender, or one of them alone once the other has failed to follow. */
const HOLDERS = ['either', 'lho', 'rho'] as const;
export type Holders = (typeof HOLDERS)[number];

/** How many cards of a block each hand has. */
export type Block = { readonly [O in Ours]: number };

/**
 * Our cards stand in `blocks`, the missing ones in `groups` between them: block 0 is above group 0, that above block 1, and
 * so on; there is one block more than groups.
 */
export type Ranking = { readonly blocks: readonly Block[]; readonly groups: readonly number[] };

/** For each group, the cards of it that LHO has; RHO has the others. */
export type Split = readonly number[];

export type Field = Ranking & {
  /** The same for fields that are alike, and for no others. */
  readonly key: number;
  readonly holders: Holders;
  readonly splits: readonly Split[];
  /** 32-bit words that hold a bit for each split. */
  readonly words: number;
  /** The splits in which a defender has a card of each group and, last, no card at all. */
  readonly can: { readonly [T in Theirs]: readonly Vector[] };
  /** Tricks that are certain: high cards, each played to a trick of its own. */
  readonly sure: number;
  /** Tricks that are left: the cards of our longer hand. */
  readonly most: number;
};

/** A block or group while a suit is read from the top. */
type Reading = { readonly blocks: { declarer: number; dummy: number }[]; readonly groups: number[] };

/** The cards of a suit, from the top, as blocks and groups. */
export function rankingOf(owners: readonly Owner[]): Ranking {
  const { blocks, groups }: Reading = { blocks: [{ declarer: 0, dummy: 0 }], groups: [] };
  for (const [at, owner] of owners.entries()) {
    const block = blocks.at(-1);
    if (owner !== 'missing') {
      if (block !== undefined) block[owner] += 1;
    } else if (owners[at - 1] === 'missing') {
      groups.push((groups.pop() ?? 0) + 1);
    } else {
      groups.push(1);
      blocks.push({ declarer: 0, dummy: 0 });
    }
  }
  return { blocks, groups };
}

/** Every split of `groups`; the last group counts fastest, as `stridesOf` says. */
function allSplits(groups: readonly number[]): readonly Split[] {
  return groups.reduce<readonly Split[]>(
    (splits, size) => splits.flatMap((split) => Array.from({ length: size + 1 }, (_, held) => [...split, held])),
    [[]],
  );
}

function splitsOf(groups: readonly number[], holders: Holders): readonly Split[] {
  if (holders === 'either') return allSplits(groups);
  return [holders === 'lho' ? groups : groups.map(() => 0)];
}

/** How far apart two splits stand that differ by one card of a group; 0 where only one split is possible. */
export function stridesOf({ groups, splits }: Field): readonly number[] {
  let stride = splits.length > 1 ? 1 : 0;
  return groups
    .toReversed()
    .map((size) => {
      const own = stride;
      stride *= size + 1;
      return own;
    })
    .reverse();
}

const POWERS_OF_3 = Array.from({ length: 14 }, (_, power) => 3 ** power);

/** A number to base 3 with the same digit `times` more at its end. */
function appended(key: number, digit: number, times: number): number {
  const power = POWERS_OF_3[times] ?? 1;
  return key * power + (digit * (power - 1)) / 2;
}

/** Blocks and groups as a number; groups may be empty: what stands on their two sides is then one block. */
export function keyOf({ blocks, groups }: Ranking, holders: Holders): number {
  let key = 1;
  let [declarer, dummy] = [0, 0];
  for (let at = 0; at < blocks.length; at += 1) {
    declarer += blocks[at]?.declarer ?? 0;
    dummy += blocks[at]?.dummy ?? 0;
    const missing = groups[at] ?? 0;
    if (missing === 0 && at < groups.length) continue;
    key = appended(appended(appended(key, 0, declarer), 1, dummy), 2, missing);
    [declarer, dummy] = [0, 0];
  }
  return appended(key, HOLDERS.indexOf(holders), 1);
}

function lengthOf(blocks: readonly Block[], hand: Ours): number {
  return blocks.reduce((sum, block) => sum + block[hand], 0);
}

/** A bit for each of `splits` that passes. */
function bitsOf(splits: readonly Split[], passes: (split: Split) => boolean): Vector {
  const bits = new Int32Array(Math.ceil(splits.length / 32));
  for (const [at, split] of splits.entries())
    if (passes(split)) bits[at >> 5] = (bits[at >> 5] ?? 0) | (1 << (at & 31));
  return bits;
}

/** The field of these cards; no group is empty. */
export function fieldOf(ranking: Ranking, holders: Holders): Field {
  const { blocks, groups } = ranking;
  const splits = splitsOf(groups, holders);
  const most = Math.max(lengthOf(blocks, 'declarer'), lengthOf(blocks, 'dummy'));
  const high = (blocks[0]?.declarer ?? 0) + (blocks[0]?.dummy ?? 0);
  const has =
    (group: number, least: number) =>
    (split: Split): boolean =>
      (split[group] ?? 0) >= least;
  const lacks =
    (group: number, size: number) =>
    (split: Split): boolean =>
      (split[group] ?? 0) < size;
  return {
    ...ranking,
    key: keyOf(ranking, holders),
    holders,
    splits,
    words: Math.ceil(splits.length / 32),
    can: {
      lho: [
        ...groups.map((_, group) => bitsOf(splits, has(group, 1))),
        bitsOf(splits, (split) => split.every((held) => held === 0)),
      ],
      rho: [
        ...groups.map((size, group) => bitsOf(splits, lacks(group, size))),
        bitsOf(splits, (split) => split.every((held, group) => held === groups[group])),
      ],
    },
    sure: groups.length === 0 ? most : Math.min(high, most),
    most,
  };
}

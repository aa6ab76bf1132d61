// A suit in the middle of its play, from ranks to strengths and back.

import { RANKS, type Rank } from '@minibridge/bridge';
import { ownerOf, ranksAtStart, type SuitCards, strengthsOf } from './cards';
import { type Field, fieldOf, type Holders, rankingOf, type Split, stridesOf } from './field';
import { hasBit } from './front';
import type { SuitLayout } from './layouts';
import { cardBy, OUT, type SuitTrick, splitsLeft } from './trick';

export type Standing = {
  readonly field: Field;
  readonly trick: SuitTrick;
  /** How strong each card is. */
  readonly strengths: ReadonlyMap<Rank, number>;
  /** How likely each split of the field is; they add up to 1. */
  readonly weights: Float64Array;
};

type Table = Pick<Standing, 'trick' | 'strengths'> & { readonly groups: readonly number[] };

/** Cards of each group that LHO had when the trick began, `lho` being those it has now. */
function splitFrom(lho: readonly Rank[], { trick, strengths, groups }: Table): Split {
  const held = lho.map((rank) => strengths.get(rank));
  if (held.includes(undefined)) throw new Error(`${lho.join('')} are not all missing`);
  const strong = [...held, cardBy(trick, 'lho')];
  return groups.map((_, group) => strong.filter((strength) => strength === 2 * group + 1).length);
}

/** Who may hold missing cards if only these splits are possible. */
function holdersIn(splits: readonly Split[], groups: readonly number[]): Holders {
  const all = (side: (held: number, group: number) => boolean): boolean => splits.every((split) => split.every(side));
  if (groups.length === 0) return 'either';
  if (all((held, group) => held === groups[group])) return 'lho';
  return all((held) => held === 0) ? 'rho' : 'either';
}

function weightsOf(field: Field, trick: SuitTrick, shares: readonly { split: Split; weight: number }[]): Float64Array {
  const weights = new Float64Array(field.splits.length);
  const strides = stridesOf(field);
  const left = splitsLeft(field, trick);
  for (const { split, weight } of shares) {
    const place = split.reduce((sum, held, group) => sum + held * (strides[group] ?? 0), 0);
    if (hasBit(left, place)) weights[place] = (weights[place] ?? 0) + weight;
  }
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return weights.map((weight) => weight / total);
}

/** The cards as strengths, with these layouts of the missing ones; layouts that the table excludes do not count. */
export function standingOf(cards: SuitCards, layouts: readonly SuitLayout[]): Standing {
  const ranks = ranksAtStart(cards);
  const strengths = strengthsOf(ranks);
  const ranking = rankingOf(RANKS.flatMap((rank) => ownerOf(ranks, rank) ?? []));
  const { leader, cards: played } = cards.trick ?? { leader: 'declarer', cards: [] };
  const trick = { leader, cards: played.map((card) => (card === 'other' ? OUT : (strengths.get(card) ?? OUT))) };
  const table = { trick, strengths, groups: ranking.groups };
  const shares = layouts.map(({ lho, weight }) => ({ split: splitFrom(lho, table), weight }));
  const field = fieldOf(
    ranking,
    holdersIn(
      shares.map(({ split }) => split),
      ranking.groups,
    ),
  );
  return { field, trick, strengths, weights: weightsOf(field, trick, shares) };
}

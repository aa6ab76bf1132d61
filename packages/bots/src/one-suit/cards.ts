// The cards of one suit, by rank, and how strong they are beside each other.

import { RANKS, type Rank } from '@minibridge/bridge';
import type { Owner, Place } from './field';
import { isOurs, placeAt } from './trick';

/** A card that somebody has played to a trick of the suit, or `'other'`: one of another suit. */
export type Played = Rank | 'other';

export type SuitCards = {
  /** Cards of the suit that are still held; those on the table are in `trick`. */
  readonly declarer: readonly Rank[];
  readonly dummy: readonly Rank[];
  /** Those that the defenders hold between them. */
  readonly missing: readonly Rank[];
  /** The trick on the table when this suit was led to it; the leader's card comes first. */
  readonly trick?: { readonly leader: Place; readonly cards: readonly Played[] };
};

/** Cards of the suit by who has them: those of the defenders together. */
export type Ranks = { readonly [O in Owner]: readonly Rank[] };

/** The cards as the trick began, those on the table included. */
export function ranksAtStart({ declarer, dummy, missing, trick }: SuitCards): Ranks {
  const ranks = { declarer: [...declarer], dummy: [...dummy], missing: [...missing] };
  for (const [at, card] of (trick?.cards ?? []).entries()) {
    const place = placeAt({ leader: trick?.leader ?? 'declarer', cards: [] }, at);
    if (card !== 'other') ranks[isOurs(place) ? place : 'missing'].push(card);
  }
  return ranks;
}

export function ownerOf(ranks: Ranks, rank: Rank): Owner | undefined {
  return (['declarer', 'dummy', 'missing'] as const).find((owner) => ranks[owner].includes(rank));
}

/** How strong each card is: 0 for our highest, odd for missing ones; equal for those of one side that nothing comes between. */
export function strengthsOf(ranks: Ranks): ReadonlyMap<Rank, number> {
  const strengths = new Map<Rank, number>();
  let strength = 0;
  for (const rank of RANKS) {
    const owner = ownerOf(ranks, rank);
    if (owner === undefined) continue;
    if ((owner === 'missing') !== (strength % 2 === 1)) strength += 1;
    strengths.set(rank, strength);
  }
  return strengths;
}

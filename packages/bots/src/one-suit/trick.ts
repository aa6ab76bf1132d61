// A trick of the suit, card by card, in strengths: block i is 2i and group i is 2i + 1, so the lower number wins.

import { type Field, type Ours, PLACES, type Place, type Theirs } from './field';
import { both, type Vector } from './front';

/** A card of another suit: it never wins. */
export const OUT = 31;

export type SuitTrick = {
  readonly leader: Place;
  /** Strengths, the leader's first. */
  readonly cards: readonly number[];
};

export function isOurs(place: Place): place is Ours {
  return place === 'declarer' || place === 'dummy';
}

/** Who has the card at `at` of a trick, 0 for the leader's. */
export function placeAt({ leader }: SuitTrick, at: number): Place {
  return PLACES[(PLACES.indexOf(leader) + at) % 4] ?? leader;
}

/** Who plays next, or would, were the trick not complete. */
export function nextPlace(trick: SuitTrick): Place {
  return placeAt(trick, trick.cards.length);
}

export function withCard({ leader, cards }: SuitTrick, card: number): SuitTrick {
  return { leader, cards: [...cards, card] };
}

/** What `place` has played to a complete trick. */
export function cardBy({ leader, cards }: SuitTrick, place: Place): number {
  return cards[(PLACES.indexOf(place) - PLACES.indexOf(leader) + 4) % 4] ?? OUT;
}

/** Whether our side has the best card of a trick. */
export function weWin({ cards }: SuitTrick): boolean {
  return Math.min(...cards) % 2 === 0;
}

/** The splits in which a defender can play `card`. */
function splitsWith({ can, groups }: Field, place: Theirs, card: number): Vector | undefined {
  return can[place][card === OUT ? groups.length : (card - 1) / 2];
}

/** The splits that the cards on the table leave. */
export function splitsLeft(field: Field, trick: SuitTrick): Vector {
  let left: Vector = new Int32Array(field.words).fill(-1);
  for (const [at, card] of trick.cards.entries()) {
    const place = placeAt(trick, at);
    const possible = isOurs(place) ? undefined : splitsWith(field, place, card);
    if (possible !== undefined) left = both(left, possible);
  }
  return left;
}

/** What the defender `place`, who plays next, may turn out to have. */
export function theirCards(field: Field, trick: SuitTrick, place: Theirs): readonly number[] {
  const left = splitsLeft(field, trick);
  const isPossible = (card: number): boolean => {
    const splits = splitsWith(field, place, card);
    return splits?.some((word, at) => (word & (left[at] ?? 0)) !== 0) ?? false;
  };
  return [...field.groups.map((_, group) => 2 * group + 1), OUT].filter(isPossible);
}

/**
 * What we may play from `hand`, whose turn it is: any card as leader; later its lowest or one that beats the trick, since
 * another loses and is worth more than the lowest.
 */
export function ourCards({ blocks }: Field, { cards }: SuitTrick, hand: Ours): readonly number[] {
  const held = blocks.flatMap((block, at) => (block[hand] > 0 ? [2 * at] : []));
  const lowest = held.at(-1);
  if (cards.length === 0) return held;
  if (lowest === undefined) return [OUT];
  const best = Math.min(...cards);
  return held.filter((card) => card < best || card === lowest);
}

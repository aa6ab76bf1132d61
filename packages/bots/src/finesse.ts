// Tenaces: a card that wins if the missing card above it lies in front of it, while a higher one stays behind.

import { type Card, type Hand, isHigher, rankOf, STRENGTH, suitOf } from '@minibridge/bridge';
import type { Position } from './knowledge';
import type { Reason } from './reasons';
import { areEqual, areTouching, beatsTrick, highest } from './winners';

/** `card` is played and hopes that `missing` lies before it; the side keeps a higher one. */
export type Tenace = { readonly card: Card; readonly missing: Card };

const isAtLeast = (card: Card, rank: '9' | 'T' | 'Q'): boolean => STRENGTH[rankOf(card)] >= STRENGTH[rank];

/** Hidden cards of the suit between `top` and `card`, high to low. */
function missingBetween(top: Card, card: Card, { out }: Position): Hand {
  return out.filter((each) => suitOf(each) === suitOf(top) && isHigher(top, each) && isHigher(each, card));
}

/** The side holds the next lower card as well: jack and ten, ten and nine. */
function isFollowed(card: Card, { hand, across = [] }: Position): boolean {
  return [...hand, ...across].some((each) => areTouching(card, each));
}

/** `card` under `top` as a tenace: the king or queen is missing between them, or two cards over ace, jack, ten. */
export function tenaceOf(top: Card, card: Card, position: Position): Tenace | undefined {
  const missing = missingBetween(top, card, position);
  const nearest = missing.at(-1);
  if (nearest === undefined || !isAtLeast(nearest, 'Q')) return undefined;
  const close = missing.length === 1 ? isAtLeast(card, '9') : missing.length === 2 && isFollowed(card, position);
  return close ? { card, missing: nearest } : undefined;
}

/** The tenace at the top of `cards` (one suit, pack order). */
export function tenaceIn(cards: Hand, position: Position): Tenace | undefined {
  const [top, ...more] = cards;
  const card = top && more.find((each) => !areEqual(top, each, position));
  return top && card && tenaceOf(top, card, position);
}

/** An honour of `hand` to run to a higher one `across`: the queen from queen and jack opposite the ace. */
export function honourToRun(hand: Hand, across: Hand, position: Position): Tenace | undefined {
  const top = highest(across);
  const [card] = hand;
  if (top === undefined || card === undefined || !isHigher(top, card)) return undefined;
  const followed = [...hand, ...across].some(
    (each) => isHigher(card, each) && isAtLeast(each, '9') && areEqual(card, each, position),
  );
  return followed && isAtLeast(card, 'T') ? tenaceOf(top, card, position) : undefined;
}

/** A tenace of the hand in turn whose card wins the trick as it lies. */
export function openTenace(position: Position): Tenace | undefined {
  const found = tenaceIn(position.legal, position);
  return found && beatsTrick(found.card, position) ? found : undefined;
}

/** With nine cards together and only the queen missing, the drop is better than the finesse. */
export function isDropBetter({ missing }: Tenace, together: number): boolean {
  return rankOf(missing) === 'Q' && together >= 9;
}

export function finesseReason({ missing }: Tenace): Reason {
  return { name: 'finesse', suit: suitOf(missing), against: rankOf(missing) };
}

/** How a hand is laid out for the eye: suits in alternating colours, trumps first, high cards first. */
import type { Card, Suit } from '@minibridge/bridge';

/** Alternates in colour, also when it is turned to begin elsewhere. */
const CIRCLE = ['S', 'H', 'C', 'D'] as const satisfies readonly Suit[];
const HIGH_TO_LOW = 'AKQJT98765432';

const isRed = (suit: Suit): boolean => suit === 'H' || suit === 'D';
const rank = (card: Card): number => HIGH_TO_LOW.indexOf(card.charAt(1));

/**
 * All four suits in the order in which `hand` shows them: trumps first if held, colours alternating where three suits allow it,
 * suits not held last. Ask once, with the hand as it was dealt, so that nothing moves when a suit runs out.
 */
export function displayOrder(hand: readonly Card[], trump?: Suit): readonly Suit[] {
  const start = trump ? CIRCLE.indexOf(trump) : 0;
  const turned = [...CIRCLE.slice(start), ...CIRCLE.slice(0, start)];
  const held = turned.filter((suit) => hand.some((card) => card.startsWith(suit)));
  return [...alternating(held, trump), ...turned.filter((suit) => !held.includes(suit))];
}

/** Of three suits the odd colour goes between the other two, unless it is trumps. */
function alternating(held: readonly Suit[], trump: Suit | undefined): readonly Suit[] {
  if (held.length !== 3) return held;
  const reds = held.filter(isRed).length;
  const odd = held.find((suit) => isRed(suit) === (reds === 1));
  if (!odd || odd === trump) return held;
  const [first, second] = held.filter((suit) => suit !== odd);
  return first && second ? [first, odd, second] : held;
}

/** Something that is a card: the card itself lies in `card`. */
type Held = { readonly card: Card };

/** The cards of one suit, highest first. */
export const ofSuit = <T extends Held>(items: readonly T[], suit: Suit): readonly T[] =>
  items.filter((item) => item.card.startsWith(suit)).sort((a, b) => rank(a.card) - rank(b.card));

/** The whole hand in the order of `suits`. */
export const inOrder = <T extends Held>(items: readonly T[], suits: readonly Suit[]): readonly T[] =>
  suits.flatMap((suit) => ofSuit(items, suit));

/** The most cards in one suit, at least 1. */
export const longest = (items: readonly Held[], suits: readonly Suit[]): number =>
  Math.max(1, ...suits.map((suit) => ofSuit(items, suit).length));

/**
 * The hand in one or two rows of at most `most` cards: one row if it fits, else broken between suits where both rows fit,
 * as evenly as that allows.
 */
export function splitRows<T extends Held>(ordered: readonly T[], most = 7): readonly (readonly T[])[] {
  if (ordered.length <= most) return [ordered];
  const places = ordered.map((_, index) => index).filter((at) => at <= most && ordered.length - at <= most);
  const between = places.filter((at) => ordered[at - 1]?.card.charAt(0) !== ordered[at]?.card.charAt(0));
  const uneven = (at: number): number => Math.abs(ordered.length - 2 * at);
  const best = [...between].sort((a, b) => uneven(a) - uneven(b))[0] ?? Math.ceil(ordered.length / 2);
  return [ordered.slice(0, best), ordered.slice(best)];
}

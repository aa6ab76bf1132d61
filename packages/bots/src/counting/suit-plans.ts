// The best plan for one suit of declarer's side, by the exact chances of how it lies.

import { type Card, cardsOf, lho, type Suit, suitOf } from '@minibridge/bridge';
import { bitOf, bitsOf, highBit, lowBit } from '../suit-bits';
import { beating, lowest } from '../winners';
import type { Counted } from './counted';
import type { Lie } from './suit-lies';
import { type Four, type Plan, plansFrom, type Round, tricksFrom, wins } from './suit-lines';

/** A plan, the tricks that it brings on average, and the card that it begins with from the hand in turn, as a bit. */
export type Found = { readonly plan: Plan; readonly tricks: number; readonly card: number };

/** The suit as bits: our two hands, the unseen cards, and how they lie, the hand at the left of the hand in turn first. */
type Suited = {
  readonly here: number;
  readonly there: number;
  readonly missing: number;
  readonly lies: readonly Lie[];
};

/** Plans that differ by less are taken for equal: the simpler one, listed before, is played. */
const EQUAL = 0.005;

export function suitedIn(suit: Suit, position: Counted): Suited {
  const missing = bitsOf(cardsOf(position.hidden.pool, suit));
  const isLeft = position.hidden.hands[0]?.seat === lho(position.from);
  const lies = position.lies(suit).map(({ first, share }) => ({ first: isLeft ? first : missing ^ first, share }));
  const [here, there] = [position.hand, position.across ?? []].map((hand) => bitsOf(cardsOf(hand, suit)));
  return { here: here ?? 0, there: there ?? 0, missing, lies };
}

function fourOf({ here, there, missing }: Suited, { first }: Lie): Four {
  return [here, first, there, missing ^ first];
}

function expected(plan: Plan, suited: Suited): number {
  return suited.lies.reduce((sum, lie) => sum + lie.share * tricksFrom([...fourOf(suited, lie)], plan), 0);
}

/** The card that `plan` leads from the hand in turn. */
function firstCard(plan: Plan, { here, there }: Suited): number {
  if (plan.cash === 0 || plan.way === 'run') return highBit(here);
  if (plan.way === 'top' && highBit(here) > highBit(there)) return highBit(here);
  return lowBit(here);
}

const FROM_HERE = plansFrom(0);
const ALL_PLANS = [...FROM_HERE, ...plansFrom(2)];

/** The best plan that begins in the hand in turn; absent where it has none of the suit, or cannot count it. */
export function bestPlan(suited: Suited): Found | undefined {
  if (suited.here === 0 || suited.lies.length === 0) return undefined;
  let best: Found | undefined;
  for (const plan of FROM_HERE) {
    const tricks = expected(plan, suited);
    if (best === undefined || tricks > best.tricks + EQUAL) best = { plan, tricks, card: firstCard(plan, suited) };
  }
  return best;
}

/** A card that may be played and what it brings on average, the trick on the table and the rest of the suit together. */
type Following = { readonly card: Card; readonly tricks: number };

/** Cards that differ: the lowest of all, and of the winning ones the lowest of those between which nothing is out. */
function candidates({ missing }: Suited, position: Counted): readonly Card[] {
  const low = lowest(position.legal);
  const winners = beating(position);
  const different = winners.filter((card, place) => {
    const next = winners[place + 1];
    return next === undefined || (missing & (bitOf(card) - 1) & -(bitOf(next) << 1)) !== 0;
  });
  return low === undefined || different.includes(low) ? different : [...different, low];
}

/** What each card that differs brings, highest card first; none where the suit cannot be counted or a trump lies there. */
export function followingTricks(position: Counted): readonly Following[] {
  const { cards } = position.trick;
  const [led] = cards;
  if (led === undefined || cards.some((card) => suitOf(card) !== suitOf(led) && suitOf(card) === position.trump))
    return [];
  const suited = suitedIn(suitOf(led), position);
  if (suited.lies.length === 0) return [];
  return candidates(suited, position).map((card) => ({ card, tricks: tricksWith(bitOf(card), suited, position) }));
}

/** The trick so far, seen from the hand in turn; cards of other suits count as none. */
function roundSoFar({ trick: { cards } }: Counted): Round {
  const [led] = cards;
  const bits = cards.map((card) => (led && suitOf(card) === suitOf(led) ? bitOf(card) : 0));
  const best = Math.max(...bits);
  return { led: bits[0] ?? 0, best, ours: (cards.length - bits.indexOf(best)) % 2 === 0 };
}

/** With `bit` played now: the trick, and the best plan for what is left. */
function tricksWith(bit: number, suited: Suited, position: Counted): number {
  const place = position.trick.cards.length;
  const before = roundSoFar(position);
  const now = before.best < bit ? { ...before, best: bit, ours: true } : before;
  const after = { ...suited, here: suited.here ^ bit };
  const rests = suited.lies.map((lie) => {
    const hands = [...fourOf(after, lie)];
    const won = wins(hands, { ...now }, { leader: 4 - place, atLeast: 0, place: place + 1 });
    return { won, hands, share: lie.share };
  });
  const trick = rests.reduce((sum, { won, share }) => sum + (won ? share : 0), 0);
  const on = ALL_PLANS.map((plan) =>
    rests.reduce((sum, { hands, share }) => sum + share * tricksFrom([...hands], plan), 0),
  );
  return trick + Math.max(...on);
}

// How likely a defender who holds certain cards plays a certain one of them, if the agreements are kept: to weigh layouts by.
// Asked for thousands of layouts, so suits are bits and what all layouts share is worked out once, in the situation.

import { type Card, type Hand, SUITS, type Suit, suitOf } from '@minibridge/bridge';
import { bitOf, bitsIn, countBits } from '../suit-bits';
import { followRows } from './follows';
import { saidByLead } from './said-by-lead';
import type { Situation } from './situation';

/** Nobody keeps agreements always, people least of all: no card is less likely than this. */
export const LEAST_LIKELY = 0.05;

/** How sure a lead from a suit is the agreed card of it. */
const LEAD_CERTAINTY = 0.85;

/** One of `cards` cards of a suit when another one, or this one, is agreed. */
function share(isAgreed: boolean, certainty: number, cards: number): number {
  if (cards === 1) return 1;
  return isAgreed ? certainty : (1 - certainty) / (cards - 1);
}

function following(situation: Situation, bits: number, bit: number): number {
  for (const row of followRows(situation)) {
    if (row.when(bits, situation)) return share(row.card(bits, situation) === bit, row.certainty, countBits(bits));
  }
  return 1 / countBits(bits);
}

const ACE = 1 << 12;
const KING = 1 << 11;
const KING_QUEEN = KING | (1 << 10);

/** Against no trump the longest suit is led. */
function shareAtNoTrump(hand: Hand, cards: number): number {
  let longest = 0;
  for (const each of SUITS) longest = Math.max(longest, countBits(bitsIn(hand, each)));
  if (cards === longest) return 0.6;
  return cards === longest - 1 ? 0.25 : 0.1;
}

/** Against trumps a single card or king and queen are led gladly, a suit with a bare ace hardly ever. */
function shareAtTrumps(bits: number, cards: number): number {
  if ((bits & ACE) !== 0 && (bits & KING) === 0) return LEAST_LIKELY;
  return cards === 1 || (bits & KING_QUEEN) === KING_QUEEN ? 0.6 : 0.3;
}

/** How much the suit itself says at the first lead. */
function suitShare({ moment: { trump, tricks } }: Situation, hand: Hand, suit: Suit): number {
  if (tricks.length > 0) return 1;
  const bits = bitsIn(hand, suit);
  if (trump === undefined) return shareAtNoTrump(hand, countBits(bits));
  return suit === trump ? 0.15 : shareAtTrumps(bits, countBits(bits));
}

function leading(situation: Situation, hand: Hand, card: Card): number {
  const suit = suitOf(card);
  const said = saidByLead(situation, hand, suit);
  const cards = countBits(bitsIn(hand, suit));
  const inSuit = said === undefined ? 1 / cards : share(said.bit === bitOf(card), LEAD_CERTAINTY, cards);
  return suitShare(situation, hand, suit) * inSuit;
}

/**
 * How likely a defender with `hand` (the cards held before this one is played, `card` among them) plays `card` in `situation`,
 * 0.05..1; 1 where the agreements say nothing: when another suit is thrown or trumped.
 */
export function likelihood(situation: Situation, hand: Hand, card: Card): number {
  const { led } = situation;
  if (led === undefined) return Math.max(LEAST_LIKELY, leading(situation, hand, card));
  if (suitOf(card) !== led) return 1;
  return Math.max(LEAST_LIKELY, following(situation, bitsIn(hand, led), bitOf(card)));
}

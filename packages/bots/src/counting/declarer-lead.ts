// Declarer leads with the cards counted: the side suit that gains most, by the plan that brings most on average.

import { type Card, cardsOf, SUITS, type Suit } from '@minibridge/bridge';
import { declarerLeads } from '../declarer-plan';
import type { Rule } from '../rule';
import { cardOf } from '../suit-bits';
import { quickTricks } from '../winners-count';
import type { Counted } from './counted';
import { planReason } from './plan-reason';
import { bestPlan, type Found, suitedIn } from './suit-plans';

type Gain = Found & { readonly suit: Suit; readonly gain: number };

/** Tricks that a suit must gain over its winners to be worth playing now. */
const WORTH_PLAYING = 0.2;

function gainIn(suit: Suit, position: Counted): Gain | undefined {
  if (suit === position.trump || cardsOf(position.out, suit).length === 0) return undefined;
  const found = bestPlan(suitedIn(suit, position));
  return found && { ...found, suit, gain: found.tricks - quickTricks(suit, position) };
}

/** The side suit that gains most, of equals the higher. */
function bestSuit(position: Counted): Gain | undefined {
  const gains = SUITS.flatMap((suit) => gainIn(suit, position) ?? []).filter(({ gain }) => gain > WORTH_PLAYING);
  return gains.sort((one, other) => other.gain - one.gain)[0];
}

function developing(position: Counted): Card | undefined {
  const found = bestSuit(position);
  return found && cardOf(found.suit, found.card);
}

/** Rules for declarer's leads with the cards counted, from either hand, read from the top. */
export const DECLARER_LEADS: readonly Rule<Counted>[] = declarerLeads<Counted>([
  { card: developing, because: (card, position) => planReason(card, position, bestSuit(position)?.plan) },
]);

// Why declarer begins a suit so: said from the cards that lie there and from the plan that was found.

import { type Card, cardsOf, type Hand, isHigher, rankOf, STRENGTH, suitOf } from '@minibridge/bridge';
import { developing } from '../declarer-plan';
import type { Reason } from '../reasons';
import { highest, isMaster } from '../winners';
import { pairIn } from '../winners-count';
import type { Counted } from './counted';
import type { Plan } from './suit-lines';

/** The lowest unseen card over which `card` is played while a higher one of `behind` is kept. */
export function finessed(card: Card, behind: Hand, { out }: Counted): Card | undefined {
  const top = highest(behind);
  const between = cardsOf(out, suitOf(card)).filter((each) => isHigher(each, card));
  return between.filter((each) => top !== undefined && isHigher(top, each)).at(-1);
}

/** The card of the hand across that a low lead is for, and what it is finessed against. */
function towardTenace(there: Hand, position: Counted): Card | undefined {
  return there
    .slice(1)
    .map((card) => finessed(card, there, position))
    .find((missing) => missing !== undefined && STRENGTH[rankOf(missing)] >= STRENGTH.J);
}

function towardReason(card: Card, position: Counted): Reason {
  const suit = suitOf(card);
  const { there } = pairIn(suit, position);
  const missing = towardTenace(there, position);
  if (missing !== undefined) return { name: 'finesse', suit, against: rankOf(missing) };
  const top = highest(there);
  const isHonour = top !== undefined && STRENGTH[rankOf(top)] >= STRENGTH.J;
  return isHonour && !isMaster(top, position) ? { name: 'lead-toward-honour', suit } : developing(card, position);
}

function runReason(card: Card, position: Counted): Reason {
  const suit = suitOf(card);
  const missing = finessed(card, pairIn(suit, position).there, position);
  return missing ? { name: 'finesse', suit, against: rankOf(missing) } : developing(card, position);
}

/** A winner is taken first while an honour that may fall is out. */
function highFirst(card: Card, position: Counted): Reason {
  const suit = suitOf(card);
  const top = highest(pairIn(suit, position).there);
  const wins = isMaster(card, position) || (top !== undefined && isMaster(top, position));
  const mayFall = cardsOf(position.out, suit).some((each) => STRENGTH[rankOf(each)] >= STRENGTH.J);
  return wins && mayFall ? { name: 'high-before-finesse', suit } : developing(card, position);
}

/** A trick is given up only while a card is out that beats one of ours. */
function givingUp(card: Card, position: Counted): Reason {
  const early = developing(card, position);
  return early.name === 'establish-suit' ? { name: 'give-up-early', suit: early.suit } : early;
}

/** The reason of a lead by `plan`. */
export function planReason(card: Card, position: Counted, plan: Plan | undefined): Reason {
  if (plan?.cash !== undefined) return plan.way === 'toward' ? highFirst(card, position) : developing(card, position);
  switch (plan?.way) {
    case 'toward':
      return towardReason(card, position);
    case 'run':
      return runReason(card, position);
    case 'duck':
      return givingUp(card, position);
    default:
      return developing(card, position);
  }
}

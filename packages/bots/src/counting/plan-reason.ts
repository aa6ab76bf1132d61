// Why declarer begins a suit so: said from the cards that lie there and from the plan that was found.

import { type Card, cardsOf, type Hand, isHigher, rankOf, STRENGTH, suitOf } from '@minibridge/bridge';
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
  return isHonour && !isMaster(top, position) ? { name: 'lead-toward-honour', suit } : { name: 'establish-suit', suit };
}

function runReason(card: Card, position: Counted): Reason {
  const suit = suitOf(card);
  const missing = finessed(card, pairIn(suit, position).there, position);
  return missing ? { name: 'finesse', suit, against: rankOf(missing) } : { name: 'establish-suit', suit };
}

/** The reason of a lead by `plan`. */
export function planReason(card: Card, position: Counted, plan: Plan | undefined): Reason {
  const suit = suitOf(card);
  if (plan?.cash !== undefined) return { name: plan.way === 'toward' ? 'high-before-finesse' : 'establish-suit', suit };
  switch (plan?.way) {
    case 'toward':
      return towardReason(card, position);
    case 'run':
      return runReason(card, position);
    case 'duck':
      return { name: 'give-up-early', suit };
    default:
      return { name: 'establish-suit', suit };
  }
}

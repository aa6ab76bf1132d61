// A finesse that cannot work, or works less often than the drop, is not advised: then the high card is played.

import type { Decision } from '@minibridge/bots';
import { type Card, cardsOf } from '@minibridge/bridge';
import { oddsOf } from './finesse-facts';
import { isHigh, type Scene } from './scene';

/** The drop must be better by this share of the layouts: nearer than that, the rule that is taught stands. */
const CLEARLY = 0.02;

/** The lowest card of the suit that nobody can beat and that may be played. */
function highCard(scene: Scene, suit: Parameters<typeof cardsOf>[1]): Card | undefined {
  return cardsOf(scene.legal, suit).findLast((card) => isHigh(card, scene));
}

/** The decision with what can be counted taken into account. */
export function withinTheOdds(decision: Decision, scene: Scene): Decision {
  const { reason, action } = decision;
  if (reason.name !== 'finesse' || action.type !== 'play') return decision;
  const odds = oddsOf(scene, reason);
  const better = odds?.drop !== undefined && odds.drop > odds.finesse + CLEARLY;
  const card = better ? highCard(scene, reason.suit) : undefined;
  if (card === undefined) return decision;
  return { action: { ...action, card }, reason: { name: 'play-for-the-drop', suit: reason.suit } };
}

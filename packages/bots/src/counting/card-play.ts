// Which table of rules a card is chosen from when the cards are counted.

import { type Playing, type SeatView, suitOf } from '@minibridge/bridge';
import { decisionBy, rulesFor } from '../card-play';
import type { Decision } from '../decision';
import type { Rule } from '../rule';
import { suitLed } from '../winners';
import { type Counted, countedFrom } from './counted';
import { DECLARER_FOLLOWS } from './declarer-follow';
import { DECLARER_LEADS } from './declarer-lead';

/** Declarer follows second or third: fourth hand sees the whole trick and need not count. */
function followsInTheMiddle({ trick, legal }: Counted): boolean {
  const [led] = trick.cards;
  const [first] = legal;
  return led !== undefined && trick.cards.length < 3 && first !== undefined && suitOf(first) === suitOf(led);
}

function countingRules(position: Counted): readonly Rule<Counted>[] {
  const rules = rulesFor(position);
  if (!position.declaring) return rules;
  if (suitLed(position) === undefined) return DECLARER_LEADS;
  return followsInTheMiddle(position) ? [DECLARER_FOLLOWS, ...rules] : rules;
}

/** The card for the hand in turn, played by the seat of `view`. */
export function playCounting(view: SeatView, board: Playing): Decision | undefined {
  const position = countedFrom(view, board);
  return decisionBy(view.seat, position, countingRules(position));
}

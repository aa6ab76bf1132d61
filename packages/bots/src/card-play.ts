// Which table of rules a card is chosen from: by the place in the trick and by the side.

import { type Playing, type Seat, suitOf } from '@minibridge/bridge';
import type { Decision } from './decision';
import { DECLARER_LEADS } from './declarer-plan';
import { DECLARER_THIRD } from './declarer-third';
import { DEFENDER_LEADS } from './defender-lead';
import { NOT_FOLLOWING } from './discard';
import { FOURTH } from './fourth-hand';
import { type Position, positionOf } from './knowledge';
import { OPENING_LEADS } from './opening-lead';
import { firstRule, type Rule } from './rule';
import { DECLARER_SECOND, DEFENDER_SECOND } from './second-hand';
import { DEFENDER_THIRD } from './third-hand';
import { suitLed } from './winners';

function leads({ declaring, tricks }: Position): readonly Rule[] {
  if (declaring) return DECLARER_LEADS;
  return tricks.length === 0 ? OPENING_LEADS : DEFENDER_LEADS;
}

function follows({ declaring, trick }: Position): readonly Rule[] {
  switch (trick.cards.length) {
    case 1:
      return declaring ? DECLARER_SECOND : DEFENDER_SECOND;
    case 2:
      return declaring ? DECLARER_THIRD : DEFENDER_THIRD;
    default:
      return FOURTH;
  }
}

/** The table of level 1 that a position asks for. */
export function rulesFor(position: Position): readonly Rule[] {
  const led = suitLed(position);
  if (led === undefined) return leads(position);
  const [first] = position.legal;
  return first !== undefined && suitOf(first) === led ? follows(position) : NOT_FOLLOWING;
}

/** What the first rule that applies says, unless there is no choice. */
export function decisionBy<P extends Position>(by: Seat, position: P, rules: readonly Rule<P>[]): Decision | undefined {
  const [only, ...others] = position.legal;
  if (only !== undefined && others.length === 0) {
    return { action: { type: 'play', by, card: only }, reason: { name: 'only-card' } };
  }
  const choice = firstRule(rules, position);
  return choice && { action: { type: 'play', by, card: choice.card }, reason: choice.reason };
}

/** The card for the hand in turn, played by `by`. */
export function playCard(board: Playing, by: Seat): Decision | undefined {
  const position = positionOf(board, by);
  return decisionBy(by, position, rulesFor(position));
}

// What is good to know when choosing, under the rules in force.

import { type Choosing, fitNeeded, type Rules } from '@minibridge/bridge';
import type { TableMessages } from '@minibridge/messages';

/** Points together from which a game is advised where the rules give no figure of their own. */
const USUAL_GAME_POINTS = 25;

function gamePoints(rules: Rules): number {
  return rules.gameMinHcp?.hcp ?? USUAL_GAME_POINTS;
}

function aboutTrumps(say: TableMessages, rules: Rules): string {
  const [major, minor] = [fitNeeded(rules, 'S'), fitNeeded(rules, 'C')];
  if (rules.denominations.every((strain) => strain === 'NT')) return say['choose.know.no-trumps']();
  return major + minor > 0 ? say['choose.know.fit']({ major, minor }) : say['choose.know.length']();
}

function aboutPoints(say: TableMessages, rules: Rules): readonly string[] {
  const points = gamePoints(rules);
  if (rules.contract === 'none') return [];
  if (rules.contract === 'target_table') return [say['choose.know.target']()];
  if (rules.gameMinHcp?.mode === 'enforced') return [say['choose.know.game-rule']({ points })];
  return [say['choose.know.game']({ points })];
}

function aboutDummy(say: TableMessages, { rules }: Choosing): readonly string[] {
  switch (rules.dummyDown) {
    case 'before_contract':
      return [];
    case 'shape_first':
      return [say['choose.shape']()];
    case 'after_lead':
      return [say['choose.hidden']()];
  }
}

/** Sentences, the most important first. */
export function goodToKnow(say: TableMessages, board: Choosing): readonly string[] {
  return [...aboutDummy(say, board), aboutTrumps(say, board.rules), ...aboutPoints(say, board.rules)];
}

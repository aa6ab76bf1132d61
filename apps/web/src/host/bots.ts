// The players of the house, a part of the page that comes after the table: see fetch-bots.ts. Bots that think do so in a worker,
// which is fetched only when one of them sits at the table.

import { isSearched } from '@minibridge/bots';
import { SeatView } from '@minibridge/bridge';
import { decideByRules } from './thinking/by-rules';
import { startLine } from './thinking/line';
import type { Decide } from './thinking/question';
import { thinkerOn } from './thinking/thinker';

/** Levels from here on imagine layouts of the hidden cards. */
const FIRST_TO_THINK = 3;

const thinker = thinkerOn(startLine);

export const decide: Decide = (question) => {
  if (question.level < FIRST_TO_THINK) return decideByRules(question);
  const view = SeatView.of(question.seat, question.log);
  if (view && isSearched(view)) return thinker.think(question).then((decision) => decision ?? decideByRules(question));
  thinker.wake();
  return decideByRules(question);
};

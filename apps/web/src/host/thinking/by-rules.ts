// Bots that decide at once, in the page: levels 1 and 2, and what the higher levels do where they cannot think.

import type { BotQuestion } from '@minibridge/bots';
import { type Decision, decideL1, decideL2 } from '@minibridge/bots';
import { SeatView } from '@minibridge/bridge';

/** Level 1 for level 1, level 2 for all others. */
export function decideByRules({ level, seat, log }: BotQuestion): Decision | undefined {
  const view = SeatView.of(seat, log);
  return view && (level === 1 ? decideL1(view) : decideL2(view));
}

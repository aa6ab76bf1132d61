// What thinks for bots of levels 3 to 5: an engine that is stopped when a decision's time is up, in the middle of a deal if need be.

import { chooseFor, type Decision, thinkingMillis } from '@minibridge/bots';
import { SeatView } from '@minibridge/bridge';
import { createEngine } from '@minibridge/solver/engine';
import type { BotQuestion } from './question';

export type Mind = (question: BotQuestion) => Decision | undefined;

/** The most memory that its tables may take: phones have little, and every layout is a deal of its own. */
const CAP_BYTES = 32 << 20;

/** A mind with an engine of its own; `now` in milliseconds. Rejects where the engine cannot be had. */
export async function openMind(now = () => performance.now()): Promise<Mind> {
  let end = 0;
  const engine = await createEngine({ capBytes: CAP_BYTES, tick: () => now() < end });
  return ({ level, seat, log }) => {
    const view = SeatView.of(seat, log);
    if (view === undefined) return undefined;
    const millis = thinkingMillis(view);
    end = now() + millis;
    return chooseFor(level, { engine, budget: { millis, now } })(view);
  };
}

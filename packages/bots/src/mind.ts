// A bot in a thread of its own: an engine that is stopped when a decision's time is up, in the middle of a layout if need be.

import { SeatView } from '@minibridge/bridge';
import { createEngine } from '@minibridge/solver/engine';
import type { Decision } from './decision';
import { chooseFor } from './level';
import type { BotQuestion } from './question';
import { thinkingMillis } from './thinking-time';

/** Absent when it is not for this seat to act. Takes up to the time of its kind of decision (`thinkingMillis`). */
export type Mind = (question: BotQuestion) => Decision | undefined;

/** The most memory that the engine's tables may take: phones have little, and every layout is a deal of its own. */
const CAP_BYTES = 32 << 20;

/** A mind with an engine of its own; `now` in milliseconds. Rejects where the engine cannot be had. */
export async function openMind(now: () => number): Promise<Mind> {
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

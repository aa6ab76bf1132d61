// What runs in a thread of the pool: one decision at a time, from what the bot's seat was told.

import { type Chooser, chooseFor, type LevelOfPlay, type Tools } from '@minibridge/bots';
import { type Action, SeatView } from '@minibridge/bridge';
import { createEngine } from '@minibridge/solver/engine';
import type { BotQuestion } from './thinker.ts';

/** Levels from this one on solve deals double dummy. */
const FIRST_WITH_ENGINE = 3;
/** Milliseconds for one decision. */
const MILLIS = 400;

const choosers = new Map<LevelOfPlay, Promise<Chooser>>();

async function newChooser(level: LevelOfPlay): Promise<Chooser> {
  const tools: Tools = { budget: { millis: MILLIS, now: () => performance.now() } };
  return chooseFor(level, level < FIRST_WITH_ENGINE ? tools : { ...tools, engine: await createEngine() });
}

/** The bot of a level, made once for this thread. */
function chooserOf(level: LevelOfPlay): Promise<Chooser> {
  const chooser = choosers.get(level) ?? newChooser(level);
  choosers.set(level, chooser);
  return chooser;
}

// biome-ignore lint/style/noDefaultExport: piscina calls the default export
export default async function decide({ level, seat, log }: BotQuestion): Promise<Action | undefined> {
  const choose = await chooserOf(level);
  const view = SeatView.of(seat, log);
  const decision = view && (await choose(view));
  return decision?.action;
}

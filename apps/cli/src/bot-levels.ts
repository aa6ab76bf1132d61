// The bots that can sit at a table of the command line: `L` and the level.

import { type Chooser, chooseFor, LEVELS_OF_PLAY, type LevelOfPlay, type Tools } from '@minibridge/bots';
import { createEngine } from '@minibridge/solver/engine';

export type BotLevel = `L${LevelOfPlay}`;

function nameOf(level: LevelOfPlay): BotLevel {
  return `L${level}`;
}

export const BOT_LEVELS: readonly BotLevel[] = LEVELS_OF_PLAY.map(nameOf);

/** Levels from this one on search, and are made with the solver's engine. */
const FIRST_THAT_SEARCHES = 3;

function levelOf(name: BotLevel): LevelOfPlay {
  const level = LEVELS_OF_PLAY.find((each) => nameOf(each) === name);
  if (level === undefined) throw new Error(`there is no bot ${name}`);
  return level;
}

export function isBotLevel(text: string): text is BotLevel {
  return BOT_LEVELS.some((name) => name === text);
}

/** What decides for the bots of these names. An engine is made only if somebody needs it. */
export async function choosersOf(names: readonly BotLevel[]): Promise<(name: BotLevel) => Chooser> {
  const levels = names.map(levelOf);
  const tools: Tools = levels.some((level) => level >= FIRST_THAT_SEARCHES) ? { engine: await createEngine() } : {};
  const choosers = new Map(names.map((name) => [name, chooseFor(levelOf(name), tools)]));
  return (name) => choosers.get(name) ?? chooseFor(levelOf(name), tools);
}

// The words and options after `npm run bench -- bots`.

import { parseArgs } from 'node:util';
import { LEVELS_OF_PLAY, type LevelOfPlay } from '@minibridge/bots';
import { OPPONENTS, type Opponent } from './players.ts';
import { LAST_POOL, PARTS, type Part, POOLS } from './pools.ts';

const PLACES = ['node', 'chromium'] as const;

export type Settings = {
  readonly parts: readonly Part[];
  readonly level: LevelOfPlay;
  /** Absent: as many as the question usually takes. */
  readonly deals?: number;
  readonly opponents: readonly Opponent[];
  /** Absent: the usual pairs. */
  readonly pair?: readonly [LevelOfPlay, LevelOfPlay];
  readonly pool: number;
  /** Layouts on which a contract or a lead is judged. */
  readonly layouts: number;
  readonly workers: number;
  /** Where decisions are timed. */
  readonly place: (typeof PLACES)[number];
  /** The version of kept code to measure with; absent: the code as it is now. */
  readonly code?: string;
  /** Where records are kept, from the root. */
  readonly folder: string;
};

/** What somebody typed that means nothing here: one sentence. */
export class Misread extends Error {
  override readonly name = 'Misread';
}

const OPTIONS = {
  deals: { type: 'string' },
  level: { type: 'string' },
  against: { type: 'string' },
  pair: { type: 'string' },
  pool: { type: 'string', default: 'report' },
  layouts: { type: 'string', default: '200' },
  workers: { type: 'string', default: '1' },
  in: { type: 'string', default: 'node' },
  code: { type: 'string' },
  out: { type: 'string', default: 'node_modules/.cache/bench-bots' },
} as const;

const HIGHEST: LevelOfPlay = [...LEVELS_OF_PLAY].reverse()[0] ?? 1;

function wholeNumber(option: string, text: string, [from, to]: readonly [number, number]): number {
  const number = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
  if (number >= from && number <= to) return number;
  throw new Misread(`--${option} must be a whole number from ${from} to ${to}, not "${text}".`);
}

function levelOf(text: string): LevelOfPlay {
  const level = LEVELS_OF_PLAY.find((each) => String(each) === text);
  if (level !== undefined) return level;
  throw new Misread(`There is no level "${text}"; there are: ${LEVELS_OF_PLAY.join(', ')}.`);
}

function pairOf(text: string): readonly [LevelOfPlay, LevelOfPlay] {
  const [home, away, more] = text.split('-');
  if (home === undefined || away === undefined || more !== undefined)
    throw new Misread(`--pair names two levels, as in 5-1, not "${text}".`);
  return [levelOf(home), levelOf(away)];
}

function placeOf(text: string): Settings['place'] {
  const place = PLACES.find((each) => each === text);
  if (place !== undefined) return place;
  throw new Misread(`There is no place "${text}"; there are: ${PLACES.join(', ')}.`);
}

function codeOf(text: string): string {
  if (/^[0-9a-f]{12}$/.test(text)) return text;
  throw new Misread(`--code is the twelve letters and digits that a run has told, not "${text}".`);
}

function opponentsOf(text: string): readonly Opponent[] {
  return text.split(',').map((name) => {
    const opponent = OPPONENTS.find((each) => each === name);
    if (opponent !== undefined) return opponent;
    throw new Misread(`There is no opponent "${name}"; there are: ${OPPONENTS.join(', ')}.`);
  });
}

function partsOf(words: readonly string[]): readonly Part[] {
  const unknown = words.find((word) => !PARTS.some((part) => part === word));
  if (unknown !== undefined) throw new Misread(`There is no ${unknown}; there are: ${PARTS.join(', ')}.`);
  return PARTS.filter((part) => words.length === 0 || words.includes(part));
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true });
  } catch (error) {
    throw new Misread(error instanceof Error ? error.message : String(error));
  }
}

/** Throws a `Misread` when a word or a value is none. */
export function settingsOf(args: readonly string[]): Settings {
  const { values, positionals } = parsed(args);
  const { deals, level, against, pair, pool, code } = values;
  return {
    parts: partsOf(positionals),
    level: level === undefined ? HIGHEST : levelOf(level),
    ...(deals === undefined ? {} : { deals: wholeNumber('deals', deals, [1, 1_000_000]) }),
    opponents: against === undefined ? OPPONENTS : opponentsOf(against),
    ...(pair === undefined ? {} : { pair: pairOf(pair) }),
    pool: POOLS[pool] ?? wholeNumber('pool', pool, [3, LAST_POOL]),
    layouts: wholeNumber('layouts', values.layouts, [1, 1000]),
    workers: wholeNumber('workers', values.workers, [1, 64]),
    place: placeOf(values.in),
    ...(code === undefined ? {} : { code: codeOf(code) }),
    folder: values.out,
  };
}

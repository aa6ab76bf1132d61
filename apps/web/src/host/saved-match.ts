// A match survives reload: its log is kept in the browser. What cannot be read is set aside, never thrown away.

import { accept, dealProblem, fullDeal, Impossible, type Result, refuse } from '@minibridge/bridge';
import { tableOf } from '@minibridge/table';
import * as v from 'valibot';
import { SAVED_MATCH, type SavedMatch } from './saved-shapes';

export const MATCH_KEY = 'minibridge.match';
const WAITING = 'minibridge.match.waiting';
/** Places for what cannot be read; when all are full the first one is taken again. */
const ASIDES = ['', '.2', '.3', '.4'].map((more) => `minibridge.match.aside${more}`);
const [FIRST_ASIDE = ''] = ASIDES;

/** Why a saved match cannot be played on: not ours, of a newer version, or damaged. */
export type SavedProblem = 'foreign' | 'newer' | 'damaged';

type Kept = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined; // Told as 'damaged' by the caller.
  }
}

const MARK = v.object({ app: v.literal('minibridge'), format: v.number() });

/** Whether the log can have happened: every board's hands make a deal and every event fits its place. */
function canHaveHappened({ log }: SavedMatch): boolean {
  try {
    const table = tableOf(log);
    const deal = table?.board && fullDeal(table.board.dealt);
    return table?.board === undefined || (deal !== undefined && dealProblem(deal) === undefined);
  } catch (error) {
    if (error instanceof Impossible) return false;
    throw error;
  }
}

/** Reads the text of a saved match. */
export function savedMatchOf(text: string): Result<SavedMatch, SavedProblem> {
  const json = parsed(text);
  if (json === undefined) return refuse('damaged');
  const mark = v.safeParse(MARK, json);
  if (!mark.success) return refuse('foreign');
  if (mark.output.format > 1) return refuse('newer');
  const saved = v.safeParse(SAVED_MATCH, json);
  return saved.success && canHaveHappened(saved.output) ? accept(saved.output) : refuse('damaged');
}

function matchAt(storage: Kept, key: string): Result<SavedMatch | undefined, SavedProblem> {
  const text = storage.getItem(key);
  if (text === null) return accept(undefined);
  const saved = savedMatchOf(text);
  if (saved.ok) return saved;
  const free = ASIDES.find((place) => [null, text].includes(storage.getItem(place)));
  storage.setItem(free ?? FIRST_ASIDE, text);
  storage.removeItem(key);
  return saved;
}

/** The match kept in `storage`, if any. One that cannot be read is moved aside and told about. */
export function keptMatch(storage: Kept): Result<SavedMatch | undefined, SavedProblem> {
  return matchAt(storage, MATCH_KEY);
}

/** The match that waits while one of its deals is played again, if any; read like `keptMatch`. */
export function waitingMatch(storage: Kept): Result<SavedMatch | undefined, SavedProblem> {
  return matchAt(storage, WAITING);
}

export function keepWaiting(storage: Kept, match: SavedMatch): void {
  storage.setItem(WAITING, JSON.stringify(match));
}

export function dropWaiting(storage: Kept): void {
  storage.removeItem(WAITING);
}

/** A text that was set aside, to be offered for download until the person lets it go. */
export type SetAside = { readonly problem: SavedProblem; readonly text: string };

const placeOfAside = (storage: Kept): string | undefined => ASIDES.find((place) => storage.getItem(place) !== null);

/** The first text that lies aside, from this visit or an earlier one. */
export function matchSetAside(storage: Kept): SetAside | undefined {
  const text = storage.getItem(placeOfAside(storage) ?? FIRST_ASIDE);
  if (text === null) return undefined;
  const read = savedMatchOf(text);
  // A page of a newer version reads what an older one could not: for the file it makes no difference.
  return { problem: read.ok ? 'newer' : read.refusal, text };
}

/** Lets go of the first text that lies aside. */
export function dropMatchSetAside(storage: Kept): void {
  storage.removeItem(placeOfAside(storage) ?? FIRST_ASIDE);
}

export function keepMatch(storage: Kept, match: SavedMatch): void {
  storage.setItem(MATCH_KEY, JSON.stringify(match));
}

/** Whether a change of `key` is one of the match in play; null: everything was cleared. */
export function isMatchKey(key: string | null): boolean {
  return key === MATCH_KEY || key === null;
}

export function dropMatch(storage: Kept): void {
  storage.removeItem(MATCH_KEY);
}

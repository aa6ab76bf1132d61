// A card by sampling: every card that may be played is tried in many layouts, all hands played perfectly from there on. Where
// several seem as good, they are looked at once more with a next choice that has to be made without seeing the hidden cards.

import {
  type Card,
  type Contract,
  declaringSide,
  legalCards,
  type Playing,
  type ScoreRules,
  SEATS,
  type Seat,
  type SeatView,
  score,
  sideOf,
  suitOf,
  tricksNeeded,
  turnOf,
} from '@minibridge/bridge';
import { type Engine, engineCard, strainNumber } from '@minibridge/solver/engine';
import { type Equals, equalCards, othersInPlay } from './candidates';
import { type Line, lineOf } from './line';
import { foundIn, type Plan, worthsAhead } from './look-ahead';
import type { World } from './worlds';

/** What was found about one group of equal cards. */
export type ConsideredCard = {
  readonly cards: Equals;
  /** Mean over the worlds of the side's score less the other's, and a little for each trick. */
  readonly gain: number;
  /** Mean of the tricks that the side wins in all, 0..13. */
  readonly tricks: number;
  /** The share of worlds, 0..1, in which the side gets its way: the contract made, or beaten. */
  readonly succeeds: number;
};

export type CardSearch = {
  /** The best first. */
  readonly considered: readonly ConsideredCard[];
  readonly worlds: number;
};

export type CardEffort = {
  readonly worlds: readonly World[];
  /** Worlds for the second look; 0: none. */
  readonly ahead: number;
  readonly isLate: () => boolean;
};

/** Points of score that a trick more is worth besides: with the contract safe or lost, tricks still count. */
const FOR_A_TRICK = 5;
/** Worlds before a card may be taken as the best, and how many standard errors the others must lie behind. */
const AT_LEAST = 12;
const BEHIND = 2;
/** Points behind the best up to which a card deserves a second look. */
const CLOSE = 8;

/** Per world the side's tricks in all, for each group of cards. */
type Row = readonly number[];

type Task = {
  readonly plan: Plan;
  readonly groups: readonly Equals[];
  readonly lines: readonly Line[];
  /** Whether the side gets its way with 0..13 tricks. */
  readonly isWay: (tricks: number) => boolean;
};

function sideGains(contract: Contract, rules: ScoreRules, declaring: boolean): readonly number[] {
  return Array.from({ length: 14 }, (_, tricks) => {
    const { declaring: declarers, defenders } = score(contract, declaring ? tricks : 13 - tricks, rules);
    return (declaring ? declarers - defenders : defenders - declarers) + FOR_A_TRICK * tricks;
  });
}

/** One set of cards for each suit, clubs first. */
function sets(cards: readonly Card[]): readonly number[] {
  const found = [0, 0, 0, 0];
  for (const card of cards) {
    const { suit, rank } = engineCard(card);
    found[suit] = (found[suit] ?? 0) | (1 << rank);
  }
  return found;
}

function planFor(engine: Engine, { seat }: SeatView, board: Playing): Plan {
  const side = sideOf(turnOf(board));
  const declaring = side === declaringSide(board);
  return {
    engine,
    strain: strainNumber(board.contract.strain),
    isOurs: (place) => {
      const other: Seat = SEATS[place] ?? 'N';
      return declaring ? sideOf(other) === side : other === seat;
    },
    northSouth: side === 'NS',
    gains: sideGains(board.contract, board.rules.score, declaring),
    seen: sets(Object.values(board.hands).flat()),
  };
}

function wayOf(board: Playing): (tricks: number) => boolean {
  const needed = tricksNeeded(board.contract) ?? 7;
  const declaring = sideOf(turnOf(board)) === declaringSide(board);
  return (tricks) => tricks >= (declaring ? needed : 14 - needed);
}

function rowOf({ plan, groups }: Task, line: Line): Row | undefined {
  const found = foundIn(plan, line);
  return (
    found &&
    groups.map(([first]) => {
      const { suit, rank } = engineCard(first);
      return found.find(({ card }) => card.suit === suit && card.rank === rank)?.tricks ?? 0;
    })
  );
}

type Sum = { gain: number; squares: number };

/** How far the best lies before `group`, world by world: its mean and standard error. */
function lead(
  task: Task,
  rows: readonly Row[],
  { best, group }: { best: number; group: number },
): { mean: number; error: number } {
  const sum: Sum = { gain: 0, squares: 0 };
  let weights = 0;
  for (const [at, row] of rows.entries()) {
    const weight = task.lines[at]?.weight ?? 0;
    const gap = (task.plan.gains[row[best] ?? 0] ?? 0) - (task.plan.gains[row[group] ?? 0] ?? 0);
    weights += weight;
    sum.gain += weight * gap;
    sum.squares += weight * gap * gap;
  }
  const mean = sum.gain / weights;
  return { mean, error: Math.sqrt(Math.max(sum.squares / weights - mean * mean, 0) / rows.length) };
}

function summed(task: Task, rows: readonly Row[]): readonly ConsideredCard[] {
  const weights = task.lines.slice(0, rows.length).reduce((sum, { weight }) => sum + weight, 0);
  const mean = (group: number, worth: (tricks: number) => number): number =>
    rows.reduce((sum, row, at) => sum + (task.lines[at]?.weight ?? 0) * worth(row[group] ?? 0), 0) / weights;
  return task.groups.map((cards, group) => ({
    cards,
    gain: mean(group, (tricks) => task.plan.gains[tricks] ?? 0),
    tricks: mean(group, (tricks) => tricks),
    succeeds: mean(group, (tricks) => (task.isWay(tricks) ? 1 : 0)),
  }));
}

function bestOf(considered: readonly ConsideredCard[]): number {
  let best = 0;
  for (const [at, { gain }] of considered.entries()) if (gain > (considered[best]?.gain ?? 0)) best = at;
  return best;
}

/** Whether one card is so far ahead that more worlds would hardly change it. */
function isSettled(task: Task, rows: readonly Row[]): boolean {
  if (rows.length < AT_LEAST) return false;
  const best = bestOf(summed(task, rows));
  return task.groups.every((_, group) => {
    const { mean, error } = lead(task, rows, { best, group });
    return group === best || (mean > CLOSE && mean > BEHIND * error);
  });
}

/** Groups that may be as good as the best. */
function closeOnes(task: Task, rows: readonly Row[]): readonly number[] {
  const best = bestOf(summed(task, rows));
  return [...task.groups.keys()].filter((group) => {
    const { mean, error } = lead(task, rows, { best, group });
    return mean <= CLOSE + BEHIND * error;
  });
}

/** Puts the close ones in the order of a second look, where there was time for it. */
function lookedAgain(task: Task, rows: readonly Row[], { ahead, isLate }: CardEffort): readonly ConsideredCard[] {
  const considered = summed(task, rows);
  const close = closeOnes(task, rows).flatMap((group) => considered[group] ?? []);
  if (ahead === 0 || close.length < 2 || isLate()) return considered;
  const cards = close.map(({ cards: [card] }) => engineCard(card));
  const gains = worthsAhead(task.plan, task.lines.slice(0, ahead), cards);
  if (gains === undefined) return considered;
  return close.map((each, at) => ({ ...each, gain: gains[at] ?? 0 }));
}

function taskFor(
  engine: Engine,
  view: SeatView,
  { board, worlds }: { board: Playing; worlds: readonly World[] },
): Task {
  const hand = board.hands[turnOf(board)] ?? [];
  const [led] = board.trick.cards;
  const pool = Object.values(worlds[0]?.layout ?? {}).flat();
  return {
    plan: planFor(engine, view, board),
    groups: equalCards(legalCards(hand, led && suitOf(led)), othersInPlay(board, hand, pool)),
    lines: worlds.map((world) => lineOf(board, world)),
    isWay: wayOf(board),
  };
}

/** World after world, until one card is far ahead or time is up. */
function rowsOf(task: Task, isLate: () => boolean): readonly Row[] {
  const rows: Row[] = [];
  for (const line of task.lines) {
    const row = isLate() ? undefined : rowOf(task, line);
    if (row === undefined) break;
    rows.push(row);
    if (isSettled(task, rows)) break;
  }
  return rows;
}

/** What each card that may be played brings, the best first; undefined when there was no time for one world. */
export function considerCards(engine: Engine, view: SeatView, effort: CardEffort): CardSearch | undefined {
  const { board } = view;
  if (board.phase !== 'play') return undefined;
  const task = taskFor(engine, view, { board, worlds: effort.worlds });
  const rows = rowsOf(task, effort.isLate);
  if (rows.length === 0) return undefined;
  const considered = lookedAgain(task, rows, effort).toSorted((one, other) => other.gain - one.gain);
  return { considered, worlds: rows.length };
}

// A card by sampling: every card that may be played is tried in many layouts, all hands played perfectly from there on. Where
// several seem as good, they are looked at once more with a next choice that has to be made without seeing the hidden cards.

import {
  type Card,
  cardsPlayed,
  declaringSide,
  legalCards,
  type Playing,
  SEATS,
  type Seat,
  type SeatView,
  sideOf,
  suitOf,
  tricksNeeded,
  turnOf,
} from '@minibridge/bridge';
import { type Engine, type EngineCard, engineCard, strainNumber } from '@minibridge/solver/engine';
import { type Equals, equalCards, othersInPlay } from './candidates';
import { gainsOf } from './gains';
import { type Line, lineOf } from './line';
import { foundIn, type Plan, worthsAhead } from './look-ahead';
import type { World } from './worlds';

/** What was found about one group of equal cards. */
type ConsideredCard = {
  readonly cards: Equals;
  /** Mean over the worlds of the side's score less the other's, and a little for each trick. */
  readonly gain: number;
  /** Mean of the tricks that the side wins in all, 0..13. */
  readonly tricks: number;
  /** The share of worlds, 0..1, in which the side gets its way: the contract made, or beaten. */
  readonly succeeds: number;
};

export type CardSearch = {
  /** The best first; those that were given up on the way last. */
  readonly considered: readonly ConsideredCard[];
  /** How many of them were not given up, 1 or more. */
  readonly contenders: number;
  readonly worlds: number;
};

export type CardEffort = {
  readonly worlds: readonly World[];
  /** Worlds for the second look; 0: none. */
  readonly ahead: number;
  /** Points of score that a trick more is worth besides: with the contract safe or lost, tricks still count. */
  readonly forATrick: number;
  readonly isLate: () => boolean;
};

/**
 * The opening lead is the blindest card of all: the score hangs on the few worlds in which the contract is close, so that some
 * dozens of worlds tell little about it. A lead is good when it gives nothing away in most worlds, and then for its tricks.
 */
const FOR_NOTHING_GIVEN = 20;
const FOR_A_TRICK_LED = 8;
/** Worlds before a card may be taken as the best, and how many standard errors the others must lie behind. */
const AT_LEAST = 12;
const BEHIND = 2;
/** Points behind the best up to which a card deserves a second look. */
const CLOSE = 8;

/** Per world the side's tricks in all, for each group of cards; absent for those that had been given up. */
type Row = readonly (number | undefined)[];

type Task = {
  readonly plan: Plan;
  readonly groups: readonly Equals[];
  /** One card of each group, as the engine counts it. */
  readonly cards: readonly EngineCard[];
  readonly lines: readonly Line[];
  /** Whether the side gets its way with 0..13 tricks. */
  readonly isWay: (tricks: number) => boolean;
  /** The opening lead. */
  readonly isLead: boolean;
};

type Aim = { readonly declaring: boolean; readonly forATrick: number };

/** By 0..13 tricks of the side that plays. */
function sideGains({ contract, rules }: Playing, { declaring, forATrick }: Aim): readonly number[] {
  const gains = gainsOf(contract, rules.score);
  return gains.map((_, tricks) => (declaring ? (gains[tricks] ?? 0) : -(gains[13 - tricks] ?? 0)) + forATrick * tricks);
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

function planFor({ engine, effort }: Asked, { seat }: SeatView, board: Playing): Plan {
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
    gains: sideGains(board, { declaring, forATrick: effort.forATrick }),
    seen: sets(Object.values(board.hands).flat()),
  };
}

function wayOf(board: Playing): (tricks: number) => boolean {
  const needed = tricksNeeded(board.contract) ?? 7;
  const declaring = sideOf(turnOf(board)) === declaringSide(board);
  return (tricks) => tricks >= (declaring ? needed : 14 - needed);
}

/** One world for the groups `asked`; undefined when the engine was stopped. */
function rowOf({ plan, groups, cards }: Task, line: Line, asked: readonly number[]): Row | undefined {
  const all = asked.length === groups.length;
  const found = foundIn(plan, line, all ? undefined : asked.flatMap((group) => cards[group] ?? []));
  const tricksOf = ({ suit, rank }: EngineCard) =>
    found?.find(({ card }) => card.suit === suit && card.rank === rank)?.tricks;
  return found && cards.map((card, group) => (asked.includes(group) ? tricksOf(card) : undefined));
}

/** The mean of `worth` over the worlds in which it is known, and its standard error. */
function meanOf(
  task: Task,
  rows: readonly Row[],
  worth: (row: Row) => number | undefined,
): { mean: number; error: number } {
  let [weights, sum, squares, worlds] = [0, 0, 0, 0];
  for (const [at, row] of rows.entries()) {
    const value = worth(row);
    const weight = task.lines[at]?.weight ?? 0;
    if (value === undefined) continue;
    worlds += 1;
    weights += weight;
    sum += weight * value;
    squares += weight * value * value;
  }
  const mean = sum / weights;
  return { mean, error: Math.sqrt(Math.max(squares / weights - mean * mean, 0) / worlds) };
}

/** What `group` brings in one world. */
function gainIn({ plan, isLead }: Task, row: Row, group: number): number | undefined {
  const tricks = row[group];
  if (tricks === undefined) return undefined;
  if (!isLead) return plan.gains[tricks];
  const best = Math.max(...row.map((each) => each ?? 0));
  return FOR_A_TRICK_LED * tricks + (tricks === best ? FOR_NOTHING_GIVEN : 0);
}

function meanGain(task: Task, rows: readonly Row[], group: number): number {
  return meanOf(task, rows, (row) => gainIn(task, row, group)).mean;
}

/** How far the best lies before `group`, world by world. */
function leadOver(task: Task, rows: readonly Row[], { best, group }: { best: number; group: number }) {
  return meanOf(task, rows, (row) => {
    const [ahead, behind] = [gainIn(task, row, best), gainIn(task, row, group)];
    return ahead === undefined || behind === undefined ? undefined : ahead - behind;
  });
}

function summed(task: Task, rows: readonly Row[]): readonly ConsideredCard[] {
  return task.groups.map((cards, group) => {
    const mean = (worth: (tricks: number) => number): number =>
      meanOf(task, rows, (row) => {
        const tricks = row[group];
        return tricks === undefined ? undefined : worth(tricks);
      }).mean;
    return {
      cards,
      gain: meanGain(task, rows, group),
      tricks: mean((tricks) => tricks),
      succeeds: mean((tricks) => (task.isWay(tricks) ? 1 : 0)),
    };
  });
}

/** Which of `asked` has the highest gain. */
function bestOf(task: Task, rows: readonly Row[], asked: readonly number[]): number {
  const gains = task.groups.map((_, group) => (asked.includes(group) ? meanGain(task, rows, group) : 0));
  const gain = (group: number): number => gains[group] ?? Number.NEGATIVE_INFINITY;
  return asked.reduce((best, group) => (gain(group) > gain(best) ? group : best), asked[0] ?? 0);
}

/** The groups among `asked` that more worlds may still bring to the top. */
function contenders(task: Task, rows: readonly Row[], asked: readonly number[]): readonly number[] {
  if (rows.length < AT_LEAST) return asked;
  const best = bestOf(task, rows, asked);
  return asked.filter((group) => {
    const { mean, error } = leadOver(task, rows, { best, group });
    return group === best || mean <= CLOSE || mean <= BEHIND * error;
  });
}

/** Puts the close ones in the order of a second look, where there was time for it. */
function lookedAgain(
  task: Task,
  close: readonly ConsideredCard[],
  { ahead, isLate }: CardEffort,
): readonly ConsideredCard[] {
  if (ahead === 0 || close.length < 2 || isLate()) return close;
  const cards = close.map(({ cards: [card] }) => engineCard(card));
  const gains = worthsAhead(task.plan, task.lines.slice(0, ahead), cards);
  if (gains === undefined) return close;
  return close.map((each, at) => ({ ...each, gain: gains[at] ?? 0 }));
}

type Asked = { readonly engine: Engine; readonly effort: CardEffort };

function taskFor(asked: Asked, view: SeatView, board: Playing): Task {
  const { worlds } = asked.effort;
  const hand = board.hands[turnOf(board)] ?? [];
  const [led] = board.trick.cards;
  const pool = Object.values(worlds[0]?.layout ?? {}).flat();
  const groups = equalCards(legalCards(hand, led && suitOf(led)), othersInPlay(board, hand, pool));
  return {
    plan: planFor(asked, view, board),
    groups,
    cards: groups.map(([first]) => engineCard(first)),
    lines: worlds.map((world) => lineOf(board, world)),
    isWay: wayOf(board),
    isLead: cardsPlayed(board) === 0,
  };
}

/** What the worlds brought, and the groups that are left. */
type Looked = { readonly rows: readonly Row[]; readonly left: readonly number[] };

/** World after world, until one card is far ahead or time is up. */
function lookedAt(task: Task, isLate: () => boolean): Looked {
  const rows: Row[] = [];
  let left: readonly number[] = [...task.groups.keys()];
  for (const line of task.lines) {
    const row = isLate() ? undefined : rowOf(task, line, left);
    if (row === undefined) break;
    rows.push(row);
    left = contenders(task, rows, left);
    if (left.length === 1) break;
  }
  return { rows, left };
}

/** Those still in it first, by gain; then the others. */
function inOrder(left: readonly ConsideredCard[], all: readonly ConsideredCard[]): readonly ConsideredCard[] {
  const rest = all.filter(({ cards }) => !left.some((each) => each.cards === cards));
  const byGain = (one: ConsideredCard, other: ConsideredCard): number => other.gain - one.gain;
  return [...left.toSorted(byGain), ...rest.toSorted(byGain)];
}

/** What each card that may be played brings, the best first; undefined when there was no time for one world. */
export function considerCards(engine: Engine, view: SeatView, effort: CardEffort): CardSearch | undefined {
  const { board } = view;
  if (board.phase !== 'play') return undefined;
  const task = taskFor({ engine, effort }, view, board);
  const looked = lookedAt(task, effort.isLate);
  if (looked.rows.length === 0) return undefined;
  const all = summed(task, looked.rows);
  const close = looked.left.flatMap((group) => all[group] ?? []);
  const considered = inOrder(lookedAgain(task, close, effort), all);
  return { considered, contenders: looked.left.length, worlds: looked.rows.length };
}

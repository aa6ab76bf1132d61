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
import { hiddenFrom } from '../belief/hidden';
import { type Equals, equalCards, othersInPlay } from './candidates';
import { gainsOf } from './gains';
import { type Line, lineOf } from './line';
import { foundIn, type Plan, worthsAhead } from './look-ahead';
import { type ConsideredCard, contenders, type Row, summed, type Worth } from './rows';
import type { World } from './worlds';

export type CardSearch = {
  /** The best first; those that were given up on the way last. */
  readonly considered: readonly ConsideredCard[];
  /** How many of them were not given up, 1 or more. */
  readonly contenders: number;
  readonly worlds: number;
};

export type CardEffort = {
  /** Made as they are asked for, since a decision that is soon clear needs few. */
  readonly worlds: Iterable<World>;
  /** Worlds for the second look; 0: none. */
  readonly ahead: number;
  /** Points of score that a trick more is worth besides: with the contract safe or lost, tricks still count. */
  readonly forATrick: number;
  readonly isLate: () => boolean;
};

type Task = {
  readonly board: Playing;
  readonly plan: Plan;
  readonly groups: readonly Equals[];
  /** One card of each group, as the engine counts it. */
  readonly cards: readonly EngineCard[];
  readonly worth: Worth;
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
  const tricks = cards.map((card, group) => (asked.includes(group) ? tricksOf(card) : undefined));
  return found && { weight: line.weight, tricks };
}

/** Puts the close ones in the order of a second look, where there was time for it. */
function lookedAgain(
  { plan }: Task,
  { lines, close }: { lines: readonly Line[]; close: readonly ConsideredCard[] },
  { ahead, isLate }: CardEffort,
): readonly ConsideredCard[] {
  if (ahead === 0 || close.length < 2 || isLate()) return close;
  const cards = close.map(({ cards: [card] }) => engineCard(card));
  const gains = worthsAhead(plan, lines.slice(0, ahead), cards);
  if (gains === undefined) return close;
  return close.map((each, at) => ({ ...each, gain: gains[at] ?? 0 }));
}

type Asked = { readonly engine: Engine; readonly effort: CardEffort };

function taskFor(asked: Asked, view: SeatView, board: Playing): Task {
  const hand = board.hands[turnOf(board)] ?? [];
  const [led] = board.trick.cards;
  const unseen = hiddenFrom(view)?.pool ?? [];
  const groups = equalCards(legalCards(hand, led && suitOf(led)), othersInPlay(board, hand, unseen));
  const plan = planFor(asked, view, board);
  return {
    board,
    plan,
    groups,
    cards: groups.map(([first]) => engineCard(first)),
    worth: { gains: plan.gains, isWay: wayOf(board), isLead: cardsPlayed(board) === 0 },
  };
}

/** What the worlds brought, a line and a row for each, and the groups that are left. */
type Looked = { readonly lines: readonly Line[]; readonly rows: readonly Row[]; readonly left: readonly number[] };

/** World after world, until one card is far ahead or time is up. */
function lookedAt(task: Task, { worlds, isLate }: CardEffort): Looked {
  const lines: Line[] = [];
  const rows: Row[] = [];
  let left: readonly number[] = [...task.groups.keys()];
  for (const world of worlds) {
    const line = lineOf(task.board, world);
    const row = isLate() ? undefined : rowOf(task, line, left);
    if (row === undefined) break;
    lines.push(line);
    rows.push(row);
    left = contenders(task.worth, rows, left);
    if (left.length === 1) break;
  }
  return { lines, rows, left };
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
  const { lines, rows, left } = lookedAt(task, effort);
  if (rows.length === 0) return undefined;
  const all = summed(task.worth, rows, task.groups);
  const close = left.flatMap((group) => all[group] ?? []);
  const considered = inOrder(lookedAgain(task, { lines, close }, effort), all);
  return { considered, contenders: left.length, worlds: rows.length };
}

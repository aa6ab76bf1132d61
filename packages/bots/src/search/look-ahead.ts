// Looking ahead as somebody who does not see all cards: sampling alone believes that it will always guess right later.
// Here our next choice, too, is made once for all worlds that look alike by then; the others play what is best for them.

import type { Engine, EngineCard } from '@minibridge/solver/engine';
import { isOver, type Line, played, turnOfLine } from './line';

export type Plan = {
  readonly engine: Engine;
  readonly strain: number;
  /** Whether a seat, 0..3, is played by whoever thinks. */
  readonly isOurs: (seat: number) => boolean;
  /** Whether our side is north and south. */
  readonly northSouth: boolean;
  /** The worth of 0..13 tricks of our side. */
  readonly gains: readonly number[];
  /** Cards that whoever thinks can see, one set for each suit: between them, hidden cards look alike. */
  readonly seen: readonly number[];
};

type Found = { readonly card: EngineCard; readonly tricks: number };

function ours({ northSouth }: Plan, line: Line): number {
  const gone = 13 - cardsLeft(line);
  return northSouth ? line.northSouth : gone - line.northSouth;
}

/** Tricks that are not complete yet. */
function cardsLeft({ hands, trick, leader }: Line): number {
  const at = ((leader + 3) & 3) * 4;
  let cards = 0;
  for (let suit = 0; suit < 4; suit += 1) for (let bits = hands[at + suit] ?? 0; bits > 0; bits &= bits - 1) cards += 1;
  return trick.length === 4 ? cards + 1 : cards;
}

/** What our side wins in all after each card that may be played now, or of `among`; undefined when the engine was stopped. */
export function foundIn(plan: Plan, line: Line, among?: readonly EngineCard[]): readonly Found[] | undefined {
  plan.engine.setPosition({ ...line, strain: plan.strain });
  const cards = plan.engine.cardTricks(among);
  if (cards === undefined) return undefined;
  const left = cardsLeft(line);
  const won = ours(plan, line);
  const us = (turnOfLine(line) % 2 === 0) === plan.northSouth;
  return cards.map(({ suit, rank, tricks }) => ({ card: { suit, rank }, tricks: won + (us ? tricks : left - tricks) }));
}

/** How a hidden card looks to whoever thinks: its suit, and the seen cards below it. */
function lookOf({ seen }: Plan, { suit, rank }: EngineCard): number {
  let below = 0;
  for (let bits = (seen[suit] ?? 0) & ((1 << rank) - 1); bits > 0; bits &= bits - 1) below += 1;
  return suit * 16 + below;
}

/** The best cards of whoever plays in `line`, one for each look. */
function bestLooks(plan: Plan, line: Line): readonly (readonly [look: number, card: EngineCard])[] | undefined {
  const found = foundIn(plan, line);
  if (found === undefined) return undefined;
  const mine = (turnOfLine(line) % 2 === 0) === plan.northSouth;
  const best = (mine ? Math.max : Math.min)(...found.map(({ tricks }) => tricks));
  return [
    ...new Map(found.flatMap(({ card, tricks }) => (tricks === best ? [[lookOf(plan, card), card] as const] : []))),
  ];
}

/** Where one world has come to when it is our turn again. */
type Arrival = {
  /** What could be seen on the way: arrivals with the same path are one place for whoever thinks. */
  readonly path: string;
  readonly weight: number;
  /** The worth of each card that we may play there, or of the tricks themselves when all is played. */
  readonly worths: ReadonlyMap<number, number>;
};

const NO_CARD = -1;

function worth(plan: Plan, tricks: number): number {
  return plan.gains[tricks] ?? 0;
}

function arrivalHere(plan: Plan, line: Line, path: string): Arrival | undefined {
  const { weight } = line;
  if (isOver(line)) return { path, weight, worths: new Map([[NO_CARD, worth(plan, ours(plan, line))]]) };
  const found = foundIn(plan, line);
  return found && { path, weight, worths: new Map(found.map((each) => [keyOf(each.card), worth(plan, each.tricks)])) };
}

function keyOf({ suit, rank }: EngineCard): number {
  return suit * 16 + rank;
}

/** Adds to `arrivals` every place where `line` can come to when the others play their best cards; false when time is up. */
function follow(plan: Plan, { line, path }: { line: Line; path: string }, arrivals: Arrival[]): boolean {
  if (isOver(line) || plan.isOurs(turnOfLine(line))) {
    const arrival = arrivalHere(plan, line, path);
    if (arrival) arrivals.push(arrival);
    return arrival !== undefined;
  }
  const looks = bestLooks(plan, line);
  return (
    (looks ?? []).every(([look, card]) => {
      const next = played({ ...line, weight: line.weight / (looks?.length ?? 1) }, card, plan.strain);
      return follow(plan, { line: next, path: `${path} ${look}.${next.leader}` }, arrivals);
    }) && looks !== undefined
  );
}

/** The best worth at each place when one card is chosen for all worlds that come there, summed over the places. */
function summed(arrivals: readonly Arrival[]): number {
  const places = new Map<string, Map<number, number>>();
  for (const { path, weight, worths } of arrivals) {
    const sums = places.get(path) ?? new Map<number, number>();
    places.set(path, sums);
    for (const [card, worth] of worths) sums.set(card, (sums.get(card) ?? 0) + weight * worth);
  }
  return [...places.values()].reduce((sum, sums) => sum + Math.max(...sums.values()), 0);
}

/**
 * The mean worth of each of `cards` over `lines`, when our next choice has to be the same in all worlds that look alike by then.
 * World by world, since the engine remembers what it has found in one deal. Undefined when time is up.
 */
export function worthsAhead(
  plan: Plan,
  lines: readonly Line[],
  cards: readonly EngineCard[],
): readonly number[] | undefined {
  const arrivals = cards.map((): Arrival[] => []);
  for (const line of lines) {
    for (const [at, card] of cards.entries()) {
      const next = played(line, card, plan.strain);
      if (!follow(plan, { line: next, path: `${next.leader}` }, arrivals[at] ?? [])) return undefined;
    }
  }
  const weights = lines.reduce((sum, { weight }) => sum + weight, 0);
  return arrivals.map((some) => summed(some) / weights);
}

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

/**
 * Where worlds have come to when it is our turn again, alike to whoever thinks: for each card that we may play there the worth of
 * all worlds together, by weight.
 */
type Place = Map<number, number>;

/** By what could be seen on the way. */
type Places = Map<string, Place>;

/** Stands for the tricks themselves when all is played. */
const NO_CARD = -1;

function worth(plan: Plan, tricks: number): number {
  return plan.gains[tricks] ?? 0;
}

function keyOf({ suit, rank }: EngineCard): number {
  return suit * 16 + rank;
}

/** The worth of each card that may be played in `line`; undefined when time is up. */
function worthsIn(plan: Plan, line: Line): readonly (readonly [card: number, worth: number])[] | undefined {
  if (isOver(line)) return [[NO_CARD, worth(plan, ours(plan, line))]];
  return foundIn(plan, line)?.map(({ card, tricks }) => [keyOf(card), worth(plan, tricks)] as const);
}

function arrive(plan: Plan, { line, path }: { line: Line; path: string }, places: Places): boolean {
  const worths = worthsIn(plan, line);
  if (worths === undefined) return false;
  const place: Place = places.get(path) ?? new Map();
  places.set(path, place);
  for (const [card, value] of worths) place.set(card, (place.get(card) ?? 0) + line.weight * value);
  return true;
}

/** Adds to `places` wherever `line` can come to when the others play their best cards; false when time is up. */
function follow(plan: Plan, way: { line: Line; path: string }, places: Places): boolean {
  const { line, path } = way;
  if (isOver(line) || plan.isOurs(turnOfLine(line))) return arrive(plan, way, places);
  const looks = bestLooks(plan, line);
  if (looks === undefined) return false;
  return looks.every(([look, card]) => {
    const next = played({ ...line, weight: line.weight / looks.length }, card, plan.strain);
    return follow(plan, { line: next, path: `${path} ${look}.${next.leader}` }, places);
  });
}

/** All places together, one card at each for all its worlds. */
function worthOf(places: Places): number {
  return [...places.values()].reduce((sum, place) => sum + Math.max(...place.values()), 0);
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
  const all = cards.map((): Places => new Map());
  for (const line of lines) {
    for (const [at, card] of cards.entries()) {
      const next = played(line, card, plan.strain);
      if (!follow(plan, { line: next, path: `${next.leader}` }, all[at] ?? new Map())) return undefined;
    }
  }
  const weights = lines.reduce((sum, { weight }) => sum + weight, 0);
  return all.map((places) => worthOf(places) / weights);
}

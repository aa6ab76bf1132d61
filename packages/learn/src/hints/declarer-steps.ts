// Declarer's plans as steps of a hint: winners, trumps, finesses, entries and ruffs, counted from all that can be seen.

import type { Reason, ReasonName } from '@minibridge/bots';
import { type Card, cardsOf, type Rank, rankOf, STRENGTH, type Suit, suitOf } from '@minibridge/bridge';
import { oddsFact, oddsOf, seatBefore } from './finesse-facts';
import { percentOf } from './odds';
import { isHigh, losersIn, type Scene, unseenAbove, winnersOf } from './scene';
import type { Fact, Look } from './step';

export type Steps = { readonly look: Look; readonly follows: readonly Fact[] };

/** A reason and the position that it was given in. */
export type Told<N extends ReasonName> = { readonly reason: ReasonFor<N>; readonly scene: Scene };

/** With `N` a name, the reason of that name; so a line of a table can be looked up by the reason's own name. */
export type ReasonFor<N extends ReasonName> = { [P in N]: { readonly name: P } & Extract<Reason, { name: P }> }[N];

/** What is told of any reason with a suit. */
type AboutSuit = { readonly reason: { readonly suit: Suit }; readonly scene: Scene };

export function steps(look: Look, ...follows: readonly Fact[]): Steps {
  return { look, follows };
}

/** To a defender it is said that the tricks needed are those that beat the contract: else they read as declarer's. */
function winnersFact(scene: Scene): Fact {
  const winners = winnersOf(scene);
  const { needed, declaring, hand } = scene;
  if (needed === undefined) return { name: 'winners-alone', winners };
  if (needed > hand.length) return { name: declaring ? 'winners-when-beaten' : 'winners-when-made', winners };
  return { name: declaring ? 'winners' : 'winners-to-beat', winners, needed };
}

/** How many tricks are there, and how many are needed. */
export function byWinners({ scene }: { readonly scene: Scene }, ...more: readonly Fact[]): Steps {
  return steps({ name: 'look-winners' }, winnersFact(scene), ...more);
}

export function drawing({ scene: { trump, pool } }: Told<'draw-trumps'>): Steps {
  const rest = pool.filter((card) => suitOf(card) === trump).length;
  return steps({ name: 'look-trumps' }, { name: 'trumps-out', seen: 13 - rest, rest });
}

/** What is told of a reason that weighs a finesse. */
type AboutFinesse = {
  readonly reason: { readonly suit: Suit; readonly against: Rank };
  readonly scene: Scene;
};

/** The unseen cards that beat our best card below `against`: the finesse is with that card, and wins for certain when they are one. */
function beatingFinesse({ reason: { suit, against }, scene }: AboutFinesse): readonly Card[] {
  const ours = [...cardsOf(scene.hand, suit), ...cardsOf(scene.across, suit)];
  const below = ours.filter((card) => STRENGTH[rankOf(card)] < STRENGTH[against]);
  const [best] = below.toSorted((one, other) => STRENGTH[rankOf(other)] - STRENGTH[rankOf(one)]);
  return best === undefined ? [] : unseenAbove(best, scene);
}

export function finessing(told: AboutFinesse): Steps {
  const { reason, scene } = told;
  const cards = beatingFinesse(told);
  const look = { name: 'look-missing', suit: reason.suit } as const;
  if (cards.length > 1) return steps(look, { name: 'higher-out', suit: reason.suit, cards });
  const odds = cards.length === 1 ? oddsOf(scene, reason) : undefined;
  return odds ? steps(look, oddsFact(odds)) : byWinners({ scene });
}

/** The highest card of the suit across, and the one card that is out above it. */
export function leadingToward({ reason: { suit }, scene }: AboutSuit): Steps {
  const [honour] = cardsOf(scene.across, suit);
  const above = honour ? unseenAbove(honour, scene) : [];
  const [card, ...more] = above;
  if (honour === undefined || card === undefined || scene.unseen === undefined) return byWinners({ scene });
  const look = { name: 'look-missing', suit } as const;
  if (more.length > 0) return steps(look, { name: 'higher-out', suit, cards: above });
  const seat = seatBefore(scene);
  const percent = percentOf(scene.unseen.layouts.chanceThat(seat, card));
  return steps(look, { name: 'toward-odds', honour, card, seat, percent });
}

export function establishing({ reason: { suit }, scene }: AboutSuit): Steps {
  const ours = [...cardsOf(scene.hand, suit), ...cardsOf(scene.across, suit)];
  const above = ours.map((card) => unseenAbove(card, scene));
  const [cards = []] = above.toSorted((one, other) => one.length - other.length);
  return cards.length > 0 ? byWinners({ scene }, { name: 'higher-out', suit, cards }) : byWinners({ scene });
}

export function crossing({ reason: { suit }, scene }: AboutSuit): Steps {
  const [entry] = cardsOf(scene.across, suit);
  const look = { name: 'look-entries' } as const;
  if (entry === undefined) return steps(look, { name: 'other-hand-ruffs', suit });
  return isHigh(entry, scene) ? steps(look, { name: 'entry', card: entry }) : byWinners({ scene });
}

export function cashing({ reason: { suit }, scene }: AboutSuit): Steps {
  const ours = [...cardsOf(scene.hand, suit), ...cardsOf(scene.across, suit)];
  const some = ours.some((card) => isHigh(card, scene));
  return some ? byWinners({ scene }, { name: 'suit-is-high', suit }) : byWinners({ scene });
}

/** How many losers the suit has, and that the other hand takes care of some. */
export function ruffing({ reason: { suit }, scene }: AboutSuit): Steps {
  const there = cardsOf(scene.across, suit).length;
  const name = there === 0 ? 'other-hand-ruffs' : 'other-hand-ruffs-soon';
  const losers = losersIn(suit, scene);
  const counted: readonly Fact[] = losers > 0 ? [{ name: 'losers', suit, losers }] : [];
  return steps({ name: 'look-losers' }, ...counted, { name, suit });
}

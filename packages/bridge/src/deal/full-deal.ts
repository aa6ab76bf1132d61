// What is dealt, and what somebody knows of it: two different types.

import { type Card, PACK } from '../cards/card';
import { type Hand, sortedHand } from '../cards/hand';
import { pointsOf } from '../cards/points';
import { SEATS, type Seat } from './seat';

/** Thirteen cards each, all 52. */
export type FullDeal = { readonly [S in Seat]: Hand };

/** The hands that somebody knows; an unknown hand is absent. */
export type KnownHands = { readonly [S in Seat]?: Hand };

/** One number for each seat: high-card points 0..37. */
export type PointsBySeat = { readonly [S in Seat]: number };

/** Why four hands are not a deal. */
export type DealProblem =
  | { readonly reason: 'hand-size'; readonly seat: Seat; readonly cards: number }
  | { readonly reason: 'card-twice'; readonly card: Card };

/** The first thing that is wrong with four hands; absent when they are a deal. */
export function dealProblem(deal: FullDeal): DealProblem | undefined {
  const seen = new Set<Card>();
  for (const seat of SEATS) {
    for (const card of deal[seat]) {
      if (seen.has(card)) return { reason: 'card-twice', card };
      seen.add(card);
    }
  }
  for (const seat of SEATS) {
    if (deal[seat].length !== 13) return { reason: 'hand-size', seat, cards: deal[seat].length };
  }
  return undefined;
}

/** Deal the pack in this order, thirteen cards to each seat from north on. `pack`: all 52 cards once. */
export function dealtFrom(pack: readonly Card[]): FullDeal {
  const hand = (from: number): Hand => sortedHand(pack.slice(from, from + 13));
  return { N: hand(0), E: hand(13), S: hand(26), W: hand(39) };
}

/** High-card points of the four hands; they make 40. */
export function pointsOfDeal(deal: FullDeal): PointsBySeat {
  return { N: pointsOf(deal.N), E: pointsOf(deal.E), S: pointsOf(deal.S), W: pointsOf(deal.W) };
}

/** The four hands, if all are known; only this unlocks what needs all cards seen. */
export function fullDeal(hands: KnownHands): FullDeal | undefined {
  const { N, E, S, W } = hands;
  return N && E && S && W ? { N, E, S, W } : undefined;
}

function joinedBy(hands: KnownHands, seat: Seat, hand: Hand): KnownHands {
  const joined: { [S in Seat]?: Hand } = { ...hands };
  joined[seat] = hand;
  return joined;
}

/** `hands` with `hand` at `seat`. Where all four are known, seat by seat: far quicker than a spread, and asked for every card played. */
export function withHand(hands: KnownHands, seat: Seat, hand: Hand): KnownHands {
  const { N, E, S, W } = hands;
  if (!N || !E || !S || !W) return joinedBy(hands, seat, hand);
  return {
    N: seat === 'N' ? hand : N,
    E: seat === 'E' ? hand : E,
    S: seat === 'S' ? hand : S,
    W: seat === 'W' ? hand : W,
  };
}

/** The pack as it comes from the box; shuffling happens on a copy. */
export function freshPack(): Card[] {
  return [...PACK];
}

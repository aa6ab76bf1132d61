// A board: the fold of its events. A field stands exactly in the phases where it means something.

import type { Lengths } from '../cards/hand';
import type { Contract } from '../contract/contract';
import type { KnownHands, PointsBySeat } from '../deal/full-deal';
import { lho, partner, type Seat, type Side, sideOf } from '../deal/seat';
import type { Coin } from '../minibridge/declarer-by-points';
import type { Rules } from '../minibridge/rules';
import { nextToPlay, type Trick } from '../play/trick';

type Opened = {
  readonly rules: Rules;
  readonly number: number;
  readonly dealer: Seat;
  readonly coin: Coin;
  /** Cards still held, of the hands that are known. */
  readonly hands: KnownHands;
  /** The thirteen cards that each known hand began with. */
  readonly dealt: KnownHands;
  /** How often the four numbers had to be counted again. */
  readonly recounts: number;
};

/** What everybody has said, once it is settled. */
type Counted = Opened & {
  readonly points: PointsBySeat;
  /** True when the numbers said made 40 but were replaced by the true ones. */
  readonly corrected: boolean;
};

export type Announcing = Opened & {
  readonly phase: 'announcing';
  readonly said: { readonly [S in Seat]?: number };
  /** The four numbers of the last count, when it failed. */
  readonly before?: PointsBySeat;
};

export type Proposals = { readonly [S in Seat]?: Seat };

export type Agreeing = Counted & { readonly phase: 'agreeing'; readonly side: Side; readonly proposals: Proposals };

type Declared = Counted & {
  readonly declarer: Seat;
  /** Dummy's suit lengths, where they are told before its cards. */
  readonly shape?: Lengths;
  readonly dummyFaced: boolean;
};

export type Choosing = Declared & { readonly phase: 'choosing' };

export type TricksWon = { readonly [S in Side]: number };

type Played = Declared & {
  readonly contract: Contract;
  /** Complete tricks in order. */
  readonly tricks: readonly Trick[];
  readonly won: TricksWon;
};

export type Playing = Played & { readonly phase: 'play'; readonly trick: Trick };

/** All thirteen tricks are played. */
export type Finished = Played & { readonly phase: 'over'; readonly result: 'played' };

/** 20 and 20: nobody plays; the next deal is `redealer`'s. */
export type ThrownIn = Counted & { readonly phase: 'over'; readonly result: 'redeal'; readonly redealer: Seat };

export type Board = Announcing | Agreeing | Choosing | Playing | Finished | ThrownIn;
export type Phase = Board['phase'];

export function dummyOf(board: Declared): Seat {
  return partner(board.declarer);
}

export function declaringSide(board: Declared): Side {
  return sideOf(board.declarer);
}

/** The hand that plays next: dummy's too. */
export function turnOf(board: Playing): Seat {
  return nextToPlay(board.trick);
}

/** Who leads to the first trick: the player at declarer's left (MB 9). */
export function openingLeader(declarer: Seat): Seat {
  return lho(declarer);
}

/** Tricks won by declarer's side, 0..13. */
export function declarerTricks(board: Playing | Finished): number {
  return board.won[declaringSide(board)];
}

/** Cards played so far, 0..52. */
export function cardsPlayed(board: Playing | Finished): number {
  return board.tricks.length * 4 + (board.phase === 'play' ? board.trick.cards.length : 0);
}

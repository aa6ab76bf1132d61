// Why a question cannot be answered: which card or seat is wrong, and by how much. Nothing is searched before.

import type { Card, HandsTextProblem, Seat, Suit } from '@minibridge/bridge';

/** What may be wrong with the hands. */
export type HandsRefusal =
  | { readonly reason: 'hand-missing'; readonly seat: Seat }
  | { readonly reason: 'no-such-card'; readonly seat: Seat; readonly text: string }
  /** The card stands in the hands of `seat` and again in those of `again`. */
  | { readonly reason: 'card-in-two-hands'; readonly card: Card; readonly seat: Seat; readonly again: Seat }
  /** The other hands ask for `expected` cards here. */
  | { readonly reason: 'hand-size'; readonly seat: Seat; readonly cards: number; readonly expected: number }
  | { readonly reason: 'no-cards-left' };

/** What may be wrong with the trick on the table. */
export type TrickRefusal =
  | { readonly reason: 'trick-too-long'; readonly cards: number }
  | { readonly reason: 'no-such-card-in-trick'; readonly seat: Seat; readonly text: string }
  | { readonly reason: 'card-twice-in-trick'; readonly card: Card }
  /** `seat` is said to have played `card` (or somebody has), and `seat` still holds it. */
  | { readonly reason: 'card-still-held'; readonly card: Card; readonly seat: Seat }
  /** `seat` played `card` though it still holds `held` of the suit that was led. */
  | { readonly reason: 'revoke'; readonly seat: Seat; readonly card: Card; readonly led: Suit; readonly held: Card };

/** What may be wrong with a list of cards played; `at` counts from 0. */
export type PlayRefusal =
  | { readonly reason: 'no-such-card-in-play'; readonly at: number; readonly text: string }
  | { readonly reason: 'card-not-held'; readonly at: number; readonly seat: Seat; readonly card: Card }
  | {
      readonly reason: 'revoke-in-play';
      readonly at: number;
      readonly seat: Seat;
      readonly card: Card;
      readonly led: Suit;
      readonly held: Card;
    }
  | { readonly reason: 'play-too-long'; readonly at: number };

export type WordRefusal =
  | { readonly reason: 'strain-unknown'; readonly text: string }
  | { readonly reason: 'seat-unknown'; readonly text: string };

/** What may be wrong with four hands as text. */
export type Refusal = HandsRefusal | TrickRefusal | PlayRefusal | WordRefusal | HandsTextProblem;

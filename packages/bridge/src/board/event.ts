// What happened on a board, in the past tense, and only what cannot be computed: no turn, no winner, no score.

import type { Card } from '../cards/card';
import type { Hand, Lengths } from '../cards/hand';
import type { Contract } from '../contract/contract';
import type { PointsBySeat } from '../deal/full-deal';
import type { Seat } from '../deal/seat';
import type { Coin } from '../minibridge/declarer-by-points';
import type { Rules } from '../minibridge/rules';

/** Grows by one when a rule changes what old logs mean; a board keeps the version it was opened with. */
export const RULES_VERSION = 1;

export type BoardEvent =
  /** `number` 1, 2, …: the board's place in its match. `coin`: how it fell, should partners be equal. */
  | {
      readonly type: 'boardOpened';
      readonly rules: Rules;
      readonly rulesVersion: number;
      readonly number: number;
      readonly dealer: Seat;
      readonly coin: Coin;
    }
  /** Private to the seat. */
  | { readonly type: 'handDealt'; readonly seat: Seat; readonly hand: Hand }
  /** High-card points 0..37, as said: they may be wrong. */
  | { readonly type: 'announced'; readonly seat: Seat; readonly points: number }
  /** The four numbers made 40 but were not the true ones; these are. */
  | { readonly type: 'pointsCorrected'; readonly points: PointsBySeat }
  /** The four numbers made 40 but a hand was counted wrongly: everybody counts again. Whose is not told. */
  | { readonly type: 'recountCalled' }
  /** One of the declaring pair says who should declare; both must say the same. */
  | { readonly type: 'declarerProposed'; readonly seat: Seat; readonly declarer: Seat }
  /** Shape first: dummy tells how many cards it has in each suit. */
  | { readonly type: 'shapeShown'; readonly seat: Seat; readonly lengths: Lengths }
  /** Dummy's cards go down. */
  | { readonly type: 'handFaced'; readonly seat: Seat; readonly hand: Hand }
  /** Private to `to`: dummy sees declarer's hand where dummy may help. */
  | { readonly type: 'handShown'; readonly seat: Seat; readonly to: Seat; readonly hand: Hand }
  | { readonly type: 'contractChosen'; readonly contract: Contract }
  /** `seat`: from whose hand, dummy's cards too. */
  | { readonly type: 'cardPlayed'; readonly seat: Seat; readonly card: Card }
  /** The log only grows: the first `to` cards (0..51) stay played, the later ones are back in their hands. */
  | { readonly type: 'takenBack'; readonly to: number };

export type EventOf<T extends BoardEvent['type']> = Extract<BoardEvent, { type: T }>;

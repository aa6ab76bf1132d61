// What the solver finds out about a finished deal, as far as it has come.

import { type Card, type Finished, handsFromPlay } from '@minibridge/bridge';
import type { TurningPoint } from '@minibridge/learn';
import type { MinibridgePar, Position, Table } from '@minibridge/solver';
import { stepAt } from '../replay/steps';

/** The tricks of every declarer, and what the rule set makes of them. */
export type Possibilities = { readonly table: Table; readonly par: MinibridgePar };

/** A card that gave tricks away, all cards seen. `best`: the cards that would have kept them. */
export type Costly = { readonly cost: number; readonly best: readonly Card[] };

export type Findings = {
  readonly failed: boolean;
  /** Strains that are worked out, of five. */
  readonly strains: number;
  readonly possible?: Possibilities;
  /** By place in the play, 0 for the opening lead; a card that cost nothing is not among them. */
  readonly costly: ReadonlyMap<number, Costly>;
  /** Every card of the play has been looked at. */
  readonly whole: boolean;
  /** The costliest of those cards, with whether that could be known; absent until they are found. */
  readonly turns?: readonly TurningPoint[];
};

export const NOTHING_YET: Findings = { failed: false, strains: 0, costly: new Map(), whole: false };

/** How the cards lay before the card at `place`, 0..51, was played. */
export function positionBefore(board: Finished, place: number): Position {
  const { trick, winner, played } = stepAt(board, place);
  const deal = handsFromPlay(board);
  const left = (cards: readonly Card[]): readonly Card[] => cards.filter((card) => !played.has(card));
  const hands = { N: left(deal.N), E: left(deal.E), S: left(deal.S), W: left(deal.W) };
  const { strain } = board.contract;
  return winner ? { hands, strain, leader: winner } : { hands, strain, leader: trick.leader, trick: trick.cards };
}

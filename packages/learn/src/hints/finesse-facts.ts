// A finesse beside the drop, in exact shares of the layouts that fit.

import {
  type Card,
  cardsOf,
  type Hand,
  isHigher,
  lho,
  type Rank,
  rankOf,
  rho,
  type Seat,
  type Suit,
} from '@minibridge/bridge';
import { dropChance, percentOf } from './odds';
import { isHigh, type Scene } from './scene';
import type { Fact } from './step';

/** With more cards out the drop is no question, and counting it would take long. */
const MOST_OUT = 6;

type Finesse = { readonly suit: Suit; readonly against: Rank };

/** The missing card, if it is still unseen. */
function missingCard({ pool }: Scene, { suit, against }: Finesse): Card | undefined {
  return cardsOf(pool, suit).find((card) => rankOf(card) === against);
}

/** The opponent who plays before the tenace: the next one when it is led to, the one before when it is third hand. */
export function seatBefore({ board, from }: Scene): Seat {
  return board.trick.cards.length === 0 ? lho(from) : rho(from);
}

/** Our cards that beat everything unseen of the suit, and every one of them `card`. */
function highAbove(scene: Scene, card: Card, suit: Suit): Hand {
  const ours = [...cardsOf(scene.hand, suit), ...cardsOf(scene.across, suit)];
  return ours.filter((each) => isHigher(each, card) && isHigh(each, scene));
}

/** Rounds that the high cards take: two in a hand of one card are one round. */
function roundsOf(scene: Scene, card: Card, suit: Suit): number {
  const longer = Math.max(cardsOf(scene.hand, suit).length, cardsOf(scene.across, suit).length);
  return Math.min(highAbove(scene, card, suit).length, longer);
}

export type Odds = {
  readonly card: Card;
  readonly seat: Seat;
  /** 0..1 */
  readonly finesse: number;
  /** 0..1; absent where the drop is no question. */
  readonly drop?: number;
};

/** How often the finesse wins and the drop works. */
export function oddsOf(scene: Scene, finesse: Finesse): Odds | undefined {
  const card = missingCard(scene, finesse);
  const { unseen, board } = scene;
  if (card === undefined || unseen === undefined) return undefined;
  const seat = seatBefore(scene);
  const chance = unseen.layouts.chanceThat(seat, card);
  const rounds = roundsOf(scene, card, finesse.suit);
  const out = cardsOf(unseen.hidden.pool, finesse.suit).length;
  if (rounds === 0 || out > MOST_OUT) return { card, seat, finesse: chance };
  const played = board.trick.cards.length > 0 ? { played: seat } : {};
  return { card, seat, finesse: chance, drop: dropChance(unseen, { card, rounds, ...played }) };
}

export function oddsFact({ card, seat, finesse, drop }: Odds): Fact {
  return drop === undefined
    ? { name: 'finesse-odds', card, seat, percent: percentOf(finesse) }
    : { name: 'finesse-or-drop', card, seat, finesse: percentOf(finesse), drop: percentOf(drop) };
}

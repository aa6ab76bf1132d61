// The position as the player who is to play a card knows it, nothing of it forgotten.

import { hiddenFrom } from '@minibridge/bots';
import {
  type Card,
  cardsOf,
  declaringSide,
  dummyOf,
  type Hand,
  isHigher,
  legalCards,
  otherSide,
  type Playing,
  partner,
  type Seat,
  type SeatView,
  SUITS,
  type Suit,
  sideOf,
  suitOf,
  tricksNeeded,
  trumpOf,
  turnOf,
  winner,
  winningCard,
} from '@minibridge/bridge';
import { type Unseen, unseenFrom } from './unseen';

export type Scene = {
  readonly board: Playing;
  /** The hand that plays: for declarer also dummy. */
  readonly from: Seat;
  readonly hand: Hand;
  readonly legal: Hand;
  /** The other hand of declarer's side, for declarer. */
  readonly across: Hand;
  readonly declaring: boolean;
  readonly trump: Suit | undefined;
  /** Cards that may beat ours: unseen ones, and dummy's when we defend. */
  readonly against: Hand;
  /** All unseen cards. */
  readonly pool: Hand;
  /** Absent while more than two hands are hidden: at the opening lead before dummy's cards go down. */
  readonly unseen?: Unseen;
  /** Tricks that the side still needs; absent where tricks are only counted. */
  readonly needed?: number;
};

function neededBy(board: Playing, declaring: boolean): number | undefined {
  const target = tricksNeeded(board.contract);
  if (target === undefined) return undefined;
  const side = declaringSide(board);
  return Math.max(0, declaring ? target - board.won[side] : 14 - target - board.won[otherSide(side)]);
}

/** Absent before and after the play. */
export function sceneOf(view: SeatView): Scene | undefined {
  const { board } = view;
  const pool = hiddenFrom(view)?.pool;
  if (board.phase !== 'play' || pool === undefined) return undefined;
  const unseen = unseenFrom(view);
  const from = turnOf(board);
  const hand = board.hands[from] ?? [];
  const declaring = sideOf(from) === declaringSide(board);
  const dummys = declaring ? [] : (board.hands[dummyOf(board)] ?? []);
  const [led] = board.trick.cards;
  const needed = neededBy(board, declaring);
  return {
    board,
    from,
    hand,
    legal: legalCards(hand, led && suitOf(led)),
    across: declaring ? (board.hands[partner(from)] ?? []) : [],
    declaring,
    trump: trumpOf(board.contract.strain),
    against: [...pool, ...dummys],
    pool,
    ...(unseen && { unseen }),
    ...(needed !== undefined && { needed }),
  };
}

/** Nobody against us holds a higher card of its suit. */
export function isHigh(card: Card, { against }: Pick<Scene, 'against'>): boolean {
  return !against.some((other) => suitOf(other) === suitOf(card) && isHigher(other, card));
}

/** Tricks that the high cards of both hands are worth in `suit`, without ruffs. */
function winnersIn(suit: Suit, scene: Scene): number {
  const [here, there] = [cardsOf(scene.hand, suit), cardsOf(scene.across, suit)];
  const high = [...here, ...there].filter((card) => isHigh(card, scene)).length;
  return Math.min(high, Math.max(here.length, there.length));
}

/** The same in all suits, and never more than the tricks that are left: winners of one hand fall on those of the other. */
export function winnersOf(scene: Scene): number {
  const all = SUITS.reduce((sum, suit) => sum + winnersIn(suit, scene), 0);
  return Math.min(all, scene.hand.length);
}

/** Cards of `suit` in the hand that plays which no such trick takes care of, 0..13. */
export function losersIn(suit: Suit, scene: Scene): number {
  return Math.max(0, cardsOf(scene.hand, suit).length - winnersIn(suit, scene));
}

/** The card that wins the trick as it lies; absent before the lead. */
export function bestOnTable({ board, trump }: Pick<Scene, 'board' | 'trump'>): Card | undefined {
  const [led, ...more] = board.trick.cards;
  return led && winningCard([led, ...more], trump);
}

/** Cards still unseen that are higher than `card`, from the highest down. */
export function unseenAbove(card: Card, { pool }: Pick<Scene, 'pool'>): Hand {
  return cardsOf(pool, suitOf(card)).filter((other) => isHigher(other, card));
}

/** Whether `card` would win the trick as it lies. */
export function beatsTable(card: Card, { board, trump }: Pick<Scene, 'board' | 'trump'>): boolean {
  const [led, ...more] = board.trick.cards;
  return led === undefined || winningCard([led, ...more, card], trump) === card;
}

/** Partner's card, or that of declarer's other hand, wins the trick as it lies. */
export function isOursOnTable({ board, trump, from }: Scene): boolean {
  return board.trick.cards.length > 0 && winner(board.trick, trump) === partner(from);
}

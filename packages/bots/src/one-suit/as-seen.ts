// A suit as declarer sees it in the middle of a board: the question for the solver of one suit.

import {
  type Card,
  cardsOf,
  dummyOf,
  lho,
  type Playing,
  type Rank,
  rankOf,
  type Seat,
  type SeatView,
  type Suit,
  seatsFrom,
  suitOf,
  turnOf,
} from '@minibridge/bridge';
import { type Hidden, hiddenFrom } from '../belief/hidden';
import { believedLayouts } from './believed';
import type { SuitCards } from './cards';
import { type Ours, PLACES, type Place } from './field';
import { layoutsAfter, type Round } from './layouts';
import type { SuitQuestion } from './solve-suit';

/** What declarer sees when a card of the side is due. */
export type Seen = {
  readonly board: Playing;
  readonly hidden: Hidden;
  readonly turn: Ours;
  readonly hands: { readonly [O in Ours]: readonly Card[] };
};

/** For declarer's view when a card of the side is due; else absent. */
export function seenIn(view: SeatView): Seen | undefined {
  const { board, seat } = view;
  const hidden = hiddenFrom(view);
  if (board.phase !== 'play' || seat !== board.declarer || hidden === undefined) return undefined;
  const { [board.declarer]: declarer, [dummyOf(board)]: dummy } = board.hands;
  const turn = placeOf(board, turnOf(board));
  if (declarer === undefined || dummy === undefined || (turn !== 'declarer' && turn !== 'dummy')) return undefined;
  return { board, hidden, turn, hands: { declarer, dummy } };
}

function placeOf({ declarer }: Playing, seat: Seat): Place {
  return PLACES[seatsFrom(declarer).indexOf(seat)] ?? 'declarer';
}

function ranksOf(cards: readonly Card[], suit: Suit): readonly Rank[] {
  return cardsOf(cards, suit).map(rankOf);
}

/** What each complete trick has brought of `suit`. */
function roundsOf(board: Playing, suit: Suit): readonly Round[] {
  return board.tricks.map(({ leader, cards }) =>
    seatsFrom(leader).flatMap((seat, at) => {
      const card = cards[at];
      return card === undefined || suitOf(card) !== suit ? [] : [{ place: placeOf(board, seat), card: rankOf(card) }];
    }),
  );
}

function cardsIn({ board, hidden, hands }: Seen, suit: Suit): SuitCards {
  const { leader, cards } = board.trick;
  const trick = {
    leader: placeOf(board, leader),
    cards: cards.map((card) => (suitOf(card) === suit ? rankOf(card) : 'other')),
  };
  const held = {
    declarer: ranksOf(hands.declarer, suit),
    dummy: ranksOf(hands.dummy, suit),
    missing: ranksOf(hidden.pool, suit),
  };
  return cards.length === 0 ? held : { ...held, trick };
}

/** How `suit` stands, with how likely each layout of it is by all that is known; as many tricks as possible are wanted. */
export function questionOf(seen: Seen, suit: Suit): SuitQuestion {
  const { board, hidden } = seen;
  const cards = cardsIn(seen, suit);
  const layouts = layoutsAfter(cards, roundsOf(board, suit), believedLayouts(hidden, suit, lho(board.declarer)));
  return { ...cards, layouts };
}

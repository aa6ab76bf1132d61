// Cards leave hands as they are played, and come back when they are taken back (MB 16).

import type { Card } from '../cards/card';
import { type KnownHands, withHand } from '../deal/full-deal';
import { type Seat, seatsFrom } from '../deal/seat';
import { Impossible } from '../result';
import { openingLeader, type Playing } from './board';

/** `hands` after `seat` has played `card`; an unknown hand stays unknown. */
export function withoutCard(hands: KnownHands, seat: Seat, card: Card): KnownHands {
  const hand = hands[seat];
  if (hand === undefined) return hands;
  const left = hand.filter((held) => held !== card);
  if (left.length === hand.length) throw new Impossible(`${seat} does not hold ${card}`);
  return withHand(hands, seat, left);
}

type FromHand = { readonly seat: Seat; readonly card: Card };

/** All cards played, in order, with the hands they came from. */
export function cardsInOrder({ tricks, trick }: Pick<Playing, 'tricks' | 'trick'>): readonly FromHand[] {
  return [...tricks, trick].flatMap(({ leader, cards }) => {
    const seats = seatsFrom(leader);
    return cards.map((card, place) => ({ seat: seats[place] ?? leader, card }));
  });
}

/** The last card played, if any; an open trick without a card looks back to the trick before. */
export function lastCard({ tricks, trick }: Pick<Playing, 'tricks' | 'trick'>): FromHand | undefined {
  const { leader, cards } = trick.cards.length > 0 ? trick : (tricks.at(-1) ?? trick);
  const card = cards.at(-1);
  return card && { seat: seatsFrom(leader)[cards.length - 1] ?? leader, card };
}

/** The board before the first card, and the first `to` cards to play again from there. */
export function rewound(board: Playing, to: number): { readonly start: Playing; readonly cards: readonly FromHand[] } {
  const cards = cardsInOrder(board);
  if (to < 0 || to >= cards.length) throw new Impossible(`taken back to ${to} of ${cards.length} cards`);
  const trick = { leader: openingLeader(board.declarer), cards: [] };
  const start: Playing = { ...board, hands: board.dealt, tricks: [], won: { NS: 0, EW: 0 }, trick };
  return { start, cards: cards.slice(0, to) };
}

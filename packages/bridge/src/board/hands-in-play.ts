// Cards leave hands as they are played, and come back when they are taken back (MB 16).

import type { Card } from '../cards/card';
import type { KnownHands } from '../deal/full-deal';
import { type Seat, seatsFrom } from '../deal/seat';
import { Impossible } from '../result';
import { type Playing, openingLeader } from './board';

/** `hands` after `seat` has played `card`; an unknown hand stays unknown. */
export function withoutCard(hands: KnownHands, seat: Seat, card: Card): KnownHands {
  const hand = hands[seat];
  if (hand === undefined) return hands;
  if (!hand.includes(card)) throw new Impossible(`${seat} does not hold ${card}`);
  return { ...hands, [seat]: hand.filter((held) => held !== card) };
}

type FromHand = { readonly seat: Seat; readonly card: Card };

/** All cards played, in order, with the hands they came from. */
export function cardsInOrder({ tricks, trick }: Pick<Playing, 'tricks' | 'trick'>): readonly FromHand[] {
  return [...tricks, trick].flatMap(({ leader, cards }) => {
    const seats = seatsFrom(leader);
    return cards.map((card, place) => ({ seat: seats[place] ?? leader, card }));
  });
}

/** The board before the first card, and the first `to` cards to play again from there. */
export function rewound(board: Playing, to: number): { readonly start: Playing; readonly cards: readonly FromHand[] } {
  const cards = cardsInOrder(board);
  if (to < 0 || to >= cards.length) throw new Impossible(`taken back to ${to} of ${cards.length} cards`);
  const trick = { leader: openingLeader(board.declarer), cards: [] };
  const start: Playing = { ...board, hands: board.dealt, tricks: [], won: { NS: 0, EW: 0 }, trick };
  return { start, cards: cards.slice(0, to) };
}

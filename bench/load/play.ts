// The play phase of one board with all four hands known, as the servers of the peers keep it. The rules are the game's own.

import {
  type Card,
  type FullDeal,
  lho,
  nextToPlay,
  partner,
  SEATS,
  type Seat,
  type Strain,
  suitOf,
  suitToFollow,
  type Trick,
  trumpOf,
  winner,
} from '@minibridge/bridge';

/** Of the 52 cards the first `played.length` are played, in order; `trick` is the open one. */
export type Play = {
  readonly declarer: Seat;
  readonly strain: Strain;
  /** Cards still held. */
  readonly hands: FullDeal;
  readonly played: readonly Card[];
  readonly trick: Trick;
};

export const CARDS = 52;

export function openPlay(deal: FullDeal, declarer: Seat, strain: Strain): Play {
  return { declarer, strain, hands: deal, played: [], trick: { leader: lho(declarer), cards: [] } };
}

/** From whose hand the next card comes. */
export function handInTurn({ trick }: Play): Seat {
  return nextToPlay(trick);
}

/** Who plays it: declarer for dummy too. When all are played, north asks for the next board. */
export function actorOf(play: Play): Seat {
  if (play.played.length === CARDS) return 'N';
  const turn = handInTurn(play);
  return turn === partner(play.declarer) ? play.declarer : turn;
}

/** Whether the hand in turn holds `card` and follows suit with it if it can. */
export function mayPlay(play: Play, card: Card): boolean {
  if (play.played.length === CARDS) return false;
  const hand = play.hands[handInTurn(play)];
  const [led] = play.trick.cards;
  const suit = suitToFollow(hand, led && suitOf(led));
  return hand.includes(card) && (suit === undefined || suitOf(card) === suit);
}

/** After a card that may be played. */
export function afterCard(play: Play, card: Card): Play {
  const seat = handInTurn(play);
  const hands = { ...play.hands, [seat]: play.hands[seat].filter((held) => held !== card) };
  const trick: Trick = { leader: play.trick.leader, cards: [...play.trick.cards, card] };
  const isComplete = trick.cards.length === SEATS.length;
  return {
    ...play,
    hands,
    played: [...play.played, card],
    trick: isComplete ? { leader: winner(trick, trumpOf(play.strain)), cards: [] } : trick,
  };
}

// Hands and deals as text: `AT52.K843.7.Q962` (spades, hearts, diamonds, clubs), `N:hand hand hand hand` clockwise.

import { type Card, isCard } from '../cards/card';
import { cardsOf, type Hand, sortedHand } from '../cards/hand';
import { SUITS } from '../cards/suit';
import { type DealProblem, dealProblem, type FullDeal } from '../deal/full-deal';
import { isSeat, type Seat, seatsFrom } from '../deal/seat';
import { accept, type Result, refuse } from '../result';

export type HandTextProblem =
  | { readonly reason: 'hand-suits'; readonly text: string }
  | { readonly reason: 'card-unknown'; readonly text: string }
  | { readonly reason: 'card-twice'; readonly card: Card };

export type HandsTextProblem =
  | HandTextProblem
  | { readonly reason: 'deal-first-seat'; readonly text: string }
  | { readonly reason: 'deal-four-hands'; readonly hands: number };

export type DealTextProblem = HandsTextProblem | DealProblem;

/** Four groups separated by dots; a void is an empty group. */
export function handText(hand: Hand): string {
  return SUITS.map((suit) =>
    cardsOf(hand, suit)
      .map((card) => card.slice(1))
      .join(''),
  ).join('.');
}

export function parseHand(text: string): Result<Hand, HandTextProblem> {
  const groups = text.split('.');
  if (groups.length !== 4) return refuse({ reason: 'hand-suits', text });
  const names = SUITS.flatMap((suit, place) => [...(groups[place] ?? '')].map((rank) => `${suit}${rank}`));
  const cards = names.filter(isCard);
  const wrong = names.find((name) => !isCard(name));
  if (wrong !== undefined) return refuse({ reason: 'card-unknown', text: wrong });
  const twice = cards.find((card, place) => cards.indexOf(card) !== place);
  return twice === undefined ? accept(sortedHand(cards)) : refuse({ reason: 'card-twice', card: twice });
}

/** `N:` and the four hands clockwise from `first`. */
export function dealText(deal: FullDeal, first: Seat = 'N'): string {
  return `${first}:${seatsFrom(first)
    .map((seat) => handText(deal[seat]))
    .join(' ')}`;
}

/** Four hands clockwise from the seat named, with any number of cards: whether they go together is not asked. */
export function parseHands(text: string): Result<{ readonly [S in Seat]: Hand }, HandsTextProblem> {
  const [first = '', ...rest] = text.trim().split(':');
  if (!isSeat(first)) return refuse({ reason: 'deal-first-seat', text: first });
  const texts = rest.join(':').split(/\s+/).filter(Boolean);
  if (texts.length !== 4) return refuse({ reason: 'deal-four-hands', hands: texts.length });
  const hands: { [S in Seat]: Hand } = { N: [], E: [], S: [], W: [] };
  for (const [place, seat] of seatsFrom(first).entries()) {
    const hand = parseHand(texts[place] ?? '');
    if (!hand.ok) return hand;
    hands[seat] = hand.value;
  }
  return accept(hands);
}

export function parseDeal(text: string): Result<FullDeal, DealTextProblem> {
  const hands = parseHands(text);
  if (!hands.ok) return hands;
  const problem = dealProblem(hands.value);
  return problem ? refuse(problem) : hands;
}

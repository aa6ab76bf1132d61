// Four hands that can be played out: known cards, each once, as many in each hand as the trick on the table asks for.

import { type Card, isCard, SEATS, type Seat, seatsFrom } from '@minibridge/bridge';
import type { Hands } from './position';
import type { HandsRefusal } from './refusal';

function badHand(hands: Hands, seat: Seat): HandsRefusal | undefined {
  if (!Array.isArray(hands?.[seat])) return { reason: 'hand-missing', seat };
  const wrong = hands[seat].find((card) => !isCard(card));
  return wrong === undefined ? undefined : { reason: 'no-such-card', seat, text: String(wrong) };
}

function cardInTwoHands(hands: Hands): HandsRefusal | undefined {
  const holder = new Map<Card, Seat>();
  for (const again of SEATS) {
    for (const card of hands[again]) {
      const seat = holder.get(card);
      if (seat !== undefined) return { reason: 'card-in-two-hands', card, seat, again };
      holder.set(card, again);
    }
  }
  return undefined;
}

/** Cards that most hands have, played ones included; where no number leads, what the cards would give each. */
function usualSize(sizes: readonly number[]): number {
  const votes = (size: number): number => sizes.filter((other) => other === size).length;
  const [first = 0, second] = [...new Set(sizes)].sort((a, b) => votes(b) - votes(a));
  const leads = second === undefined || votes(first) > votes(second);
  return Math.min(13, leads ? first : Math.round(sizes.reduce((sum, size) => sum + size, 0) / 4));
}

/** `played`: how many seats from `leader` on have a card on the table. */
function unevenHands(hands: Hands, leader: Seat, played: number): HandsRefusal | undefined {
  const onTable = new Set<Seat>(seatsFrom(leader).slice(0, played));
  const dealt = (seat: Seat): number => hands[seat].length + (onTable.has(seat) ? 1 : 0);
  const usual = usualSize(SEATS.map(dealt));
  if (usual === 0) return { reason: 'no-cards-left' };
  const seat = SEATS.find((each) => dealt(each) !== usual);
  if (seat === undefined) return undefined;
  return { reason: 'hand-size', seat, cards: hands[seat].length, expected: usual - (onTable.has(seat) ? 1 : 0) };
}

/** The first hand that is none, or that holds what is no card. */
export function noHand(hands: Hands): HandsRefusal | undefined {
  for (const seat of SEATS) {
    const problem = badHand(hands, seat);
    if (problem) return problem;
  }
  return undefined;
}

/** The first thing that is wrong with `hands`, of which `played` seats from `leader` on have played; absent when they will do. */
export function handsProblem(hands: Hands, leader: Seat = 'N', played = 0): HandsRefusal | undefined {
  return noHand(hands) ?? cardInTwoHands(hands) ?? unevenHands(hands, leader, played);
}

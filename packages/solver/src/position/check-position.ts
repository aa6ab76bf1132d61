// A position that can have come about: hands, strain, leader, and a trick that its players could play.

import { type Card, isCard, isSeat, isStrain, SEATS, type Seat, seatsFrom, suitOf } from '@minibridge/bridge';
import { handsProblem, noHand } from './check-hands';
import type { Hands, Position } from './position';
import type { HandsRefusal, TrickRefusal, WordRefusal } from './refusal';

function strainProblem(strain: string): WordRefusal | undefined {
  return isStrain(strain) ? undefined : { reason: 'strain-unknown', text: String(strain) };
}

export function seatProblem(seat: string): WordRefusal | undefined {
  return isSeat(seat) ? undefined : { reason: 'seat-unknown', text: String(seat) };
}

/** The trick by itself: no more than three cards, each of the pack and there once. */
function badTrick(leader: Seat, trick: readonly Card[]): TrickRefusal | undefined {
  if (trick.length > 3) return { reason: 'trick-too-long', cards: trick.length };
  for (const [place, card] of trick.entries()) {
    const seat = seatsFrom(leader)[place] ?? leader;
    if (!isCard(card)) return { reason: 'no-such-card-in-trick', seat, text: String(card) };
    if (trick.indexOf(card) !== place) return { reason: 'card-twice-in-trick', card };
  }
  return undefined;
}

function stillHeld(hands: Hands, trick: readonly Card[]): TrickRefusal | undefined {
  for (const card of trick) {
    const seat = SEATS.find((each) => hands[each].includes(card));
    if (seat !== undefined) return { reason: 'card-still-held', card, seat };
  }
  return undefined;
}

/** A card of the suit led that the player kept back. */
function revoke(hands: Hands, leader: Seat, trick: readonly Card[]): TrickRefusal | undefined {
  const [first] = trick;
  if (first === undefined) return undefined;
  const led = suitOf(first);
  for (const [place, card] of trick.entries()) {
    const seat = seatsFrom(leader)[place] ?? leader;
    const held = hands[seat].find((each) => suitOf(each) === led);
    if (suitOf(card) !== led && held !== undefined) return { reason: 'revoke', seat, card, led, held };
  }
  return undefined;
}

/** The first thing that is wrong with `position`; absent when it can be solved. */
export function positionProblem(position: Position): HandsRefusal | TrickRefusal | WordRefusal | undefined {
  const { hands, strain, leader, trick = [] } = position;
  return (
    strainProblem(strain) ??
    seatProblem(leader) ??
    badTrick(leader, trick) ??
    noHand(hands) ??
    // Before the sizes: whoever forgot to take the card out of the hand has one too many.
    stillHeld(hands, trick) ??
    handsProblem(hands, leader, trick.length) ??
    revoke(hands, leader, trick)
  );
}

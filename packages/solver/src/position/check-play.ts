// A list of cards that can have been played, one after the other, from a position on.

import { type Card, isCard, legalCards, suitOf } from '@minibridge/bridge';
import { afterCard, tricksLeft } from './after-card';
import { type Position, toPlay } from './position';
import type { PlayRefusal } from './refusal';

function cardProblem(position: Position, card: Card, at: number): PlayRefusal | undefined {
  const seat = toPlay(position);
  if (tricksLeft(position) === 0) return { reason: 'play-too-long', at };
  if (!isCard(card)) return { reason: 'no-such-card-in-play', at, text: String(card) };
  const hand = position.hands[seat];
  if (!hand.includes(card)) return { reason: 'card-not-held', at, seat, card };
  const [first] = position.trick ?? [];
  const led = first && suitOf(first);
  const legal = legalCards(hand, led);
  const [held] = legal;
  if (legal.includes(card) || led === undefined || held === undefined) return undefined;
  return { reason: 'revoke-in-play', at, seat, card, led, held };
}

/** The position before each card and after the last, or the first card that could not be played. `from` has been checked. */
export function positionsAlong(
  from: Position,
  played: readonly Card[],
): { readonly positions: readonly Position[]; readonly problem?: PlayRefusal } {
  const positions = [from];
  let position = from;
  for (const [at, card] of played.entries()) {
    const problem = cardProblem(position, card, at);
    if (problem) return { positions, problem };
    position = afterCard(position, card);
    positions.push(position);
  }
  return { positions };
}

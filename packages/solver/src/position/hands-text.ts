// Four hands as text, with any number of cards: `N:AQ3.K.. T5.7.. 76.A.. KJ8...`, clockwise from the seat named.

import { accept, type Hand, isSeat, parseHand, type Result, refuse, type Seat, seatsFrom } from '@minibridge/bridge';
import type { Hands } from './position';
import type { TextRefusal } from './refusal';

/** Reads four hands. Whether they go together is asked when they are solved. */
export function parseHands(text: string): Result<Hands, TextRefusal> {
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

// Which card of a suit the agreements lead, at first and later in the play.

import { type Hand, type Suit, suitOf } from '@minibridge/bridge';
import type { Reason } from '../reasons';
import { bitsIn, countBits, fromTop, highBit, lowBit } from '../suit-bits';
import { LEADS, type LeadFrom } from './leads';
import { partnersSuit, type Situation } from './situation';

/** The card as a bit and why; `because` is asked only when a sentence is needed. */
export type Said = { readonly bit: number; readonly because: () => Reason | undefined };

/** Partner's suit is returned: high from two cards that are left, the original fourth best from more. */
function returned(suit: Suit, bits: number, mine: number): Said {
  const fourth = fromTop(bits | mine, 4);
  const low = (bits & fourth) === 0 ? lowBit(bits) : fourth;
  return { bit: countBits(bits) === 2 ? highBit(bits) : low, because: () => ({ name: 'return-partners-suit', suit }) };
}

/** What `hand` leads when it leads `suit`, of which it holds a card; absent where nothing is agreed. */
export function saidByLead({ moment }: Situation, hand: Hand, suit: Suit): Said | undefined {
  const bits = bitsIn(hand, suit);
  const theirs = moment.tricks.length === 0 ? undefined : partnersSuit(moment);
  if (theirs?.suit === suit) return returned(suit, bits, theirs.mine);
  const { trump } = moment;
  if (suit === trump) return undefined;
  const canRuff = trump !== undefined && hand.some((card) => suitOf(card) === trump);
  const from: LeadFrom = { bits, suit, atNoTrump: trump === undefined, canRuff };
  const row = LEADS.find(({ when }) => when(from));
  if (row === undefined) return undefined;
  const bit = row.card(bits);
  return { bit, because: () => row.because(from, bit) };
}

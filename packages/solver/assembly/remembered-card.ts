// The card that settled a similar situation before is tried first. Only a hint: whoever takes it checks that it may be played.

import { handOf, numberOf } from './cards';
import { REMEMBERED } from './memory';
import { trump } from './state';

const SCRAMBLE: u64 = 0x9b8b_4567_327b_23c7;

/** No card has this number, as each suit ends at 12. */
export const NO_CARD: i32 = 63;

/** Situation of `seat` about to lead, when north and south need `need` more tricks. */
@inline
export function leadSituation(seat: i32, need: i32): u64 {
  const lengths = parities(handOf((seat + 2) & 3));
  const wish = trump == 4 ? 0 : need;
  return (handOf(seat) * SCRAMBLE) ^ (<u64>((lengths << 8) | (wish << 4) | seat) * 0x2545_f491_4f6c_dd1d);
}

/** Situation of `seat` that follows to a suit, of which the `cards` are in play and `best` wins so far. */
@inline
export function followSituation(seat: i32, place: i32, cards: u64, best: u64): u64 {
  return (cards * SCRAMBLE) ^ (<u64>((numberOf(best) << 8) | (place << 4) | seat | 0x10000) * 0x2545_f491_4f6c_dd1d);
}

/** Situation of `seat` that cannot follow suit. */
@inline
export function discardSituation(seat: i32, place: i32, winner: i32, best: u64, need: i32): u64 {
  const what = trump == 4 ? winner : (numberOf(best) << 4) | need;
  return (handOf(seat) * SCRAMBLE) ^ (<u64>((what << 8) | (place << 4) | seat | 0x20000) * 0x2545_f491_4f6c_dd1d);
}

/** Which suits are odd in `hand`, one bit each. */
@inline
function parities(hand: u64): i32 {
  let odd = hand ^ (hand >> 8);
  odd ^= odd >> 4;
  odd ^= odd >> 2;
  odd ^= odd >> 1;
  return <i32>((odd & 1) | ((odd >> 15) & 2) | ((odd >> 30) & 4) | ((odd >> 45) & 8));
}

@inline
function slotOf(situation: u64): usize {
  return REMEMBERED + (<usize>((situation >> 49) << 1));
}

/** Ten bits tell apart the situations that share a slot, nearly always; the other six are the number of the card. */
@inline
function tagOf(situation: u64): u32 {
  return <u32>(situation >> 32) & 0xffc0;
}

/** Number of the card that is remembered for `situation`, or `NO_CARD`. */
@inline
export function rememberedCard(situation: u64): i32 {
  const found = <u32>load<u16>(slotOf(situation));
  return (found & 0xffc0) == tagOf(situation) ? <i32>(found & 63) : NO_CARD;
}

@inline
export function rememberCard(situation: u64, card: u64): void {
  store<u16>(slotOf(situation), <u16>(tagOf(situation) | <u32>numberOf(card)));
}

export function forgetCards(): void {
  memory.fill(REMEMBERED, <u8>NO_CARD, 0x10000);
}

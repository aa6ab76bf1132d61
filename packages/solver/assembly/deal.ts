// Who owns which card of a deal, for every set of cards that may be left of a suit: one load gives the relative ranks.

import { SUIT_BITS } from './cards';
import { DEALT, HANDS, OWNERS } from './memory';

/**
 * The entry of `suit` when the 13 bits `left` of it are in play. Low 32 bits: the owners' seats, two bits each, the highest card lowest.
 * High 32 bits: how many cards each seat has, four bits each, north lowest.
 */
@inline
export function ownersEntry(suit: i32, left: u64): u64 {
  return load<u64>(OWNERS + ((<usize>suit) << 16) + ((<usize>left) << 3));
}

/** Remembers the hands as they stand as those of the deal, and makes the entries of all sets of their cards (0.1 ms). */
export function tabulateDeal(): void {
  for (let seat: usize = 0; seat < 4; seat++) store<u64>(DEALT + (seat << 3), load<u64>(HANDS + (seat << 3)));
  for (let suit = 0; suit < 4; suit++) tabulateSuit(suit);
}

/** Without its highest card a set is smaller as a number, so its entry is made already. */
function tabulateSuit(suit: i32): void {
  const table = OWNERS + ((<usize>suit) << 16);
  store<u64>(table, 0);
  for (let left: usize = 1; left < 8192; left++) {
    const top = <u64>ctz<u32>(<u32>left);
    const owner = ownerOf((<u64>(suit << 4)) + top);
    const rest = load<u64>(table + ((left & (left - 1)) << 3));
    const owners = ((rest & 0xffff_ffff) << 2) | owner;
    const lengths = (rest >> 32) + ((<u64>1) << (owner << 2));
    store<u64>(table + (left << 3), (owners & 0xffff_ffff) | (lengths << 32));
  }
}

/** The seat that was dealt the card of this number; north for a card that nobody was dealt. */
function ownerOf(card: u64): u64 {
  for (let seat: usize = 1; seat < 4; seat++) {
    if ((load<u64>(DEALT + (seat << 3)) >> card) & 1) return seat;
  }
  return 0;
}

/** The 13 bits of `suit` among `cards`. */
@inline
export function bitsOfSuit(cards: u64, suit: i32): u64 {
  return (cards >> (<u64>(suit << 4))) & SUIT_BITS;
}

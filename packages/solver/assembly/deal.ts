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

/** Remembers the hands as they stand as those of the deal, and makes the entries of all sets of their cards: 0.1 ms for 52 cards, less for fewer. */
export function tabulateDeal(): void {
  for (let seat: usize = 0; seat < 4; seat++) store<u64>(DEALT + (seat << 3), load<u64>(HANDS + (seat << 3)));
  for (let suit = 0; suit < 4; suit++) tabulateSuit(suit);
}

/**
 * Goes through the sets of the cards that were dealt of `suit`, the emptiest first: (set - dealt) & dealt is the next one.
 * Without its highest card a set is smaller as a number, so its entry is made already.
 */
function tabulateSuit(suit: i32): void {
  const table = OWNERS + ((<usize>suit) << 16);
  let dealt: usize = 0;
  let ownerOf: u32 = 0;
  for (let seat: u32 = 0; seat < 4; seat++) {
    const cards = <u32>bitsOfSuit(load<u64>(DEALT + (<usize>seat << 3)), suit);
    dealt |= <usize>cards;
    for (let rest = cards; rest != 0; rest &= rest - 1) ownerOf |= seat << (ctz<u32>(rest) << 1);
  }
  store<u64>(table, 0);
  for (let left: usize = (0 - dealt) & dealt; left != 0; left = (left - dealt) & dealt) {
    const owner = <u64>((ownerOf >> (ctz<u32>(<u32>left) << 1)) & 3);
    const rest = load<u64>(table + ((left & (left - 1)) << 3));
    const owners = ((rest & 0xffff_ffff) << 2) | owner;
    const lengths = (rest >> 32) + ((<u64>1) << (owner << 2));
    store<u64>(table + (left << 3), (owners & 0xffff_ffff) | (lengths << 32));
  }
}

/** The 13 bits of `suit` among `cards`. */
@inline
export function bitsOfSuit(cards: u64, suit: i32): u64 {
  return (cards >> (<u64>(suit << 4))) & SUIT_BITS;
}

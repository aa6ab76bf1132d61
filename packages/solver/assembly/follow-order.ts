// Which cards to try first in second, third and fourth seat.

import { cardsOfSuit, count, handOf, highest, lowest } from './cards';
import { add, addFromHighest, addFromLowest } from './moves';
import { trump, trumpCards } from './state';

/**
 * Adds the candidates of a player who follows suit. `beating`: cards that would beat the best one so far;
 * `partnerWins`: whether that is partner's. `suit`: all cards of the suit led. The end of the list.
 */
export function orderFollowers(
  list: usize, seat: i32, place: i32, candidates: u64, suit: u64, beating: u64, partnerWins: bool,
): usize {
  const higher = candidates & beating;
  if (higher == 0) return addFromLowest(list, candidates);
  const lho = place == 3 ? 0 : handOf((seat + 1) & 3) & suit;
  const top = highest(candidates);
  const lhoBeats = lho & beating;
  if (partnerWins) {
    // Partner's card stands, or mine would fall to the same card as partner's.
    if (place == 3 || lhoBeats == 0 || lhoBeats == (lho & (top - 1))) return addFromLowest(list, candidates);
  }
  if (place == 1) {
    const partner = handOf((seat + 2) & 3) & suit;
    const partnerTop = highest(partner);
    if (partner & beating) {
      const lhoTop = highest(lho);
      if (lho != 0 && lhoTop < highest(partner | candidates) && (lho & (partnerTop - 1)) == (lho & (top - 1))) {
        return addFromLowest(list, candidates);
      }
      if (lho == 0 || partnerTop < lhoTop) return addFromLowest(list, candidates);
    }
  }
  let end: usize;
  if (lho == 0 || lowest(higher) < highest(lho)) end = addFromLowest(list, higher);
  else end = addFromHighest(list, higher);
  return addFromLowest(end, candidates & ~higher);
}

/** Adds the candidates of a player who is void in the suit led: ruffs, then discards from long suits. The end of the list. */
export function orderDiscards(
  list: usize, seat: i32, place: i32, candidates: u64, suit: u64, best: u64, beating: u64, partnerWins: bool,
): usize {
  let rest = candidates;
  let end = list;
  const trumps = candidates & trumpCards;
  if (trumps != 0) {
    const left = handOf((seat + 1) & 3);
    const lho = place == 3 ? 0 : left & suit;
    if (!(partnerWins && (place == 3 || (lho != 0 && (lho & beating) == 0)))) {
      if (best & trumpCards) {
        if (!partnerWins) {
          const higher = trumps & beating;
          end = addFromLowest(end, higher);
          rest &= ~higher;
        }
      } else if (place == 3 || lho != 0 || (left & trumpCards) == 0) {
        const low = lowest(trumps);
        end = add(end, low);
        rest ^= low;
      } else {
        end = addFromLowest(end, trumps);
        rest &= ~trumps;
      }
    }
  }
  const hand = handOf(seat);
  let discards: u64 = 0;
  // Longest suit first: a suit is taken when its length comes, from 13 down.
  for (;;) {
    let longest = 0;
    let from: u64 = 0;
    for (let s = 0; s < 4; s++) {
      if (s == trump) continue;
      const cards = cardsOfSuit(s);
      if ((rest & cards) == 0 || discards & cards) continue;
      const length = count(hand & cards);
      if (length > longest) {
        longest = length;
        from = cards;
      }
    }
    if (from == 0) break;
    const low = lowest(rest & from);
    end = add(end, low);
    discards |= low;
  }
  return addFromHighest(end, rest & ~discards);
}

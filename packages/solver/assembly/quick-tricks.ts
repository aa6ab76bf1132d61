// Tricks that the side on lead can take at once, never giving up the lead.
//
// The leader first cashes what wins in the own hand, then crosses to partner once, and partner cashes. Or the leader crosses
// at once, and partner does the same from the other side. Cards beside the counted winners serve as discards, so that the
// total is only limited by the number of tricks.

import { cardsOfSuit, count, handOf, highest, lowest } from './cards';
import { ranksMattered, trump, trumpCards } from './state';

/**
 * What one suit offers a hand on lead that holds `mine`, opposite `theirs`, packed so that suits can be added up:
 * byte 0: winners of mine when partner is never reached;
 * byte 1: winners of mine cashed before crossing, byte 2: partner's winners after crossing;
 * byte 3: whether the suit can be used to cross.
 *
 * `tops`: cards of both hands above every opponent's; `longest`: cards of the longer opponent; `rounds`: how many rounds
 * no opponent can ruff.
 */
@inline
function offer(mine: u64, theirs: u64, tops: u64, longest: i32, rounds: i32): i32 {
  const length = count(mine);
  const theirLength = count(theirs);
  const winners = count(mine & tops);
  const theirWinners = count(theirs & tops);
  let alone = 0;
  let before = 0;
  let after = 0;
  let crossing = 0;
  if (theirWinners == 0) {
    alone = winners >= max(longest, theirLength) ? length : winners;
    alone = min(alone, rounds);
    before = alone;
  } else {
    const theirSmall = theirLength - theirWinners;
    before = min(min(winners, theirSmall), rounds);
    alone = before >= longest && before >= theirLength ? min(length, rounds) : before;
    const together = before + theirWinners;
    after = together >= longest && together >= length ? theirLength - before : theirWinners;
    after = min(after, rounds - before);
    crossing = i32(after > 0 && length > before && lowest(mine) > highest(theirs));
  }
  return alone | (before << 8) | (after << 16) | (crossing << 24);
}

/** The highest `n` of `cards` of one suit. */
@inline
function highestOf(cards: u64, n: i32): u64 {
  let rest = cards;
  for (let i = 0; i < n; i++) rest &= rest - 1;
  return cards ^ rest;
}

/**
 * At least so many tricks for the side of `leader`, who has `left` cards. Sets the ranks that mattered.
 */
export function quickTricks(leader: i32, left: i32, enough: i32): i32 {
  const me = handOf(leader);
  const lho = handOf((leader + 1) & 3);
  const partner = handOf((leader + 2) & 3);
  const rho = handOf((leader + 3) & 3);

  const spare = (lho | rho) & trumpCards ? min(count(me & ~trumpCards), count(partner & ~trumpCards)) : left;
  let mine = 0;
  let theirs = 0;
  let marks: u64 = 0;
  let partnerMarks: u64 = 0;
  let smallToPartner = false;
  const lhoRuffs = (lho & trumpCards) != 0;
  const rhoRuffs = (rho & trumpCards) != 0;
  let trumpTops = 0;

  if (lhoRuffs || rhoRuffs) {
    const myTrumps = me & trumpCards;
    const theirTrumps = partner & trumpCards;
    const against = (lho | rho) & trumpCards;
    const tops = (myTrumps | theirTrumps) & (highest(against) - 1);
    if (tops != 0) {
      trumpTops = min(count(tops), max(count(myTrumps), count(theirTrumps)));
      marks = highestOf(tops, trumpTops);
    }
  }

  for (let suit = 0; suit < 4; suit++) {
    const cards = cardsOfSuit(suit);
    if (suit == trump && (lhoRuffs || rhoRuffs)) continue;
    const m = me & cards;
    const p = partner & cards;
    if ((m | p) == 0) continue;
    const l = lho & cards;
    const r = rho & cards;
    const against = l | r;
    const tops = against == 0 ? m | p : (m | p) & (highest(against) - 1);
    if (tops == 0) continue;
    const lLength = count(l);
    const rLength = count(r);
    const rounds = min(lhoRuffs ? lLength : 13, rhoRuffs ? rLength : 13);
    if (rounds == 0) continue;
    const longest = max(lLength, rLength);
    const here = offer(m, p, tops, longest, rounds);
    const there = offer(p, m, tops, longest, rounds);
    mine += here;
    theirs += there;
    if ((p & tops) == 0) {
      marks |= highestOf(m, min(count(m & tops), max(longest, count(p))));
    } else if ((m & tops) == 0) {
      if (m != 0) smallToPartner = true;
      partnerMarks |= highestOf(p, min(count(p & tops), max(longest, count(m))));
    } else {
      if ((m & ~tops) != 0 && ((there >> 8) & 255) > 0) smallToPartner = true;
      marks |= tops;
    }
    if ((mine & 255) + trumpTops >= enough && (mine & 255) <= spare) {
      ranksMattered(marks);
      return enough;
    }
  }

  let tricks = mine & 255;
  let all = marks;
  if (mine >> 24) {
    const crossing = ((mine >> 8) & 255) + ((mine >> 16) & 255);
    if (crossing > tricks) {
      tricks = crossing;
      all = marks | partnerMarks;
    }
  }
  if (smallToPartner) {
    const alone = theirs & 255;
    const back = theirs >> 24 ? ((theirs >> 8) & 255) + ((theirs >> 16) & 255) : 0;
    const atPartner = max(alone, back);
    if (atPartner > tricks) {
      tricks = atPartner;
      all = marks | partnerMarks;
    }
  }
  // While opponents have trumps, nobody of our side may be made to ruff our own winners.
  if (lhoRuffs || rhoRuffs) tricks = min(tricks, min(count(me & ~trumpCards), count(partner & ~trumpCards)));
  tricks += trumpTops;
  ranksMattered(tricks == 0 ? 0 : all);
  return min(tricks, left);
}

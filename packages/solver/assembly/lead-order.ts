// Which leads to try first.

import { cardsOfSuit, count, handOf, highest, lowest, several } from './cards';
import { addFromHighest } from './moves';
import { trump, trumpCards } from './state';

/** Adds the `candidates` of `seat`, the heads of its sequences, best first. `all`: the cards in play. The end of the list. */
export function orderLeads(list: usize, seat: i32, candidates: u64, all: u64): usize {
  const me = handOf(seat);
  const lho = handOf((seat + 1) & 3);
  const partner = handOf((seat + 2) & 3);
  const rho = handOf((seat + 3) & 3);
  let ruffs: u64 = 0;
  let good: u64 = 0;
  let strong: u64 = 0;
  let plain: u64 = 0;
  let voids: u64 = 0;
  let bad: u64 = 0;
  let trumps: u64 = 0;
  const lhoRuffs = (lho & trumpCards) != 0;
  const rhoRuffs = (rho & trumpCards) != 0;

  for (let suit = 0; suit < 4; suit++) {
    const cards = cardsOfSuit(suit);
    const mine = candidates & cards;
    if (mine == 0) continue;
    const ends = highest(mine) | lowest(mine);
    if (suit == trump) {
      trumps = ends;
      continue;
    }
    const l = lho & cards;
    const r = rho & cards;
    if ((lhoRuffs && l == 0) || (rhoRuffs && r == 0)) continue;
    const m = me & cards;
    const p = partner & cards;
    let rest = all & cards;
    const a = highest(rest);
    rest ^= a;
    const k = highest(rest);
    rest ^= k;
    const q = highest(rest);
    rest ^= q;
    const j = highest(rest);
    rest ^= j;
    const t = highest(rest);
    const ours = m | p;
    if (several(p) && several(l) && finesse(p, l, ours, a, k, q, j, t)) {
      good |= ends;
      continue;
    }
    if (trump < 4 && several(m) && several(r)) {
      if (((m & a) && (r & k)) || ((m & k) && (r & a) && !(ours & q))) {
        bad |= highest(mine);
        continue;
      }
    }
    if (l != 0 && r != 0) {
      if (count(ours & (a | k | q)) >= 2) {
        strong |= ends;
        continue;
      }
      const theirTrumps = partner & trumpCards;
      if (p == 0 && theirTrumps != 0 && count(theirTrumps) <= count(me & trumpCards) && lowest(m) != a) {
        ruffs |= lowest(mine);
        continue;
      }
    }
    if (p == 0 || l == 0 || r == 0) voids |= ends;
    else plain |= ends;
  }

  let end = addFromHighest(list, ruffs);
  end = addFromHighest(end, good);
  end = addFromHighest(end, strong);
  end = addFromHighest(end, plain);
  end = addFromHighest(end, voids);
  end = addFromHighest(end, bad);
  end = addFromHighest(end, trumps);
  return addFromHighest(end, candidates & ~(ruffs | good | strong | plain | voids | bad | trumps));
}

/** Whether partner's holding `p` makes a lead through `l` at the left promising. */
@inline
function finesse(p: u64, l: u64, ours: u64, a: u64, k: u64, q: u64, j: u64, t: u64): bool {
  if ((p & k) != 0 && (l & a) != 0) return true;
  if ((p & a) != 0 && (l & k) != 0 && ((p & q) != 0 || (ours & (q | j)) == (q | j))) return true;
  return (p & k) != 0 && (l & q) != 0 && ((p & j) != 0 || (ours & (j | t)) == (j | t));
}

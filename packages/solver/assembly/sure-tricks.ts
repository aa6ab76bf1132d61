// Tricks that the side not on lead cannot be kept from, whatever is led.

import { cardsOfSuit, count, handOf, highest } from './cards';
import { ranksMattered, trumpCards } from './state';

/** At least so many tricks for the opponents of `leader`. Sets the ranks that mattered. */
export function sureTricks(leader: i32): i32 {
  const lho = handOf((leader + 1) & 3);
  const rho = handOf((leader + 3) & 3);
  return trumpCards & (lho | rho) ? sureTrumps(leader, lho & trumpCards, rho & trumpCards) : sureHonors(leader, lho, rho);
}

/** Top trumps win whenever they are played; a hand with more trumps than all others wins with those that are left over. */
@inline
function sureTrumps(leader: i32, lho: u64, rho: u64): i32 {
  const against = (handOf(leader) | handOf((leader + 2) & 3)) & trumpCards;
  const longest = max(count(lho), count(rho));
  if (against == 0) {
    ranksMattered(0);
    return longest;
  }
  const byLength = longest - count(against);
  const ours = (lho | rho) & (highest(against) - 1);
  const tops = min(count(ours), longest);
  if (byLength > 0 && byLength >= tops) {
    ranksMattered(0);
    return byLength;
  }
  let rest = ours;
  for (let i = 0; i < tops; i++) rest &= rest - 1;
  ranksMattered(ours ^ rest);
  return tops;
}

/** Without trumps: when the leader's side has the highest card of no suit that the leader can lead. */
@inline
function sureHonors(leader: i32, lho: u64, rho: u64): i32 {
  ranksMattered(0);
  const me = handOf(leader);
  const partner = handOf((leader + 2) & 3);
  if (trumpCards & (me | partner)) return 0;
  let tops: u64 = 0;
  for (let suit = 0; suit < 4; suit++) {
    const cards = cardsOfSuit(suit);
    if ((me & cards) == 0) continue;
    const top = highest((me | partner | lho | rho) & cards);
    if (top & (me | partner)) return 0;
    tops |= top;
  }
  ranksMattered(tops);
  return (tops & ~lho) == 0 || (tops & ~rho) == 0 ? count(tops) : 1;
}

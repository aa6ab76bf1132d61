// What can be told at a glance at the start of a trick, before any card is tried.

import { handOf } from './cards';
import { quickTricks } from './quick-tricks';
import { slowTrumps } from './slow-trumps';
import { trumpCards } from './state';
import { sureTricks } from './sure-tricks';

/** At least so many tricks for the side of `leader`; counting may stop at `enough`. Sets the ranks that mattered. */
export function tricksOnLead(leader: i32, left: i32, enough: i32): i32 {
  const quick = quickTricks(leader, left, enough);
  if (quick != 0 || trumpCards == 0) return quick;
  const me = handOf(leader) & trumpCards;
  const lho = handOf((leader + 1) & 3) & trumpCards;
  const partner = handOf((leader + 2) & 3) & trumpCards;
  const rho = handOf((leader + 3) & 3) & trumpCards;
  return slowTrumps(me, partner, lho, rho, left, true);
}

/** At least so many tricks for the opponents of `leader`. Sets the ranks that mattered. */
export function tricksOffLead(leader: i32, left: i32): i32 {
  const sure = sureTricks(leader);
  if (sure != 0 || trumpCards == 0) return sure;
  const me = handOf(leader) & trumpCards;
  const lho = handOf((leader + 1) & 3) & trumpCards;
  const partner = handOf((leader + 2) & 3) & trumpCards;
  const rho = handOf((leader + 3) & 3) & trumpCards;
  return slowTrumps(lho, rho, partner, me, left, false);
}

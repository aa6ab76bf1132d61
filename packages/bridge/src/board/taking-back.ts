// Taking a card back (MB 16): where the rules allow it, the last card, by whoever played it, before the next.

import { type Seat, sideOf } from '../deal/seat';
import type { Rules } from '../minibridge/rules';
import { dummyOf, type Playing } from './board';
import { lastCard } from './hands-in-play';
import type { Refusal } from './refusal';

/** Whether cards may be taken back at all. `ebu` is played as `take_back` until the laws on revokes are here. */
export function takingBack(rules: Rules): 'never' | 'until-next-card' {
  switch (rules.irregularities) {
    case 'prevented':
      return 'never';
    case 'take_back':
    case 'ebu':
      return 'until-next-card';
  }
}

/** Who answers for the cards of `from`: declarer for both hands of the side; dummy too where dummy may help. */
function playedBy(board: Playing, from: Seat, seat: Seat): boolean {
  const dummy = dummyOf(board);
  if (sideOf(from) !== sideOf(dummy)) return from === seat;
  return seat === board.declarer || (board.rules.dummyMayHelp && seat === dummy);
}

/** Why `seat` may not take back the last card. */
export function notTakingBack(board: Playing, seat: Seat): Refusal | undefined {
  if (takingBack(board.rules) === 'never') return { reason: 'no-taking-back' };
  const last = lastCard(board);
  if (last === undefined) return { reason: 'nothing-to-take-back' };
  return playedBy(board, last.seat, seat) ? undefined : { reason: 'not-your-card' };
}

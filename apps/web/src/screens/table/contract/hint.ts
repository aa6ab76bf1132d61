// The beginner's rule for this deal: what a level 1 player would choose in the reader's place, and why.

import { type Decision, decideL1 } from '@minibridge/bots';
import { type Contract, SeatView } from '@minibridge/bridge';
import type { ReasonMessages } from '@minibridge/messages';
import type { HostView } from '../../../host/ledger';
import { gamePoints } from './know';

export type Hint = { readonly contract: Contract; readonly because: readonly string[] };

type Reason = Decision['reason'];

function aboutStrain(say: ReasonMessages, reason: Reason): string | undefined {
  switch (reason.name) {
    case 'major-fit':
      return say['hint.major']({ suit: reason.suit, cards: reason.cards });
    case 'minor-fit':
      return say['hint.minor']({ suit: reason.suit, cards: reason.cards });
    case 'longest-fit':
      return say['hint.longest-fit']({ cards: reason.cards });
    case 'own-long-major':
      return say['hint.own-long-major']({ suit: reason.suit, cards: reason.cards });
    case 'no-fit':
      return say['hint.no-fit']();
    case 'no-trump-before-minor':
      return say['hint.no-trump-before-minor']();
    case 'no-trump-pays-more':
      return say['hint.no-trump-pays-more']();
    case 'dummy-unknown':
      return say['hint.dummy-unknown']();
    case 'what-the-rules-leave':
      return say['hint.what-is-left']();
    default:
      return undefined;
  }
}

/** The rule with the numbers of this deal; absent when the reader has nothing to choose. */
export function hintFor(say: ReasonMessages, { table, seat }: HostView): Hint | undefined {
  const seen = SeatView.of(seat, table.boardLog);
  const decision = seen && decideL1(seen);
  if (decision?.action.type !== 'choose') return undefined;
  const { reason } = decision;
  const game = gamePoints(table.rules);
  const points = 'goal' in reason ? [say['hint.points']({ goal: reason.goal, points: reason.points, game })] : [];
  return { contract: decision.action.contract, because: [...points, aboutStrain(say, reason) ?? []].flat() };
}

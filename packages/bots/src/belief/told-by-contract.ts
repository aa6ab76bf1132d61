// What declarer's choice tells the defenders about declarer's hand: who plays no trump has hardly eight cards of a major together
// with dummy. Read by the rule that beginners are taught; nobody is bound to it, so no hand is ever ruled out.

import { type Choosing, type Playing, sortedHand } from '@minibridge/bridge';
import { chooseContract } from '../contract';
import { playedBy } from './hidden';
import type { Layout } from './layouts';

/** How likely another denomination than the rule's is beside it, 0..1. */
const AGAINST_THE_RULE = 0.15;

/** The board as declarer saw it before the choice, with the hand that `layout` gives declarer. */
function beforeTheChoice(board: Playing, layout: Layout): Choosing {
  const { declarer, number, rules, dealer, coin, dealt, recounts, points, corrected, dummyFaced } = board;
  const hand = sortedHand([...(layout[declarer] ?? []), ...playedBy(declarer, [...board.tricks, board.trick])]);
  const own = { ...dealt, [declarer]: hand };
  return {
    phase: 'choosing',
    ...{ number, rules, dealer, coin, recounts, points, corrected, declarer, dealt: own, hands: own },
    dummyFaced: dummyFaced && rules.dummyDown === 'before_contract',
    ...(board.shape && { shape: board.shape }),
  };
}

/** How likely this contract is with the hand that `layout` gives declarer, 0..1; 1 where declarer's hand is seen. */
export function likelihoodOfContract(board: Playing, layout: Layout): number {
  if (layout[board.declarer] === undefined) return 1;
  const chosen = chooseContract(beforeTheChoice(board, layout))?.action;
  return chosen?.type === 'choose' && chosen.contract.strain === board.contract.strain ? 1 : AGAINST_THE_RULE;
}

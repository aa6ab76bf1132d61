// A board as one record: its keys stand in the order in which they are printed.

import {
  contractText,
  type Finished,
  type FullDeal,
  fullDeal,
  sideScores,
  type ThrownIn,
  tricksNeeded,
} from '@minibridge/bridge';
import { handTexts } from '../writing/hands';

function deal({ dealt }: Finished | ThrownIn): FullDeal {
  const hands = fullDeal(dealt);
  if (hands === undefined) throw new Error('a hand of a board is not known');
  return hands;
}

function playedJson(board: Finished): object {
  const { number, dealer, points, declarer, contract, tricks, won } = board;
  const target = tricksNeeded(contract);
  return {
    board: number,
    dealer,
    hands: handTexts(deal(board)),
    points,
    declarer,
    contract: contractText(contract),
    ...(target === undefined ? {} : { target }),
    play: tricks.flatMap(({ cards }) => cards),
    tricks: { NS: won.NS, EW: won.EW },
    score: sideScores(board),
  };
}

/** `target` is absent where tricks are only counted; a deal thrown in at 20 and 20 has no number. */
export function boardJson(board: Finished | ThrownIn): object {
  if (board.result === 'played') return playedJson(board);
  const { dealer, points } = board;
  return { dealer, hands: handTexts(deal(board)), points, redeal: true };
}

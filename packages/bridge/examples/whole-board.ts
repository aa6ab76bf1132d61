import * as bridge from '@minibridge/bridge';

const rules = bridge.presetRules('mb.site4');
const deal = bridge.randomDeal(bridge.seededChance(1));
const log = [...bridge.openBoard({ rules, number: 1, dealer: 'N', deal, coin: 'first' })];
let board = bridge.boardOf(log);

while (board && board.phase !== 'over') {
  const now = board;
  const [action] = bridge.SEATS.flatMap((seat) => bridge.legalActions(now, seat));
  const decision = action && bridge.decide(board, action);
  if (decision?.ok) log.push(...decision.value);
  board = bridge.boardOf(log);
}

export const scores = board?.result === 'played' && bridge.sideScores(board); // { "NS": 100, "EW": 0 }

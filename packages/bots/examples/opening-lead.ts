import { chooseFor } from '@minibridge/bots';
import * as bridge from '@minibridge/bridge';

const rules = bridge.presetRules('mb.site4');
const deal = bridge.randomDeal(bridge.seededChance(1));
const log = [...bridge.openBoard({ rules, number: 1, dealer: 'N', deal, coin: 'first' })];
const play = chooseFor(1);

export const said: string[] = [];
for (let turn = 1; turn <= 5; turn += 1) {
  const [decision] = bridge.seatViews(log).flatMap((view) => play(view) ?? []);
  const board = bridge.boardOf(log);
  const result = board && decision && bridge.decide(board, decision.action);
  if (result?.ok) log.push(...result.value);
  said.push(decision?.reason.name ?? 'nothing');
}
// ["minor-fit", "top-of-nothing", "second-hand-low", "partner-wins", "win-cheaply"]

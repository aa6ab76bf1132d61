// Questions for tests: the first turn of a seat's bot at some moment of a seeded board.

import type { BotQuestion } from '@minibridge/bots';
import { decideL1 } from '@minibridge/bots';
import {
  type BoardEvent,
  boardOf,
  decide,
  openBoard,
  presetRules,
  Released,
  randomDeal,
  SEATS,
  SeatView,
  seededChance,
} from '@minibridge/bridge';

/** The question to the seat that is to act once `acts` bots have acted by the rules of level 1. */
export function questionAfter(acts: number, level: BotQuestion['level']): BotQuestion {
  const deal = randomDeal(seededChance(1));
  const log: BoardEvent[] = [
    ...openBoard({ rules: presetRules('mb.site4'), number: 1, dealer: 'N', deal, coin: 'first' }),
  ];
  for (let act = 0; ; act += 1) {
    const seat = SEATS.find((each) => decided(each, log) !== undefined);
    if (seat === undefined) throw new Error('Nobody is to act.');
    if (act === acts) return { level, seat, log: Released.to({ as: 'seat', seat }, log).map(({ event }) => event) };
    const action = decided(seat, log)?.action;
    const board = boardOf(log);
    const result = board && action && decide(board, action);
    if (!result?.ok) throw new Error('A bot was refused.');
    log.push(...result.value);
  }
}

function decided(seat: BotQuestion['seat'], log: readonly BoardEvent[]) {
  const view = SeatView.of(seat, log);
  return view && decideL1(view);
}

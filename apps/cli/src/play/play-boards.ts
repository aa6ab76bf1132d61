// Board after board: the dealer goes round, and 20 and 20 is dealt again without using up a board.

import type { PresetId } from '@minibridge/bridge';
import {
  type Chance,
  type Coin,
  dealerAfterRedeal,
  type Finished,
  lho,
  presetRules,
  type Rules,
  randomDeal,
  type Seat,
  type ThrownIn,
} from '@minibridge/bridge';
import { chanceFrom } from '../chance';
import { playBoard, type Seated } from './play-board';
import type { Tell } from './progress';

/** What is dealt. */
export type Session = {
  readonly rules: PresetId;
  readonly boards: number;
  /** Absent: cards that nobody can guess. */
  readonly seed: number | undefined;
};

/** The coin of a deal. It has numbers of its own, so that the deals of a seed are the same under all rules. */
function coinFrom(chance: Chance): Coin {
  return chance() % 2 === 0 ? 'first' : 'second';
}

function nextDealer(rules: Rules, board: Finished | ThrownIn): Seat {
  return board.result === 'redeal' ? dealerAfterRedeal(rules, board.dealer) : lho(board.dealer);
}

/** All deals in order, also those that nobody played; north deals first. `tell` hears how far it is. */
export function* playBoards(
  { rules: id, boards, seed }: Session,
  seated: Seated,
  tell?: Tell,
): Generator<Finished | ThrownIn> {
  const rules = presetRules(id);
  const cards = chanceFrom(seed);
  const coins = chanceFrom(seed === undefined ? undefined : Number.MAX_SAFE_INTEGER - seed);
  let dealer: Seat = 'N';
  let number = 1;
  while (number <= boards) {
    const opening = { rules, number, dealer, deal: randomDeal(cards), coin: coinFrom(coins) };
    const board = playBoard(opening, seated, tell);
    yield board;
    dealer = nextDealer(rules, board);
    if (board.result === 'played') number += 1;
  }
}

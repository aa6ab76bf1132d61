// From one phase of a board to the next. Each record is written field by field, not spread from the one before:
// every card played makes a board, and boards of one shape are twice as quick to make and to read.

import type { Contract } from '../contract/contract';
import type { PointsBySeat } from '../deal/full-deal';
import type { Seat } from '../deal/seat';
import type { Agreeing, Announcing, Choosing, Playing } from './board';
import type { EventOf } from './event';

type Opened = Pick<Announcing, 'rules' | 'number' | 'dealer' | 'coin' | 'hands' | 'dealt' | 'recounts'>;
export type Counted = Opened & Pick<Agreeing, 'points' | 'corrected'>;

export function opened({ rules, number, dealer, coin }: EventOf<'boardOpened'>): Announcing {
  return { rules, number, dealer, coin, hands: {}, dealt: {}, phase: 'announcing', said: {}, recounts: 0 };
}

/** Everybody counts again: `before` are the numbers that failed. */
export function countedAgain(board: Opened, before: PointsBySeat): Announcing {
  const { rules, number, dealer, coin, hands, dealt } = board;
  const recounts = board.recounts + 1;
  return { rules, number, dealer, coin, hands, dealt, phase: 'announcing', said: {}, recounts, before };
}

/** The points are settled, and declarer is not yet. */
export function counted(board: Opened, points: PointsBySeat, corrected: boolean): Counted {
  const { rules, number, dealer, coin, hands, dealt, recounts } = board;
  return { rules, number, dealer, coin, hands, dealt, recounts, points, corrected };
}

export function choosing(board: Counted, declarer: Seat): Choosing {
  const { rules, number, dealer, coin, hands, dealt, recounts, points, corrected } = board;
  const declared = { declarer, dummyFaced: false, phase: 'choosing' } as const;
  return { rules, number, dealer, coin, hands, dealt, recounts, points, corrected, ...declared };
}

type Cards = Pick<Playing, 'hands' | 'tricks' | 'won' | 'trick'>;

/** A board in play, with its cards where they are now. */
export function playing(board: Choosing | Playing, contract: Contract, { hands, tricks, won, trick }: Cards): Playing {
  const { rules, number, dealer, coin, dealt, recounts, points, corrected, declarer, dummyFaced, shape } = board;
  const next: Playing = {
    phase: 'play',
    rules,
    number,
    dealer,
    coin,
    hands,
    dealt,
    recounts,
    points,
    corrected,
    declarer,
    dummyFaced,
    contract,
    tricks,
    won,
    trick,
  };
  return shape === undefined ? next : { ...next, shape };
}

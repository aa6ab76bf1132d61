// A finished board told again from its deal: to stand before any of its cards, or to play it another way.

import {
  type Action,
  accept,
  type Board,
  type BoardEvent,
  boardOf,
  type Contract,
  decide,
  type Finished,
  handsFromPlay,
  nextToAnnounce,
  type Opening,
  openBoard,
  playOf,
  pointsOf,
  type Refusal,
  type Result,
  type Rules,
  SEATS,
  type Seat,
  seatsOf,
  sideOf,
} from '@minibridge/bridge';

export type Log = readonly BoardEvent[];
export type Retold = Result<Log, Refusal>;

/** The log after one more action. */
export function acted(log: Log, action: Action): Retold {
  const board = boardOf(log);
  if (board === undefined) return accept(log);
  const result = decide(board, action);
  return result.ok ? accept([...log, ...result.value]) : result;
}

/** What comes next before the contract: points as they are, then both partners for `declarer`, or for the one with more points. */
function actionBefore(board: Board, declarer: Seat | undefined): Action | undefined {
  switch (board.phase) {
    case 'announcing': {
      const by = nextToAnnounce(board);
      return { type: 'announce', by, points: pointsOf(board.dealt[by] ?? []) };
    }
    case 'agreeing': {
      const [one, other] = seatsOf(board.side);
      const wanted = declarer ?? (board.points[one] >= board.points[other] ? one : other);
      const by = [one, other].find((seat) => board.proposals[seat] !== wanted);
      return by && { type: 'propose', by, declarer: wanted };
    }
    default:
      return undefined;
  }
}

/** From the deal to the choice of the contract, or to the end where nobody declares. */
export function untilChoice(opening: Opening, declarer?: Seat): Retold {
  let log: Retold = accept(openBoard(opening));
  for (let act = 0; log.ok && act < SEATS.length * 2; act += 1) {
    const now = boardOf(log.value);
    const action = now && actionBefore(now, declarer);
    if (action === undefined) return log;
    log = acted(log.value, action);
  }
  return log;
}

/** The same for a finished board, by `declarer`; under `rules`, where they are not the board's own. */
export function beforeChoice(board: Finished, declarer: Seat, rules: Rules = board.rules): Retold {
  const { number, dealer, coin } = board;
  return untilChoice({ rules, number, dealer, coin, deal: handsFromPlay(board) }, declarer);
}

/** The same, and the contract. */
export function withContract(before: Retold, by: Seat, contract: Contract): Retold {
  return before.ok ? acted(before.value, { type: 'choose', by, contract }) : before;
}

/** The log of `board` before the card at `place`, 0..51, was played. */
export function beforeCard(board: Finished, place: number): Retold {
  let log = withContract(beforeChoice(board, board.declarer), board.declarer, board.contract);
  for (const { seat, card } of playOf(board).slice(0, place)) {
    if (!log.ok) return log;
    log = acted(log.value, { type: 'play', by: playerOf(board, seat), card });
  }
  return log;
}

/** Who decides about the cards of `seat`: declarer for dummy. */
export function playerOf({ declarer }: Pick<Finished, 'declarer'>, seat: Seat): Seat {
  return sideOf(seat) === sideOf(declarer) ? declarer : seat;
}

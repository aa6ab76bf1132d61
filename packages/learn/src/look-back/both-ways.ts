// Play it both ways: the same deal in another contract or with the other partner as declarer, and the two results side by side.

import type { Chooser } from '@minibridge/bots';
import {
  accept,
  type Board,
  boardOf,
  type Contract,
  decide,
  declarerTricks,
  declaringSide,
  evolve,
  type Finished,
  otherSide,
  type Refusal,
  type Result,
  refuse,
  type Seat,
  type Side,
  type SideScores,
  seatViews,
  sideOf,
  sideScores,
} from '@minibridge/bridge';
import { beforeChoice, type Log, type Retold, withContract } from './retell';

/** What is changed; what is absent stays as it was. */
export type OtherWay = { readonly contract?: Contract; readonly declarer?: Seat };

/**
 * The log of the same deal up to the opening lead, for people or bots to play. Another declarer must be of the declaring side:
 * the partners then agree on who it is, whatever the rules of the board.
 */
export function openingOf(board: Finished, { contract = board.contract, declarer = board.declarer }: OtherWay): Retold {
  if (sideOf(declarer) !== declaringSide(board)) return refuse({ reason: 'not-of-the-declaring-side' });
  const rules = declarer === board.declarer ? board.rules : { ...board.rules, declarer: 'partners_choose' as const };
  return withContract(beforeChoice(board, declarer, rules), declarer, contract);
}

/** Plays a log to its end, every seat by `choose`. */
export function playedOutBy(log: Log, choose: Chooser): Result<Finished, Refusal> {
  let board: Board | undefined = boardOf(log);
  let views = seatViews(log);
  while (board?.phase === 'play') {
    const [decision] = views.flatMap((view) => choose(view) ?? []);
    const result = decision && decide(board, decision.action);
    if (result === undefined) break;
    if (!result.ok) return result;
    board = result.value.reduce<Board>(evolve, board);
    views = views.map((view) => result.value.reduce((seen, event) => seen.after(event), view));
  }
  if (board?.phase === 'over' && board.result === 'played') return accept(board);
  return refuse({ reason: 'wrong-phase', phase: board?.phase ?? 'announcing' });
}

/** One of the two results. */
export type Way = {
  readonly contract: Contract;
  readonly declarer: Seat;
  /** Tricks of declarer's side. */
  readonly tricks: number;
  readonly scores: SideScores;
};

export type BothWays = { readonly first: Way; readonly second: Way };

/** What a way brought `side`: its points less those of the other side. */
export function netFor(side: Side, { scores }: Way): number {
  return scores[side] - scores[otherSide(side)];
}

function wayOf(board: Finished): Way {
  const { contract, declarer } = board;
  return { contract, declarer, tricks: declarerTricks(board), scores: sideScores(board) };
}

/** Two results of the same deal side by side; both have the same declaring side. */
export function sideBySide(one: Finished, other: Finished): BothWays {
  return { first: wayOf(one), second: wayOf(other) };
}

/** The same deal the other way, played out by bots, beside what happened. */
export function playedBothWays(board: Finished, way: OtherWay, choose: Chooser): Result<BothWays, Refusal> {
  const log = openingOf(board, way);
  if (!log.ok) return log;
  const other = playedOutBy(log.value, choose);
  return other.ok ? accept(sideBySide(board, other.value)) : other;
}

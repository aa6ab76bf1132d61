// The running sheet of a match (MB 15): one row a deal played, and the totals.

import {
  type Contract,
  declarerTricks,
  type Finished,
  type Rules,
  type Score,
  type Seat,
  type SideScores,
  scoreOf,
  sideScores,
} from '@minibridge/bridge';
import type { Players } from './players';

export type SheetRow = {
  /** 1, 2, …: deals thrown in at 20 and 20 have no row. */
  readonly number: number;
  readonly dealer: Seat;
  readonly declarer: Seat;
  readonly contract: Contract;
  /** Tricks of declarer's side, 0..13. */
  readonly tricks: number;
  readonly score: Score;
  readonly sides: SideScores;
  /** Who played the deal, whoever sits there now. */
  readonly players: Players;
};

export function rowOf(board: Finished, players: Players): SheetRow {
  const { number, dealer, declarer, contract } = board;
  return {
    number,
    dealer,
    declarer,
    contract,
    tricks: declarerTricks(board),
    score: scoreOf(board),
    sides: sideScores(board),
    players,
  };
}

/** Points of both sides over all rows. */
export function totalsOf(sheet: readonly SheetRow[]): SideScores {
  return sheet.reduce((sum, { sides }) => ({ NS: sum.NS + sides.NS, EW: sum.EW + sides.EW }), { NS: 0, EW: 0 });
}

/** Who leads or has won; equal totals are a draw. */
export function leaderOf({ NS, EW }: SideScores): 'NS' | 'EW' | 'draw' {
  if (NS === EW) return 'draw';
  return NS > EW ? 'NS' : 'EW';
}

/** Whether the number of deals is played. */
export function isComplete(rules: Rules, sheet: readonly SheetRow[]): boolean {
  return rules.match.deals !== undefined && sheet.length >= rules.match.deals;
}

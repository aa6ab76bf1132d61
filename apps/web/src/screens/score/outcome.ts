// How a deal and a match went, seen from one seat.

import {
  declarerTricks,
  type Finished,
  openingLeader,
  otherSide,
  partner,
  type Seat,
  SIDES,
  type Side,
  type SideScores,
  sideOf,
  sideScores,
  tricksNeeded,
} from '@minibridge/bridge';
import { stageOf, type Table, totalsOf } from '@minibridge/table';

export type Role = 'declarer' | 'dummy' | 'leader' | 'defender';

/** What `seat` is on a board that `declarer` plays. */
export function roleAt(seat: Seat, declarer: Seat): Role {
  if (seat === declarer) return 'declarer';
  if (seat === partner(declarer)) return 'dummy';
  return seat === openingLeader(declarer) ? 'leader' : 'defender';
}

/** more: with tricks to spare. counted: nothing was promised. */
export type Outcome =
  | `${'declarer' | 'dummy'}-${'made' | 'more' | 'short'}`
  | 'defender-beaten'
  | 'defender-made'
  | 'counted';

/** How the deal went for whoever sat at `seat`. */
export function outcomeFor(seat: Seat, board: Finished): Outcome {
  const needed = tricksNeeded(board.contract);
  if (needed === undefined) return 'counted';
  const over = declarerTricks(board) - needed;
  const role = roleAt(seat, board.declarer);
  if (role === 'leader' || role === 'defender') return over < 0 ? 'defender-beaten' : 'defender-made';
  if (over < 0) return `${role}-short`;
  return over > 0 ? `${role}-more` : `${role}-made`;
}

export type Points = { readonly side: Side; readonly points: number };

/** The sides that a deal brought points, declarer's first; when it brought none, declarer's with zero. */
export function pointsBrought(board: Finished): readonly Points[] {
  const scores = sideScores(board);
  const declaring = sideOf(board.declarer);
  const sides: readonly Side[] = [declaring, otherSide(declaring)];
  const brought = sides.map((side) => ({ side, points: scores[side] })).filter(({ points }) => points !== 0);
  return brought.length > 0 ? brought : [{ side: declaring, points: 0 }];
}

/** By how much `side` is ahead; negative: behind. */
export function margin(side: Side, scores: SideScores): number {
  return SIDES.reduce((sum, each) => sum + (each === side ? scores[each] : -scores[each]), 0);
}

export type Standing = {
  readonly stage: 'on' | 'over';
  readonly lead: 'you' | 'they' | Side | 'draw';
  readonly diff: number;
};

/** The side ahead as the reader at `you` speaks of it. */
function leadFor(you: Seat | undefined, side: Side): Standing['lead'] {
  if (you === undefined) return side;
  return side === sideOf(you) ? 'you' : 'they';
}

/** How the match stands for whoever sits at `you`; by side for one who has not played. */
export function standing(you: Seat | undefined, table: Table): Standing {
  const ahead = margin('NS', totalsOf(table.sheet));
  const stage = stageOf(table) === 'over' ? 'over' : 'on';
  const lead = ahead === 0 ? 'draw' : leadFor(you, ahead > 0 ? 'NS' : 'EW');
  return { stage, lead, diff: Math.abs(ahead) };
}

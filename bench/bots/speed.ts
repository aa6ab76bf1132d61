// How long decisions take by the clock on the wall: whole boards, every seat by one level, in one thread. Nothing here is of Node,
// so that a page can measure with it too.

import { type Chooser, mayAct } from '@minibridge/bots';
import { type Player, playedOut } from '@minibridge/bots/testing';
import { legalActions, type Opening, type SeatView } from '@minibridge/bridge';

/** The contract; a card of tricks 1 to 3; a later card. */
export const KINDS_OF_DECISION = ['contract', 'tricks 1 to 3', 'later tricks'] as const;
export type KindOfDecision = (typeof KINDS_OF_DECISION)[number];

export type Times = { readonly [K in KindOfDecision]: readonly number[] };

/** Absent when there is nothing to decide: one card only, or points that are counted. */
function kindOf({ board, seat }: SeatView): KindOfDecision | undefined {
  if (board.phase === 'choosing') return 'contract';
  if (board.phase !== 'play') return undefined;
  const choices = legalActions(board, seat).filter(({ type }) => type === 'play');
  if (choices.length < 2) return undefined;
  return board.tricks.length < 3 ? 'tricks 1 to 3' : 'later tricks';
}

/** Milliseconds of every real decision on these boards, by kind. `now`: a clock, in milliseconds. */
export function timesOf(choose: Chooser, openings: Iterable<Opening>, now: () => number): Times {
  const times: { readonly [K in KindOfDecision]: number[] } = { contract: [], 'tricks 1 to 3': [], 'later tricks': [] };
  const timed: Player = (view) => {
    if (!mayAct(view)) return undefined;
    const kind = kindOf(view);
    const start = now();
    const decision = choose(view);
    if (kind !== undefined) times[kind].push(now() - start);
    return decision?.action;
  };
  for (const opening of openings) playedOut(opening, timed);
  return times;
}

// Whether the sentence of a reason is true in the position in which it was given.

import type { SeatView } from '@minibridge/bridge';
import type { Decision } from '../decision';
import { positionOf } from '../knowledge';
import type { Reason, ReasonName } from '../reasons';
import { AGREE_TRUTHS, CHOICE_TRUTHS, COUNT_TRUTHS } from './before-play';
import { DECLARER_TRUTHS } from './declarer';
import { FOLLOW_TRUTHS } from './follows';
import { FOUND_TRUTHS } from './found';
import { LEAD_TRUTHS } from './leads';
import type { ReasonFor, Truths } from './scene';

const PLAY_TRUTHS = { ...LEAD_TRUTHS, ...FOLLOW_TRUTHS, ...DECLARER_TRUTHS };

function holds<Scene, N extends ReasonName>(truths: Truths<Scene, N>, scene: Scene, reason: ReasonFor<N>): boolean {
  return truths[reason.name](scene, reason);
}

function isOf<T extends object>(truths: T, reason: Reason): reason is ReasonFor<Extract<keyof T, ReasonName>> {
  return reason.name in truths;
}

/** Whether `reason` is true of what `view` saw when `action` was decided; false also when it belongs to another phase. */
export function isTrue({ action, reason, searched }: Decision, { board, seat }: SeatView): boolean {
  if (isOf(FOUND_TRUTHS, reason)) return searched !== undefined && holds(FOUND_TRUTHS, { action, searched }, reason);
  switch (board.phase) {
    case 'announcing':
      return isOf(COUNT_TRUTHS, reason) && holds(COUNT_TRUTHS, { board, seat }, reason);
    case 'agreeing':
      return isOf(AGREE_TRUTHS, reason) && holds(AGREE_TRUTHS, { board, seat }, reason);
    case 'choosing':
      return isOf(CHOICE_TRUTHS, reason) && holds(CHOICE_TRUTHS, board, reason);
    case 'play': {
      if (action.type !== 'play' || !isOf(PLAY_TRUTHS, reason)) return false;
      return holds(PLAY_TRUTHS, { position: positionOf(board, seat, () => true), card: action.card }, reason);
    }
    case 'over':
      return false;
  }
}

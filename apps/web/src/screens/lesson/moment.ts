// Where the lesson stands: from what the learner's seat sees to the step that belongs to it.

import { cardsPlayed } from '@minibridge/bridge';
import { FIRST_DEAL, type FirstDealKey, lastStepInPlay, type Moment, type Step, stepAt } from '@minibridge/learn';
import type { HostView } from '../../host/ledger';
import { playBoardOf } from '../table/play/play-view';
import { stageOfView } from '../table/stage-of-view';

export type LessonStep = Step<FirstDealKey>;

/** Absent where the lesson has nothing to say: before the cards are dealt. */
function momentOf(view: HostView): Moment | undefined {
  const stage = stageOfView(view);
  switch (stage) {
    case 'count':
    case 'declarer':
    case 'contract':
    case 'score':
      return { stage };
    case 'play': {
      const board = playBoardOf(view);
      return board && { stage, cards: cardsPlayed(board) };
    }
    case 'draw':
    case 'agree':
      return undefined;
  }
}

/** The step of exactly this moment; absent while others play. */
export function stepNow(view: HostView): LessonStep | undefined {
  const moment = momentOf(view);
  return moment && stepAt(FIRST_DEAL, moment);
}

/** The step whose words stand on the screen: the last ones stay while others play. */
export function stepSaid(view: HostView): LessonStep | undefined {
  const moment = momentOf(view);
  if (moment?.stage === 'play') return lastStepInPlay(FIRST_DEAL, moment.cards);
  return moment && stepAt(FIRST_DEAL, moment);
}

// The rules that are taught: before the play those of a beginner, 25 points for a game; in the play those of a player who counts.

import { type Chooser, decideL1, decideL2 } from '@minibridge/bots';

/** Whose decision a hint leads to. */
export const taught: Chooser = (view) => (view.board.phase === 'play' ? decideL2(view) : decideL1(view));

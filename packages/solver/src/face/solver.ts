// The solver: everything that can be asked of it.

import type { Result } from '@minibridge/bridge';
import { muster, type Platform, type SolverOptions } from '../crew/muster';
import type { Hands, Position } from '../position/position';
import type { Refusal } from '../position/refusal';
import { analysePlay, type Play, type PlayAnswer, type PlayProgress } from './analyse-play';
import type { Asking } from './answers';
import type { Asks } from './questions';
import { type ManyAnswer, type ManyRefusal, solveMany } from './solve-many';
import { type BoardAnswer, type CardsAnswer, solveBoard, solveCards } from './solve-position';
import { solveTable, type TableAnswer, type TableProgress } from './solve-table';

/**
 * Every question is checked before anything starts: what cannot be right is refused by name. An answer is whole or says
 * that it is not. What was searched for one question helps with the next of the same deal.
 */
export type Solver = {
  /** Workers that search; 0: all is done in this thread. */
  readonly workers: number;
  /** The twenty results of a deal, or of an ending: as many cards in each hand, nothing on the table. */
  readonly solveTable: (hands: Hands, asking?: Asking<TableProgress>) => Promise<Result<TableAnswer, Refusal>>;
  /** The tricks that the side to play can still get. */
  readonly solveBoard: (position: Position, asking?: Asking) => Promise<Result<BoardAnswer, Refusal>>;
  /** The same for each card that may be played. */
  readonly solveCards: (position: Position, asking?: Asking) => Promise<Result<CardsAnswer, Refusal>>;
  /** What each card of a play cost. */
  readonly analysePlay: (play: Play, asking?: Asking<PlayProgress>) => Promise<Result<PlayAnswer, Refusal>>;
  /** One question about many deals or positions; give it a deadline. */
  readonly solveMany: <A extends keyof Asks>(
    ask: A,
    of: readonly Asks[A]['of'][],
    asking?: Asking,
  ) => Promise<Result<ManyAnswer<A>, ManyRefusal>>;
  /** Lets the workers go. */
  readonly close: () => Promise<void>;
};

/** A solver of this platform. */
export async function solverOn(platform: Platform, options: SolverOptions): Promise<Solver> {
  const { crew, workers } = await muster(options, platform);
  return {
    workers,
    solveTable: (hands, asking) => solveTable(crew, hands, asking),
    solveBoard: (position, asking) => solveBoard(crew, position, asking),
    solveCards: (position, asking) => solveCards(crew, position, asking),
    analysePlay: (play, asking) => analysePlay(crew, play, asking),
    solveMany: (ask, of, asking) => solveMany(crew, { ask, of }, asking),
    close: () => crew.close(),
  };
}

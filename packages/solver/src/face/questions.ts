// The three questions that may be asked of many deals or positions.

import { STRAINS } from '@minibridge/bridge';
import { positionJob, strainJob } from '../crew/encode';
import type { Job, JobAnswer } from '../crew/job';
import { handsProblem } from '../position/check-hands';
import { positionProblem } from '../position/check-position';
import type { Hands, Position } from '../position/position';
import type { Refusal } from '../position/refusal';
import { perCard, type TricksPerCard } from './solve-position';
import { columnOf, isWhole, type Table, tableOf } from './table';

/** What may be asked of many, and what each answer is. */
export type Asks = {
  readonly table: { readonly of: Hands; readonly answer: Table };
  readonly board: { readonly of: Position; readonly answer: number };
  readonly cards: { readonly of: Position; readonly answer: TricksPerCard };
};

type Question<Of, Value> = {
  readonly problem: (of: Of) => Refusal | undefined;
  readonly jobs: (of: Of) => readonly Job[];
  /** From the answers to its jobs; absent when one is missing. */
  readonly answer: (done: readonly JobAnswer[]) => Value | undefined;
};

export const QUESTIONS: { readonly [A in keyof Asks]: Question<Asks[A]['of'], Asks[A]['answer']> } = {
  table: {
    problem: (hands: Hands) => handsProblem(hands),
    jobs: (hands: Hands) => STRAINS.map((strain) => strainJob(hands, strain)),
    answer: (done) => {
      const columns = STRAINS.flatMap((strain, place) => {
        const column = columnOf(done[place]?.tricks);
        return column ? [[strain, column] as const] : [];
      });
      const table = tableOf(new Map(columns));
      return isWhole(table) ? table : undefined;
    },
  },
  board: {
    problem: (position: Position) => positionProblem(position),
    jobs: (position: Position) => [positionJob('board', position)],
    answer: ([done]) => done?.tricks?.[0],
  },
  cards: {
    problem: (position: Position) => positionProblem(position),
    jobs: (position: Position) => [positionJob('cards', position)],
    answer: ([done]) => done && perCard(done),
  },
};

// One position: the best that the side to play can get, or the value of each of its cards.

import { accept, type Card, type Result, refuse } from '@minibridge/bridge';
import type { Crew } from '../crew/crew';
import { cardOf, positionJob } from '../crew/encode';
import type { JobAnswer } from '../crew/job';
import { positionProblem } from '../position/check-position';
import type { Position } from '../position/position';
import type { Refusal } from '../position/refusal';
import { type Answer, type Asking, effortOf, limitsOf, whyStopped } from './answers';

/** `tricks`: still to come for the side to play, the trick on the table included. */
export type BoardAnswer = Answer<{ readonly tricks: number }>;

/** Tricks still to come for the side to play, the trick on the table included, for each card that may be played. */
export type TricksPerCard = { readonly [C in Card]?: number };
export type CardsAnswer = Answer<{ readonly tricksPerCard: TricksPerCard }>;

export function perCard({ cards, tricks }: JobAnswer): TricksPerCard | undefined {
  if (cards === undefined || tricks === undefined) return undefined;
  return Object.fromEntries(cards.map((card, place) => [cardOf(card), tricks[place] ?? 0]));
}

export async function solveBoard(
  crew: Crew,
  position: Position,
  asking: Asking = {},
): Promise<Result<BoardAnswer, Refusal>> {
  const problem = positionProblem(position);
  if (problem) return refuse(problem);
  const limits = limitsOf(asking);
  const answer = await crew.carryOut(positionJob('board', position), limits);
  const effort = effortOf([answer]);
  const [tricks] = answer.tricks ?? [];
  if (tricks === undefined) return accept({ complete: false, stopped: whyStopped(limits), effort });
  asking.onProgress?.({ done: 1, of: 1 });
  return accept({ complete: true, tricks, effort });
}

export async function solveCards(
  crew: Crew,
  position: Position,
  asking: Asking = {},
): Promise<Result<CardsAnswer, Refusal>> {
  const problem = positionProblem(position);
  if (problem) return refuse(problem);
  const limits = limitsOf(asking);
  const answer = await crew.carryOut(positionJob('cards', position), limits);
  const effort = effortOf([answer]);
  const tricksPerCard = perCard(answer);
  if (tricksPerCard === undefined) return accept({ complete: false, stopped: whyStopped(limits), effort });
  asking.onProgress?.({ done: 1, of: 1 });
  return accept({ complete: true, tricksPerCard, effort });
}

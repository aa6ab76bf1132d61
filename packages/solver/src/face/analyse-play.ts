// What each card that was played cost: the value of the position before it and after it, from the view of who played it.

import { accept, type Card, lho, type Result, refuse, type Seat, type Strain, sideOf } from '@minibridge/bridge';
import type { Crew } from '../crew/crew';
import { positionJob } from '../crew/encode';
import type { JobAnswer, Limits } from '../crew/job';
import { tricksLeft } from '../position/after-card';
import { positionsAlong } from '../position/check-play';
import { positionProblem, seatProblem } from '../position/check-position';
import { type Hands, type Position, sideToPlay, toPlay } from '../position/position';
import type { Refusal } from '../position/refusal';
import { type Answer, type Asking, effortOf, limitsOf, type Progress, whyStopped } from './answers';

/** A play from its first card on; it may have stopped anywhere. */
export type Play = {
  /** All hands as they were before the first card. */
  readonly hands: Hands;
  readonly strain: Strain;
  readonly declarer: Seat;
  /** Absent: declarer's left-hand opponent leads, as to the first trick. */
  readonly leader?: Seat;
  /** In the order played. */
  readonly played: readonly Card[];
};

/** A card of the play. `cost`: tricks that its side gave away with it, 0 or more, whoever won them later. */
export type PlayedCard = {
  readonly card: Card;
  readonly seat: Seat;
  readonly cost: number;
  /** Tricks that declarer's side takes of this play in all, if everybody plays best after this card. */
  readonly declarerTricks: number;
};

type Found = {
  /** Tricks that declarer's side would have taken with best play from the first card on; absent when not found. */
  readonly atFirst?: number;
  /** The cards in the order played; fewer than were played when it was stopped. */
  readonly cards: readonly PlayedCard[];
};

export type PlayAnswer = Answer<Found & { readonly atFirst: number }, Found>;
export type PlayProgress = Progress & { readonly cards: readonly PlayedCard[] };

/** Tricks that declarer's side has won before each of `positions`. */
function wonBefore(positions: readonly Position[], declarer: Seat): readonly number[] {
  let won = 0;
  return positions.map((position, place) => {
    const isNewTrick = place > 0 && (position.trick ?? []).length === 0;
    if (isNewTrick && sideOf(position.leader) === sideOf(declarer)) won += 1;
    return won;
  });
}

/** The whole of declarer's side when the side to play takes `tricks` more. */
function declarerTotal(
  position: Position,
  declarer: Seat,
  { won, tricks }: { readonly won: number; readonly tricks: number },
): number {
  return won + (sideToPlay(position) === sideOf(declarer) ? tricks : tricksLeft(position) - tricks);
}

function playedCards(
  positions: readonly Position[],
  { declarer, played }: Play,
  totals: readonly number[],
): readonly PlayedCard[] {
  return totals.slice(1).flatMap((declarerTricks, place) => {
    const [card, position, before] = [played[place], positions[place], totals[place]];
    if (card === undefined || position === undefined || before === undefined) return [];
    const seat = toPlay(position);
    const gained = declarerTricks - before;
    return [{ card, seat, cost: sideOf(seat) === sideOf(declarer) ? -gained || 0 : gained, declarerTricks }];
  });
}

async function worthOf(crew: Crew, position: Position, limits: Limits): Promise<JobAnswer> {
  if (tricksLeft(position) === 0) return { tricks: [0], nodes: 0, memoryBytes: 0 };
  return crew.carryOut(positionJob('board', position), limits);
}

/** The positions of a play, or what is wrong with it. */
function positionsOf({
  hands,
  strain,
  declarer,
  leader = lho(declarer),
  played,
}: Play): Result<readonly Position[], Refusal> {
  const first: Position = { hands, strain, leader };
  const unfit = seatProblem(declarer) ?? positionProblem(first);
  if (unfit) return refuse(unfit);
  const { positions, problem } = positionsAlong(first, played);
  return problem ? refuse(problem) : accept(positions);
}

type Searched = { readonly totals: readonly number[]; readonly answers: readonly JobAnswer[] };

/** Declarer's total at each position, one after the other, until the limits are reached. */
async function search(
  positions: readonly Position[],
  ask: (position: Position) => Promise<JobAnswer>,
  { declarer, found }: { readonly declarer: Seat; readonly found: (totals: readonly number[]) => void },
): Promise<Searched> {
  const won = wonBefore(positions, declarer);
  const [totals, answers]: [number[], JobAnswer[]] = [[], []];
  for (const [place, position] of positions.entries()) {
    const answer = await ask(position);
    answers.push(answer);
    const [tricks] = answer.tricks ?? [];
    if (tricks === undefined) break;
    totals.push(declarerTotal(position, declarer, { won: won[place] ?? 0, tricks }));
    found(totals);
  }
  return { totals, answers };
}

/** Card after card on one worker, whose tables the first position has warmed. */
export async function analysePlay(
  crew: Crew,
  play: Play,
  asking: Asking<PlayProgress> = {},
): Promise<Result<PlayAnswer, Refusal>> {
  const checked = positionsOf(play);
  if (!checked.ok) return checked;
  const positions = checked.value;
  const limits = limitsOf(asking);
  const found = (totals: readonly number[]): void =>
    asking.onProgress?.({ done: totals.length, of: positions.length, cards: playedCards(positions, play, totals) });
  const ask = (position: Position): Promise<JobAnswer> => worthOf(crew, position, limits);
  const { totals, answers } = await search(positions, ask, { declarer: play.declarer, found });

  const cards = playedCards(positions, play, totals);
  const effort = effortOf(answers);
  const [atFirst] = totals;
  if (atFirst === undefined) return accept({ complete: false, stopped: whyStopped(limits), cards, effort });
  if (totals.length === positions.length) return accept({ complete: true, atFirst, cards, effort });
  return accept({ complete: false, stopped: whyStopped(limits), atFirst, cards, effort });
}

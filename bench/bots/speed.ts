// How long decisions take by the clock on the wall: whole boards, every seat by one level, asked as products ask (bots/mind.ts).

import { type BotQuestion, type Decision, type LevelOfPlay, mayAct } from '@minibridge/bots';
import { accepted, boardAfter } from '@minibridge/bots/testing';
import {
  type Action,
  type BoardEvent,
  legalActions,
  type Opening,
  openBoard,
  Released,
  type SeatView,
  seatViews,
} from '@minibridge/bridge';
import { ascending, quantile } from '../support/sample.ts';
import { openingAt } from './pools.ts';
import type { Figure } from './question.ts';
import type { Settings } from './settings.ts';

const USUAL_DEALS = 50;

/** The contract; a card of tricks 1 to 3; a later card. */
const KINDS_OF_DECISION = ['contract', 'tricks 1 to 3', 'later tricks'] as const;
type KindOfDecision = (typeof KINDS_OF_DECISION)[number];

export type Times = { readonly [K in KindOfDecision]: readonly number[] };

/** What is decided, and how many milliseconds it took. */
export type Answered = { readonly decision?: Decision; readonly millis: number };
export type Ask = (question: BotQuestion) => Promise<Answered>;

/** Absent when there is nothing to decide: one card only, or points that are counted. */
function kindOf({ board, seat }: SeatView): KindOfDecision | undefined {
  if (board.phase === 'choosing') return 'contract';
  if (board.phase !== 'play') return undefined;
  const choices = legalActions(board, seat).filter(({ type }) => type === 'play');
  if (choices.length < 2) return undefined;
  return board.tricks.length < 3 ? 'tricks 1 to 3' : 'later tricks';
}

function questionTo({ seat }: SeatView, level: LevelOfPlay, log: readonly BoardEvent[]): BotQuestion {
  return { level, seat, log: Released.to({ as: 'seat', seat }, log).map(({ event }) => event) };
}

function actionOf(decision: Decision | undefined): Action {
  if (decision === undefined) throw new Error('A bot whose turn it is decides nothing.');
  return decision.action;
}

/** Milliseconds of every real decision on these boards, by kind. */
export async function timesOf(ask: Ask, level: LevelOfPlay, openings: Iterable<Opening>): Promise<Times> {
  const times: { readonly [K in KindOfDecision]: number[] } = { contract: [], 'tricks 1 to 3': [], 'later tricks': [] };
  for (const opening of openings) {
    const log = [...openBoard(opening)];
    for (;;) {
      const view = seatViews(log).find(mayAct);
      if (view === undefined) break;
      const { decision, millis } = await ask(questionTo(view, level, log));
      const kind = kindOf(view);
      if (kind !== undefined) times[kind].push(millis);
      log.push(...accepted(boardAfter(log), actionOf(decision)));
    }
  }
  return times;
}

function* openings(deals: number, pool: number): Generator<Opening> {
  for (let index = 0; index < deals; index += 1) yield openingAt({ pool, part: 'speed', index });
}

function figuresOf(title: string, times: readonly number[]): readonly Figure[] {
  const sorted = ascending(times);
  return [
    { metric: `${title}: decisions`, value: sorted.length, unit: 'decisions' },
    { metric: `${title}: p50`, value: quantile(sorted, 0.5), unit: 'ms' },
    { metric: `${title}: p95`, value: quantile(sorted, 0.95), unit: 'ms' },
    { metric: `${title}: longest`, value: quantile(sorted, 1), unit: 'ms' },
  ];
}

/** The figures of a level; `where`: who answers, as it stands in the figures. */
export async function speedOf(ask: Ask, where: string, { level, pool, deals = USUAL_DEALS }: Settings) {
  const times = await timesOf(ask, level, openings(deals, pool));
  return KINDS_OF_DECISION.flatMap((kind) => figuresOf(`level ${level}, ${where}, ${kind}`, times[kind]));
}

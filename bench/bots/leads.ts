// Opening leads: how many cost nothing when all cards are seen. The contract is level 1's.

import type { LevelOfPlay } from '@minibridge/bots';
import { accepted, boardAfter, type Player, playerL1 } from '@minibridge/bots/testing';
import {
  type BoardEvent,
  type Card,
  type Opening,
  openBoard,
  openingLeader,
  SeatView,
  seatViews,
} from '@minibridge/bridge';
import { cardOf } from '@minibridge/solver/engine';
import { cardTricksAt } from './double-dummy.ts';
import { positionOn } from './engine-positions.ts';
import type { Bench } from './players.ts';
import { openingAt } from './pools.ts';
import { column, type Figure, meanFigure, type Question, shareFigure, type Taken } from './question.ts';
import type { Settings } from './settings.ts';

const USUAL_DEALS = 1000;

/** The log until the opening lead is due; the contract is level 1's. */
export function toTheLead(opening: Opening): readonly BoardEvent[] {
  const log = [...openBoard(opening)];
  for (;;) {
    const board = boardAfter(log);
    if (board.phase === 'play') return log;
    const [action] = seatViews(log).flatMap((view) => playerL1(view) ?? []);
    if (action === undefined) throw new Error(`Nobody acts in ${board.phase}.`);
    log.push(...accepted(board, action));
  }
}

function ledBy(player: Player, log: readonly BoardEvent[]): Card {
  const board = boardAfter(log);
  const view = board.phase === 'play' ? SeatView.of(openingLeader(board.declarer), log) : undefined;
  const action = view && player(view);
  if (action?.type !== 'play') throw new Error('Nobody leads.');
  return action.card;
}

/** `cost`: tricks that the lead gives away; `free`: of the thirteen cards the share that gives nothing away. */
function measured(opening: Opening, level: LevelOfPlay, bench: Bench): Taken {
  const log = toTheLead(opening);
  const board = boardAfter(log);
  if (board.phase !== 'play') throw new Error('No lead is due.');
  const led = ledBy(bench.level(level), log);
  const cards = cardTricksAt(bench.judge, positionOn(board, opening.deal));
  const most = Math.max(...cards.map(({ tricks }) => tricks));
  const got = cards.find((card) => cardOf(card) === led)?.tricks ?? 0;
  return {
    noTrump: board.contract.strain === 'NT' ? 1 : 0,
    cost: most - got,
    free: cards.filter(({ tricks }) => tricks === most).length / cards.length,
  };
}

function figuresOf(title: string, taken: readonly Taken[]): readonly Figure[] {
  const costs = column(taken, 'cost');
  return [
    shareFigure(
      `${title}: leads that cost nothing`,
      costs.map((cost) => (cost === 0 ? 1 : 0)),
    ),
    shareFigure(`${title}: a card led at random costs nothing`, column(taken, 'free')),
    meanFigure(`${title}: cost of the lead`, 'tricks/lead', costs),
  ];
}

/** One question; suits and no trump have figures of their own. */
export function leads({ level, pool, deals = USUAL_DEALS }: Settings): readonly Question[] {
  return [
    {
      part: 'leads',
      name: `leads-pool${pool}-level${level}`,
      deals,
      measure: (index, bench) => measured(openingAt({ pool, part: 'leads', index }), level, bench),
      figures: (taken) => [
        ...figuresOf(
          `level ${level}, against suits`,
          taken.filter(({ noTrump }) => noTrump === 0),
        ),
        ...figuresOf(
          `level ${level}, against no trump`,
          taken.filter(({ noTrump }) => noTrump === 1),
        ),
      ],
    },
  ];
}

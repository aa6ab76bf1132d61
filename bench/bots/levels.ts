// One level against another: every board twice, the same seats played by the other level at the second table.

import { LEVELS_OF_PLAY, type LevelOfPlay } from '@minibridge/bots';
import { playerL1 } from '@minibridge/bots/testing';
import { type Finished, imps, type Opening, sideScores } from '@minibridge/bridge';
import { playedBySides } from './play.ts';
import type { Bench } from './players.ts';
import { openingAt } from './pools.ts';
import { column, type Figure, meanFigure, type Question, type Taken } from './question.ts';
import type { Settings } from './settings.ts';

const USUAL_DEALS = 1000;

type Pair = readonly [LevelOfPlay, LevelOfPlay];

/** `rules`: both tables play the contract of level 1. `own`: each side chooses for itself. */
const CONTRACTS = ['rules', 'own'] as const;
type Contracts = (typeof CONTRACTS)[number];

/** The board with `NS` and `EW` by those levels. */
function table(
  opening: Opening,
  [NS, EW]: Pair,
  { contracts, bench }: { contracts: Contracts; bench: Bench },
): Finished {
  const players = { NS: bench.level(NS), EW: bench.level(EW) };
  return playedBySides(opening, players, contracts === 'rules' ? playerL1 : undefined);
}

function northSouthPoints(board: Finished): number {
  const { NS, EW } = sideScores(board);
  return NS - EW;
}

/** What `home` wins over both tables: tricks, points and IMPs of north and south at its table, minus those at the other. */
function measured(opening: Opening, [home, away]: Pair, how: { contracts: Contracts; bench: Bench }): Taken {
  const first = table(opening, [home, away], how);
  const second = table(opening, [away, home], how);
  const points = northSouthPoints(first) - northSouthPoints(second);
  return { tricks: first.won.NS - second.won.NS, points, imps: imps(points) };
}

/** Tricks of different contracts are not set beside each other. */
function figuresOf(title: string, contracts: Contracts, taken: readonly Taken[]): readonly Figure[] {
  const tricks =
    contracts === 'rules' ? [meanFigure(`${title}: tricks won`, 'tricks/board', column(taken, 'tricks'))] : [];
  return [
    ...tricks,
    meanFigure(`${title}: points won`, 'points/board', column(taken, 'points')),
    meanFigure(`${title}: IMPs won`, 'IMPs/board', column(taken, 'imps')),
  ];
}

function question(pair: Pair, contracts: Contracts, { pool, deals = USUAL_DEALS }: Settings): Question {
  const [home, away] = pair;
  const by = contracts === 'rules' ? 'contracts of level 1' : 'own contracts';
  return {
    part: 'levels',
    name: `levels-pool${pool}-level${home}-level${away}-${contracts}`,
    deals,
    measure: (index, bench) => measured(openingAt({ pool, part: 'levels', index }), pair, { contracts, bench }),
    figures: (taken) => figuresOf(`level ${home} against level ${away}, ${by}`, contracts, taken),
  };
}

/** The level asked for against level 1, then every level against the one below, each pair once. */
function usualPairs(level: LevelOfPlay): readonly Pair[] {
  const neighbours = LEVELS_OF_PLAY.flatMap((upper, place): Pair[] => {
    const lower = LEVELS_OF_PLAY[place - 1];
    return lower === undefined ? [] : [[upper, lower]];
  });
  const all: readonly Pair[] = level === 1 ? neighbours : [[level, 1], ...neighbours];
  return all.filter(([home, away], place) => all.findIndex(([one, other]) => one === home && other === away) === place);
}

/** Two questions for each pair: with the same contract at both tables, and with each side's own. */
export function levels(settings: Settings): readonly Question[] {
  const pairs = settings.pair === undefined ? usualPairs(settings.level) : [settings.pair];
  return pairs.flatMap((pair) => CONTRACTS.map((contracts) => question(pair, contracts, settings)));
}

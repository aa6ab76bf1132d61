// Contract choice: the points that a choice loses beside the best one, over many layouts that declarer must reckon with, none of
// which the chooser has seen; and what it brings on the cards as they lay.

import type { LevelOfPlay } from '@minibridge/bots';
import { boardAfter, type Player } from '@minibridge/bots/testing';
import {
  type BoardEvent,
  type Choosing,
  type Contract,
  choosingFrom,
  contractMenu,
  fullDeal,
  lengthsOf,
  openBoard,
  partner,
  pointsOfDeal,
  SeatView,
  type Strain,
  score,
  togetherIn,
} from '@minibridge/bridge';
import { meanOf } from '../../apps/cli/src/match/interval.ts';
import { declarerTricksOf } from './double-dummy.ts';
import { layoutsOf } from './layouts.ts';
import type { Bench } from './players.ts';
import { chanceFor, openingAt, type Place, RULES } from './pools.ts';
import { column, type Figure, meanFigure, type Question, shareFigure, type Taken } from './question.ts';
import { openReference, type Reference } from './reference.ts';
import type { Settings } from './settings.ts';

const USUAL_DEALS = 500;

/** After so many layouts a strain that is so many points behind is given up, unless somebody has chosen it. */
const FIRST_LOOK = { layouts: 40, behind: 100 } as const;

/** Trumps together without which a suit is only looked at when somebody has chosen it. */
const SHORTEST_FIT = 7;

/** Points of declarer's side, minus those of the defenders. */
function pointsOf(contract: Contract, tricks: number): number {
  const { declaring, defenders } = score(contract, tricks, RULES.score);
  return declaring - defenders;
}

function meanPoints(contract: Contract, tricks: readonly number[]): number {
  return meanOf(tricks.map((won) => pointsOf(contract, won)));
}

function choosingBoard(log: readonly BoardEvent[]): Choosing {
  const board = boardAfter(log);
  if (board.phase !== 'choosing') throw new Error(`The contract is not to be chosen in ${board.phase}.`);
  return board;
}

function chosenBy(player: Player, log: readonly BoardEvent[]): Contract {
  const view = SeatView.of(choosingBoard(log).declarer, log);
  const action = view && player(view);
  if (action?.type !== 'choose') throw new Error('No contract was chosen.');
  return action.contract;
}

function offered(board: Choosing): readonly Contract[] {
  return contractMenu(choosingFrom(board)).flatMap(({ contract, closed }) => (closed ? [] : [contract]));
}

/** No trump, suits that are long enough together, and what was chosen. */
function strainsOf(board: Choosing, chosen: readonly Contract[]): readonly Strain[] {
  const { declarer, dealt } = board;
  const together = togetherIn(lengthsOf(dealt[declarer] ?? []), lengthsOf(dealt[partner(declarer)] ?? []));
  const strains = offered(board).map(({ strain }) => strain);
  return [...new Set(strains)].filter(
    (strain) => strain === 'NT' || together[strain] >= SHORTEST_FIT || chosen.some((each) => each.strain === strain),
  );
}

function bestIn(contracts: readonly Contract[], strain: Strain, tricks: readonly number[]): number {
  return Math.max(...contracts.filter((each) => each.strain === strain).map((each) => meanPoints(each, tricks)));
}

type Looked = {
  readonly board: Choosing;
  readonly chosen: readonly Contract[];
  readonly tricksIn: (strain: Strain, count: number) => readonly number[];
};

/** The strains that are worth all layouts. */
function worthAll({ board, chosen, tricksIn }: Looked): readonly Strain[] {
  const contracts = offered(board);
  const first = strainsOf(board, chosen).map((strain) => ({
    strain,
    points: bestIn(contracts, strain, tricksIn(strain, FIRST_LOOK.layouts)),
  }));
  const best = Math.max(...first.map(({ points }) => points));
  return first.flatMap(({ strain, points }) => {
    const isKept = points >= best - FIRST_LOOK.behind || chosen.some((each) => each.strain === strain);
    return isKept ? [strain] : [];
  });
}

type Sources = { readonly level: LevelOfPlay; readonly layouts: number; readonly reference: Reference };

/** Of both choosers the loss on the layouts and the points on the real cards; `agree`: whether they chose the same. */
function measured(place: Place, bench: Bench, { level, layouts, reference }: Sources): Taken {
  const log = openBoard(openingAt(place));
  const board = choosingBoard(log);
  const { declarer } = board;
  const deal = fullDeal(board.dealt);
  if (deal === undefined) throw new Error('A hand is not known.');
  const rule = chosenBy(bench.level(1), log);
  const own = chosenBy(bench.level(level), log);
  const drawn = layoutsOf({ deal, declarer, points: pointsOfDeal(deal) }, layouts, chanceFor(place, 'layouts'));
  const tricksIn = (strain: Strain, count: number): readonly number[] => reference({ declarer, strain, count }, drawn);
  const strains = worthAll({ board, chosen: [rule, own], tricksIn });
  const best = Math.max(...strains.map((strain) => bestIn(offered(board), strain, tricksIn(strain, layouts))));
  const real = (contract: Contract): number =>
    pointsOf(contract, declarerTricksOf(bench.judge, deal, { declarer, strain: contract.strain }));
  const loss = (contract: Contract): number => best - meanPoints(contract, tricksIn(contract.strain, layouts));
  return {
    rule: loss(rule),
    own: loss(own),
    ruleReal: real(rule),
    ownReal: real(own),
    agree: rule.kind === own.kind && rule.strain === own.strain ? 1 : 0,
  };
}

function figuresOf(level: LevelOfPlay, taken: readonly Taken[]): readonly Figure[] {
  const lost = (who: string, name: string): Figure =>
    meanFigure(`${who}: points lost by the contract chosen`, 'points/deal', column(taken, name));
  const real = (who: string, name: string): Figure =>
    meanFigure(`${who}: points on the real cards, double dummy`, 'points/deal', column(taken, name));
  const rule = [lost('the 25-point rule', 'rule'), real('the 25-point rule', 'ruleReal')];
  if (level === 1) return rule;
  return [
    lost(`level ${level}`, 'own'),
    real(`level ${level}`, 'ownReal'),
    ...rule,
    shareFigure(`level ${level} chooses as the 25-point rule does`, column(taken, 'agree')),
  ];
}

/** One question: the level beside level 1, which is the 25-point rule. */
export function contract({ level, pool, layouts, folder, deals = USUAL_DEALS }: Settings): readonly Question[] {
  const open = openReference(folder, pool);
  return [
    {
      part: 'contract',
      name: `contract-pool${pool}-level${level}-layouts${layouts}`,
      deals,
      measure: (index, bench) =>
        measured({ pool, part: 'contract', index }, bench, { level, layouts, reference: open(bench.judge) }),
      figures: (taken) => figuresOf(level, taken),
    },
  ];
}

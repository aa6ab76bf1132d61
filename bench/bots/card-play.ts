// How many tricks a level wins as declarer, or leaves to declarer as a defence, beside what there is with all cards seen.

import type { LevelOfPlay } from '@minibridge/bots';
import { tricksNeeded } from '@minibridge/bridge';
import { declarerTricksOf } from './double-dummy.ts';
import { outcomeOf, playedByRoles } from './play.ts';
import { type Bench, OPPONENT_NAMES, type Opponent, opponentAt } from './players.ts';
import { openingAt } from './pools.ts';
import { column, meanFigure, type Question, shareFigure, type Taken } from './question.ts';
import type { Settings } from './settings.ts';

const USUAL_DEALS = 300;

/** Who is measured at what. */
type Asked = {
  readonly role: 'declarer' | 'defence';
  readonly level: LevelOfPlay;
  readonly opponent: Opponent;
  readonly pool: number;
};

/** The contract of level 1 on one deal, played once, and what double dummy makes of it. */
function measured({ role, level, opponent, pool }: Asked, index: number, bench: Bench): Taken {
  const place = { pool, part: role, index };
  const opening = openingAt(place);
  const own = bench.level(level);
  const other = opponentAt(opponent, { opening, place, bench });
  const board = playedByRoles(
    opening,
    role === 'declarer' ? { declarer: own, defence: other } : { declarer: other, defence: own },
  );
  const { declarer, contract } = board;
  const seen = declarerTricksOf(bench.judge, opening.deal, { declarer, strain: contract.strain });
  return { ...outcomeOf(board), seen, seenMade: seen >= (tricksNeeded(contract) ?? 0) ? 1 : 0 };
}

function besideDoubleDummy(title: string, taken: readonly Taken[]): ReturnType<Question['figures']> {
  const seen = column(taken, 'seen');
  const beyond = column(taken, 'tricks').map((won, place) => won - (seen[place] ?? 0));
  return [
    meanFigure(`${title}: tricks of declarer's side minus double dummy`, 'tricks/deal', beyond),
    shareFigure(`${title}: contracts made`, column(taken, 'made')),
    shareFigure(`${title}: contracts made double dummy`, column(taken, 'seenMade')),
    meanFigure(`${title}: points of declarer's side`, 'points/deal', column(taken, 'points')),
  ];
}

function question(asked: Asked, deals: number): Question {
  const { role, level, opponent, pool } = asked;
  const [own, other] = [`level ${level}`, OPPONENT_NAMES[opponent]];
  return {
    part: role,
    name: `${role}-pool${pool}-level${level}-${opponent}`,
    deals,
    measure: (index, bench) => measured(asked, index, bench),
    figures: (taken) =>
      besideDoubleDummy(role === 'declarer' ? `${own} against ${other}` : `${other} against ${own}`, taken),
  };
}

/** One question for each opponent. */
export function cardPlay(role: Asked['role'], settings: Settings): readonly Question[] {
  const { level, opponents, pool, deals = USUAL_DEALS } = settings;
  return opponents.map((opponent) => question({ role, level, opponent, pool }, deals));
}

// Whether a bot looks at what it cannot see: hidden cards are exchanged so that its seat cannot know, and it chooses again.

import type { LevelOfPlay } from '@minibridge/bots';
import { type Player, playedOut, playerL1 } from '@minibridge/bots/testing';
import { below, SeatView } from '@minibridge/bridge';
import { exchanged, logOn } from './exchanged.ts';
import type { Bench } from './players.ts';
import { chanceFor, openingAt, type Place } from './pools.ts';
import { column, type Question, type Taken } from './question.ts';
import type { Settings } from './settings.ts';
import { turnsOf } from './turns.ts';

/** Of so many, more than ten thousand have cards that can be exchanged. */
const USUAL_CASES = 13_000;

function choiceOf(player: Player, view: SeatView | undefined): string {
  return JSON.stringify(view && player(view));
}

/** One turn of one board: `other` whether cards changed hands, `changed` whether the choice did. */
function measured(place: Place, level: LevelOfPlay, bench: Bench): Taken {
  const chance = chanceFor(place, 'layouts');
  const opening = openingAt(place);
  const turns = turnsOf(playedOut(opening, playerL1).log);
  const turn = turns[below(turns.length, chance)];
  if (turn === undefined) throw new Error('Nobody acts.');
  const deal = exchanged(opening.deal, turn.view, chance);
  const player = bench.level(level);
  const first = choiceOf(player, turn.view);
  const second = choiceOf(player, SeatView.of(turn.view.seat, logOn(deal, turn.log)));
  return { other: deal === opening.deal ? 0 : 1, changed: first === second ? 0 : 1 };
}

function sum(values: readonly number[]): number {
  return values.reduce((all, value) => all + value, 0);
}

/** One question; each deal is a case. */
export function peeking({ level, pool, deals = USUAL_CASES }: Settings): readonly Question[] {
  const title = `level ${level}, hidden cards exchanged`;
  return [
    {
      part: 'peeking',
      name: `peeking-pool${pool}-level${level}`,
      deals,
      measure: (index, bench) => measured({ pool, part: 'peeking', index }, level, bench),
      figures: (taken) => [
        { metric: `${title}: cases with other hidden cards`, unit: 'cases', value: sum(column(taken, 'other')) },
        { metric: `${title}: another choice`, unit: 'cases', value: sum(column(taken, 'changed')) },
      ],
    },
  ];
}

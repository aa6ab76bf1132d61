// Who plays: a level of play, or one of the fixed opponents that every figure is measured against.

import { chooseFor, type LevelOfPlay } from '@minibridge/bots';
import { type Player, playerL1, randomPlayer } from '@minibridge/bots/testing';
import type { Opening } from '@minibridge/bridge';
import { createEngine, type Engine } from '@minibridge/solver/engine';
import { seeingAll } from './double-dummy.ts';
import { chanceFor, type Place } from './pools.ts';

/** What a process needs to measure: engines with tables of their own for judging and for the players, made once. */
export type Bench = { readonly judge: Engine; readonly level: (level: LevelOfPlay) => Player };

export async function openBench(): Promise<Bench> {
  const judge = await createEngine();
  const engine = await createEngine();
  const players = new Map<LevelOfPlay, Player>();
  const made = (level: LevelOfPlay): Player => {
    const choose = chooseFor(level, { engine });
    return (view) => choose(view)?.action;
  };
  const level = (wanted: LevelOfPlay): Player => {
    const player = players.get(wanted) ?? made(wanted);
    players.set(wanted, player);
    return player;
  };
  return { judge, level };
}

/** Any legal card; the beginner's rules, which stay as they are; the best card for somebody who sees all. */
export const OPPONENTS = ['random', 'rules', 'seeing-all'] as const;
export type Opponent = (typeof OPPONENTS)[number];

export const OPPONENT_NAMES: { readonly [O in Opponent]: string } = {
  random: 'random legal play',
  rules: 'the rules of level 1',
  'seeing-all': 'play that sees all',
};

/** `name` on the deal of `opening`. */
export function opponentAt(
  name: Opponent,
  { opening, place, bench }: { opening: Opening; place: Place; bench: Bench },
): Player {
  switch (name) {
    case 'random':
      return randomPlayer(chanceFor(place, 'random player'));
    case 'rules':
      return playerL1;
    case 'seeing-all':
      return seeingAll(bench.judge, opening.deal);
  }
}

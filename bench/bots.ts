// Level 1 players: how long a decision takes, and how many tricks declarer makes against each kind of defence.
// The contract is always the one that level 1 chooses; only the play of the cards differs. 20–20 deals do not count.

import { decideL1, mayAct } from '@minibridge/bots';
import { type Player, playedOut, playerL1, randomPlayer } from '@minibridge/bots/testing';
import {
  type Chance,
  dealerOfBoard,
  declarerTricks,
  presetRules,
  randomDeal,
  type SeatView,
  seededChance,
  sideOf,
  tricksNeeded,
} from '@minibridge/bridge';

const BOARDS = 1000;
const TIMED_BOARDS = 600;
const RULES = presetRules('mb.site4');

function print(metric: string, value: number, unit: string): void {
  console.log(JSON.stringify({ bench: 'bots', metric, value, unit }));
}

function opening(number: number, chance: Chance) {
  return { rules: RULES, number, dealer: dealerOfBoard(number), deal: randomDeal(chance), coin: 'first' } as const;
}

/** Plays and takes down the processor time of every decision, in milliseconds. */
function timed(times: number[]): Player {
  return (view) => {
    if (!mayAct(view)) return undefined;
    const start = process.cpuUsage();
    const decision = decideL1(view);
    const { user, system } = process.cpuUsage(start);
    times.push((user + system) / 1000);
    return decision?.action;
  };
}

function percentile(sorted: readonly number[], share: number): number {
  return sorted[Math.floor(sorted.length * share)] ?? 0;
}

function measureTime(): void {
  const chance = seededChance(1);
  const times: number[] = [];
  for (let number = 1; number <= TIMED_BOARDS; number += 1) playedOut(opening(number, chance), timed(times));
  const sorted = times.sort((a, b) => a - b);
  print('decisions', sorted.length, 'decisions');
  print('processor time of a decision, p50', percentile(sorted, 0.5), 'ms');
  print('processor time of a decision, p99', percentile(sorted, 0.99), 'ms');
}

function isDeclaring({ board, seat }: SeatView): boolean {
  return board.phase === 'play' && sideOf(board.declarer) === sideOf(seat);
}

/** Level 1 until the contract stands, then `declarer` against `defence`. */
function match(declarer: Player, defence: Player): Player {
  return (view) => {
    if (view.board.phase !== 'play') return playerL1(view);
    return isDeclaring(view) ? declarer(view) : defence(view);
  };
}

function measureStrength(name: string, player: Player): void {
  const chance = seededChance(2);
  let [played, tricks, made] = [0, 0, 0];
  for (let number = 1; played < BOARDS; number += 1) {
    const { board } = playedOut(opening(number, chance), player);
    if (board.phase !== 'over' || board.result !== 'played') continue;
    played += 1;
    tricks += declarerTricks(board);
    made += declarerTricks(board) >= (tricksNeeded(board.contract) ?? 0) ? 1 : 0;
  }
  print(`${name}: tricks of declarer's side`, Number((tricks / played).toFixed(2)), 'tricks/board');
  print(`${name}: contracts made`, Number(((100 * made) / played).toFixed(1)), '%');
}

measureTime();
const anyhow = randomPlayer(seededChance(3));
measureStrength('level 1 against level 1', match(playerL1, playerL1));
measureStrength('level 1 against random legal defence', match(playerL1, anyhow));
measureStrength('random legal declarer against level 1', match(anyhow, playerL1));
measureStrength('random legal declarer against random legal defence', match(anyhow, anyhow));

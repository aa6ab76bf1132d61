// A contract by sampling: the hidden cards are dealt in many ways, each denomination that may pay is played double dummy, and of
// all contracts that the rules leave open the one with the best score on the whole is chosen.

import {
  type Choosing,
  type Contract,
  choosingFrom,
  contractMenu,
  isMinor,
  lengthsOf,
  openingLeader,
  type SeatView,
  STRAINS,
  type Strain,
  tricksNeeded,
} from '@minibridge/bridge';
import { type Engine, seatNumber, strainNumber } from '@minibridge/solver/engine';
import { gainsOf } from './gains';
import { chanceFor } from './seed';
import { type World, worldsFor } from './worlds';

/** What was found about one contract. */
export type ConsideredContract = {
  readonly contract: Contract;
  /** Mean score over the worlds: declarer's less the defenders'. */
  readonly gain: number;
  /** The share of worlds, 0..1, in which it is made. */
  readonly succeeds: number;
};

/** Cards together from which a suit is tried: of minors it takes more, since their tricks count less. */
const WORTH_A_TRY = { major: 7, minor: 8 } as const;
/** Worlds before a denomination may be given up, and how many standard errors it must lie behind. */
const AT_LEAST = 3;
const BEHIND = 2;

/** Tricks of declarer in each denomination still tried, world by world. */
type Tried = { readonly strain: Strain; readonly tricks: number[] };

function strainsToTry(board: Choosing, open: readonly Contract[]): readonly Strain[] {
  const { together } = choosingFrom(board);
  const offered = STRAINS.filter((strain) => open.some((contract) => contract.strain === strain));
  const own = lengthsOf(board.hands[board.declarer] ?? []);
  const isLong = (strain: Strain): boolean => {
    if (strain === 'NT') return true;
    const least = WORTH_A_TRY[isMinor(strain) ? 'minor' : 'major'];
    return together ? together[strain] >= least : own[strain] >= least - 2;
  };
  const long = offered.filter(isLong);
  return long.length > 0 ? long : offered;
}

function tricksIn(engine: Engine, board: Choosing, { world, strain }: { world: World; strain: Strain }) {
  const leader = seatNumber(openingLeader(board.declarer));
  engine.setPosition({ hands: world.hands, strain: strainNumber(strain), leader, trick: [] });
  const defenders = engine.boardTricks();
  return defenders === undefined ? undefined : 13 - defenders;
}

type Gain = (tricks: number) => number;

/**
 * How far a trick more or less is taken to be as likely as what a world shows: few worlds are a coarse picture. With six worlds a
 * quarter to each side halves what a choice costs on average; more or less is worse (measured on deals kept for tuning).
 */
const BLUR = 0.25;

function gainOf(contract: Contract, { rules }: Choosing): Gain {
  const gains = gainsOf(contract, rules.score);
  const at = (tricks: number): number => gains[Math.min(Math.max(tricks, 0), 13)] ?? 0;
  return (tricks) => (1 - 2 * BLUR) * at(tricks) + BLUR * (at(tricks - 1) + at(tricks + 1));
}

function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0) / Math.max(numbers.length, 1);
}

/** The standard error of the mean. */
function errorOf(numbers: readonly number[]): number {
  const middle = mean(numbers);
  return Math.sqrt(mean(numbers.map((number) => (number - middle) ** 2)) / Math.max(numbers.length - 1, 1));
}

/** Each contract's gain in every world so far, its denomination's tricks given. */
type Series = { readonly contract: Contract; readonly gains: readonly number[] };

function bestSeries(board: Choosing, open: readonly Contract[], { strain, tricks }: Tried): Series | undefined {
  const series = open
    .filter((contract) => contract.strain === strain)
    .map((contract) => ({ contract, gains: tricks.map(gainOf(contract, board)) }));
  return series.reduce<Series | undefined>(
    (best, each) => (best && mean(best.gains) >= mean(each.gains) ? best : each),
    undefined,
  );
}

/** Whether `gains` lie so far behind those of the best that more worlds would hardly change it. */
function isBehind(gains: readonly number[], best: readonly number[]): boolean {
  const behind = best.map((gain, world) => gain - (gains[world] ?? 0));
  return mean(behind) > BEHIND * errorOf(behind) && mean(behind) > 0;
}

function stillInIt(board: Choosing, open: readonly Contract[], tried: readonly Tried[]): readonly Tried[] {
  const series = tried.map((each) => ({ each, best: bestSeries(board, open, each)?.gains ?? [] }));
  const top = series.reduce((so, one) => (mean(one.best) > mean(so) ? one.best : so), series[0]?.best ?? []);
  return series.filter(({ best }) => best === top || !isBehind(best, top)).map(({ each }) => each);
}

function consideredOf(contract: Contract, tricks: readonly number[], board: Choosing): ConsideredContract {
  const needed = tricksNeeded(contract) ?? 0;
  return {
    contract,
    gain: mean(tricks.map(gainOf(contract, board))),
    succeeds: mean(tricks.map((number) => (number >= needed ? 1 : 0))),
  };
}

/** What is asked: how many worlds at most, and when to stop. */
export type ContractEffort = { readonly worlds: number; readonly isLate: () => boolean };

export type ContractSearch = { readonly considered: readonly ConsideredContract[]; readonly worlds: number };

/** Plays one more world in every denomination; false when there was no time for it. */
function tryWorld(
  engine: Engine,
  board: Choosing,
  { world, tried }: { world: World; tried: readonly Tried[] },
): boolean {
  const found: number[] = [];
  for (const { strain } of tried) {
    const tricks = tricksIn(engine, board, { world, strain });
    if (tricks === undefined) return false;
    found.push(tricks);
  }
  for (const [place, tricks] of found.entries()) tried[place]?.tricks.push(tricks);
  return true;
}

/** What the open contracts bring, the best first; undefined when not one world could be played. */
export function considerContracts(engine: Engine, view: SeatView, effort: ContractEffort): ContractSearch | undefined {
  const { board } = view;
  if (board.phase !== 'choosing') return undefined;
  const open = contractMenu(choosingFrom(board)).flatMap(({ contract, closed }) => (closed ? [] : [contract]));
  const all: readonly Tried[] = strainsToTry(board, open).map((strain) => ({ strain, tricks: [] }));
  let tried = all;
  let worlds = 0;
  for (const world of worldsFor(view, { most: effort.worlds, reads: false, chance: chanceFor(view) })) {
    if (effort.isLate() || !tryWorld(engine, board, { world, tried })) break;
    worlds += 1;
    if (worlds >= AT_LEAST) tried = stillInIt(board, open, tried);
  }
  if (worlds === 0) return undefined;
  const considered = all.flatMap(({ strain, tricks }) =>
    open.filter((contract) => contract.strain === strain).map((contract) => consideredOf(contract, tricks, board)),
  );
  return { worlds, considered: considered.toSorted((one, other) => other.gain - one.gain) };
}

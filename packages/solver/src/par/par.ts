// Par of duplicate bridge: what a deal is worth when both sides see all cards and bid their best.
// From the dealer's side on, each side in turn passes or names any higher contract; what fails is doubled.

import { LEVELS, otherSide, partner, type Seat, SIDES, type Side, STRAINS, seatsOf, sideOf } from '@minibridge/bridge';
import type { Table } from '../face/table';
import { type DuplicateBid, duplicateScore } from './duplicate-score';

/** Which sides are vulnerable. */
export const VULNERABILITIES = ['None', 'NS', 'EW', 'Both'] as const;
export type Vulnerability = (typeof VULNERABILITIES)[number];

/** A contract that brings par. The lowest level that is safe from the other side stands for all levels of its strain. */
export type ParContract = DuplicateBid & {
  /** Who takes as many tricks as can be had: one seat of a side, or both. */
  readonly declarers: readonly Seat[];
  /** Whether it fails, and is doubled. */
  readonly doubled: boolean;
  /** Tricks above what the contract needs, or below 0 what is missing. */
  readonly over: number;
};

export type Par = {
  /** Points of north and south; below 0 they are those of east and west. 0 with no contract: all pass. */
  readonly scoreNS: number;
  readonly contracts: readonly ParContract[];
};

const BIDS: readonly DuplicateBid[] = LEVELS.flatMap((level) => STRAINS.map((strain) => ({ level, strain })));

/** What each bid, in ascending order, is worth to north and south when `side` plays it. */
type Worth = { readonly [S in Side]: readonly number[] };

function isVulnerable(side: Side, vulnerability: Vulnerability): boolean {
  return vulnerability === 'Both' || vulnerability === side;
}

function bestTricks(table: Table, side: Side, { strain }: DuplicateBid): number {
  return Math.max(...seatsOf(side).map((seat) => table[seat][strain]));
}

function worthOf(table: Table, vulnerability: Vulnerability): Worth {
  const of = (side: Side): readonly number[] =>
    BIDS.map((bid) => {
      const points = duplicateScore(bid, bestTricks(table, side, bid), isVulnerable(side, vulnerability));
      return side === 'NS' ? points : -points;
    });
  return { NS: of('NS'), EW: of('EW') };
}

function betterFor(side: Side, one: number, other: number): number {
  return side === 'NS' ? Math.max(one, other) : Math.min(one, other);
}

/** What north and south get when the bidding goes on as both like it, `first` to speak and nothing bid yet. */
function scoreOf(worth: Worth, first: Side): number {
  /** What `side` can get by naming some bid from the present one on; absent above seven no trump. */
  const naming: { [S in Side]?: number } = {};
  for (let bid = BIDS.length - 1; bid >= 0; bid -= 1) {
    const stands = (side: Side): number => {
      const other = otherSide(side);
      const left = worth[side][bid] ?? 0;
      return betterFor(other, left, naming[other] ?? left);
    };
    const now = { NS: stands('NS'), EW: stands('EW') };
    for (const side of SIDES) naming[side] = betterFor(side, now[side], naming[side] ?? now[side]);
  }
  const second = otherSide(first);
  const passed = betterFor(second, 0, naming[second] ?? 0);
  return betterFor(first, passed, naming[first] ?? 0);
}

/** Whether `side` brings `score` with this bid, and the other side has nothing better above it. */
function isPar(worth: Worth, score: number, { side, bid }: { readonly side: Side; readonly bid: number }): boolean {
  const other = otherSide(side);
  const higher = worth[other].slice(bid + 1);
  return worth[side][bid] === score && higher.every((points) => betterFor(other, points, score) === score);
}

function contractOf(table: Table, side: Side, bid: DuplicateBid): ParContract {
  const tricks = bestTricks(table, side, bid);
  const declarers = seatsOf(side).filter((seat) => table[seat][bid.strain] === tricks);
  const over = tricks - 6 - bid.level;
  return { ...bid, declarers, doubled: over < 0, over };
}

function contractsOf(table: Table, worth: Worth, score: number): readonly ParContract[] {
  return SIDES.flatMap((side) => {
    const bids = BIDS.filter((_, bid) => isPar(worth, score, { side, bid }));
    const lowest = bids.filter((bid, place) => bids.findIndex(({ strain }) => strain === bid.strain) === place);
    return lowest.map((bid) => contractOf(table, side, bid));
  });
}

/** Par of a deal with these double-dummy results. */
export function par(table: Table, dealer: Seat, vulnerability: Vulnerability): Par {
  const worth = worthOf(table, vulnerability);
  const scoreNS = scoreOf(worth, sideOf(dealer));
  return { scoreNS, contracts: contractsOf(table, worth, scoreNS) };
}

/** `2NT NS`, `1NT N +1`, `4Sx EW -2`. */
export function parContractText({ level, strain, declarers, doubled, over }: ParContract): string {
  const [first] = declarers;
  const whole = first !== undefined && declarers.includes(partner(first));
  const who = whole ? sideOf(first) : (first ?? '');
  const by = over === 0 ? '' : ` ${over > 0 ? '+' : ''}${over}`;
  return `${level}${strain}${doubled ? 'x' : ''} ${who}${by}`;
}

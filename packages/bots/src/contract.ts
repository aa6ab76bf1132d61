// The beginner's rule for the contract: 25 points together make a game, an eight-card major makes trumps.

import {
  BASE_TARGETS,
  bonusClass,
  type Choosing,
  type ChoosingFrom,
  type Contract,
  choosingFrom,
  contractMenu,
  KINDS,
  type Kind,
  lengthsOf,
  tricksNeeded,
} from '@minibridge/bridge';
import type { Decision } from './decision';
import type { Goal } from './reasons';
import { type Wish, wishes } from './trump-choice';

const GAME_POINTS = 25;
const SMALL_SLAM_POINTS = 33;
const GRAND_SLAM_POINTS = 37;

/** Points together from which a game is chosen. */
type GamePoints = (from: ChoosingFrom) => number;

/** What beginners are taught, or what the rules advise. */
const TAUGHT_POINTS: GamePoints = ({ rules }) => rules.gameMinHcp?.hcp ?? GAME_POINTS;

/** With trumps of an eight-card major 23 points make a game more often than not (54 % double dummy), at no trump 25 (58 %). */
export const COUNTED_POINTS: GamePoints = ({ together }) => {
  const majorFits = together !== undefined && Math.max(together.S, together.H) >= 8;
  return majorFits ? GAME_POINTS_WITH_MAJOR : GAME_POINTS;
};
const GAME_POINTS_WITH_MAJOR = 23;

/** What the points together are good for, where the rules play slams. */
function kindFor(from: ChoosingFrom, gamePoints: GamePoints): Kind {
  if (from.sidePoints >= GRAND_SLAM_POINTS) return 'grand-slam';
  if (from.sidePoints >= SMALL_SLAM_POINTS) return 'small-slam';
  return from.sidePoints >= gamePoints(from) ? 'game' : 'part';
}

/** The kind aimed at, then the lower ones, then the higher ones: the rules may close some. */
function inOrder(kind: Kind): readonly Kind[] {
  const place = KINDS.indexOf(kind);
  return [...KINDS.slice(0, place + 1).reverse(), ...KINDS.slice(place + 1)];
}

/** Of part-scores at several levels the one that the points are good for, else the lowest. */
function levelFor(contracts: readonly Contract[], points: number): Contract | undefined {
  const tricks = BASE_TARGETS.find(({ from, to }) => from <= points && points <= to)?.tricks ?? 7;
  const within = contracts.filter((each) => bonusClass(each) === 'part' && (tricksNeeded(each) ?? 0) <= tricks);
  return within.at(-1) ?? contracts[0];
}

/** `target` and `tricks` leave only the denomination to choose. */
function isFixed({ kind }: Contract): boolean {
  return kind === 'target' || kind === 'tricks';
}

function inStrain(open: readonly Contract[], kind: Kind, { strain }: Wish): readonly Contract[] {
  return open.filter((each) => each.strain === strain && (isFixed(each) || bonusClass(each) === kind));
}

function goalOf(contract: Contract): Goal {
  return contract.kind === 'target' || contract.kind === 'tricks' ? contract.kind : bonusClass(contract);
}

/** Declarer's choice among the contracts that the rules leave open. */
export function chooseContract(board: Choosing, gamePoints: GamePoints = TAUGHT_POINTS): Decision | undefined {
  const from = choosingFrom(board);
  const open = contractMenu(from).flatMap(({ contract, closed }) => (closed ? [] : [contract]));
  const own = lengthsOf(board.hands[board.declarer] ?? []);
  for (const kind of inOrder(kindFor(from, gamePoints))) {
    for (const wish of wishes(from, own, kind)) {
      const contract = levelFor(inStrain(open, kind, wish), from.sidePoints);
      if (contract === undefined) continue;
      const reason = wish.because({ goal: goalOf(contract), points: from.sidePoints });
      return { action: { type: 'choose', by: board.declarer, contract }, reason };
    }
  }
  return undefined;
}

// The grid of contracts as it lies on the screen: rows of kinds, columns under the lanes of the cards.

import {
  type Card,
  type Choosing,
  type ClosedBecause,
  type Contract,
  cardsOf,
  choosingFrom,
  contractMenu,
  dummyOf,
  lengthsOf,
  type Rules,
  type Score,
  type Strain,
  type Suit,
  score,
  tricksNeeded,
  trumpOf,
} from '@minibridge/bridge';

/** Suits alternating in colour, then no trump. */
export const LANES = ['S', 'H', 'C', 'D', 'NT'] as const satisfies readonly Strain[];

export type Cell = {
  readonly contract: Contract;
  readonly closed?: ClosedBecause;
  /** Absent where tricks are only counted. */
  readonly needed?: number;
  /** What making it exactly brings; absent where tricks are only counted. */
  readonly making?: Score;
};

export type Row = { readonly key: string; readonly kind: Contract['kind']; readonly cells: readonly Cell[] };

/** What making `contract` exactly brings. */
function makingOf(contract: Contract, rules: Rules): Pick<Cell, 'needed' | 'making'> {
  const needed = tricksNeeded(contract);
  return needed === undefined ? {} : { needed, making: score(contract, needed, rules.score) };
}

/** The denominations that these rules offer, in the order of the lanes. */
function columnsOf({ denominations }: Rules): readonly Strain[] {
  return LANES.filter((strain) => denominations.includes(strain));
}

/** All rows of the grid, the lowest kind first. */
export function rowsOf(board: Choosing): readonly Row[] {
  const menu = contractMenu(choosingFrom(board));
  const keyOf = (contract: Contract): string => (contract.kind === 'level' ? `level-${contract.level}` : contract.kind);
  const keys = [...new Set(menu.map(({ contract }) => keyOf(contract)))];
  return keys.map((key) => {
    const offers = menu.filter(({ contract }) => keyOf(contract) === key);
    const cells = columnsOf(board.rules).flatMap((strain) => {
      const offer = offers.find(({ contract }) => contract.strain === strain);
      return offer ? [{ ...offer, ...makingOf(offer.contract, board.rules) }] : [];
    });
    return { key, kind: offers[0]?.contract.kind ?? 'part', cells };
  });
}

/** One suit of the declaring side. `dummy` absent while its cards are hidden; `told`: only their number is known. */
export type SuitLane = {
  readonly suit: Suit;
  readonly own: readonly Card[];
  readonly dummy?: readonly Card[];
  readonly told?: number;
};

export function suitLane(board: Choosing, strain: Strain): SuitLane | undefined {
  const suit = trumpOf(strain);
  if (suit === undefined) return undefined;
  const own = cardsOf(board.hands[board.declarer] ?? [], suit);
  const open = board.dummyFaced ? board.hands[dummyOf(board)] : undefined;
  if (open) return { suit, own, dummy: cardsOf(open, suit), told: lengthsOf(open)[suit] };
  return board.shape ? { suit, own, told: board.shape[suit] } : { suit, own };
}

/** The most cards that lie over each other in one lane, at least 1. */
export function longestColumns(board: Choosing): { readonly top: number; readonly bottom: number } {
  const lanes = LANES.flatMap((strain) => suitLane(board, strain) ?? []);
  return {
    top: Math.max(1, ...lanes.map(({ dummy }) => dummy?.length ?? 0)),
    bottom: Math.max(1, ...lanes.map(({ own }) => own.length)),
  };
}

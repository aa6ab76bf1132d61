// The rows of what was possible: tricks by declarer and strain, and the contracts that the declaring side could have made.

import {
  type Contract,
  type Finished,
  isSameContract,
  type Seat,
  SIDES,
  type Side,
  type Strain,
  seatsOf,
  sideOf,
} from '@minibridge/bridge';
import type { Choice, MinibridgePar, Table } from '@minibridge/solver';
import { LANES } from '../../table/contract/choice-grid';
import type { Possibilities } from '../review/findings';

/** Tricks in the order of the lanes. `who`: a side when it makes no difference which partner declares. */
export type TricksRow = {
  readonly who: Side | Seat;
  readonly tricks: readonly number[];
  readonly declarers: readonly Seat[];
};

/** One row for each side, or one for each of two partners who would not take the same. */
export function tricksRows(table: Table): readonly TricksRow[] {
  const tricksOf = (seat: Seat): readonly number[] => LANES.map((strain) => table[seat][strain]);
  return SIDES.flatMap((side): readonly TricksRow[] => {
    const declarers = seatsOf(side);
    const [one, other] = declarers;
    const agree = LANES.every((strain) => table[one][strain] === table[other][strain]);
    if (agree) return [{ who: side, tricks: tricksOf(one), declarers }];
    return declarers.map((seat) => ({ who: seat, tricks: tricksOf(seat), declarers: [seat] }));
  });
}

type Declared = Extract<MinibridgePar, { outcome: 'declared' }>;

export type ContractCell = Choice & { readonly best: boolean; readonly played: boolean };

/** A cell is absent where the rules do not offer the contract. */
export type ContractRow = {
  readonly key: string;
  readonly contract: Contract;
  readonly cells: readonly (ContractCell | undefined)[];
};

const keyOf = (contract: Contract): string => (contract.kind === 'level' ? `level-${contract.level}` : contract.kind);

/** Where both partners may declare, the better of them. */
function better(choices: readonly Choice[], strain: Strain): Choice | undefined {
  const among = choices.filter(({ contract }) => contract.strain === strain);
  return among.reduce<Choice | undefined>(
    (most, choice) => (most && most.points >= choice.points ? most : choice),
    undefined,
  );
}

/** The contract was played, and not by a partner with whom it brings less than the cell says. */
function isPlayed({ contract, makes, points }: Choice, choices: readonly Choice[], board: Finished): boolean {
  if (!isSameContract(contract, board.contract)) return false;
  const asPlayed = choices.find(
    (other) => other.declarer === board.declarer && isSameContract(other.contract, contract),
  );
  return !makes || asPlayed?.points === points;
}

/** Who could make the contracts: the seat that declares, or the side when it makes no difference or partners choose. */
export function contractsWho({ table, par }: Possibilities, board: Finished): Side | Seat {
  const side = sideOf(board.declarer);
  const chosen = par.outcome === 'declared' && par.choices.some(({ declarer }) => declarer !== board.declarer);
  return chosen ? side : (tricksRows(table).find(({ who }) => who === board.declarer)?.who ?? side);
}

/** The contracts of the rule set, the lowest first; none where tricks are only counted. Levels end with the last one made. */
export function contractRows({ choices, points }: Declared, board: Finished): readonly ContractRow[] {
  const promised = choices.filter(({ makes }) => makes !== undefined);
  const rows = [...new Set(promised.map(({ contract }) => keyOf(contract)))].flatMap((key) => {
    const inRow = promised.filter(({ contract }) => keyOf(contract) === key);
    const cells = LANES.map((strain): ContractCell | undefined => {
      const choice = better(inRow, strain);
      return choice && { ...choice, played: isPlayed(choice, inRow, board), best: choice.points === points };
    });
    return inRow.slice(0, 1).map(({ contract }): ContractRow => ({ key, contract, cells }));
  });
  return rows.filter(
    ({ contract, cells }) => contract.kind !== 'level' || cells.some((cell) => cell?.makes || cell?.played),
  );
}

/** The best that the declaring side could choose. */
export type Best =
  | {
      readonly how: 'one';
      readonly contract: Contract;
      readonly points: number;
      readonly by?: Seat;
      readonly played: boolean;
    }
  /** Several contracts bring as much. */
  | { readonly how: 'several'; readonly count: number; readonly points: number; readonly played: boolean }
  /** Nothing could be made; `lost`: what the cheapest contract costs. */
  | { readonly how: 'none'; readonly lost: number };

/** The contracts of `choices`, each once. */
function distinct(choices: readonly Choice[]): readonly Choice[] {
  return choices.filter(
    (choice, at) => choices.findIndex(({ contract }) => isSameContract(contract, choice.contract)) === at,
  );
}

/** Absent where tricks are only counted. */
export function bestOf({ best, choices, points }: Declared, board: Finished): Best | undefined {
  const [first, ...more] = distinct(best);
  if (first?.makes === undefined) return undefined;
  if (!first.makes) return { how: 'none', lost: -points };
  const played = best.some(
    ({ contract, declarer }) => declarer === board.declarer && isSameContract(contract, board.contract),
  );
  if (more.length > 0) return { how: 'several', count: more.length + 1, points, played };
  const partnersChose = choices.some(({ declarer }) => declarer !== first.declarer);
  const by = partnersChose && best.length === 1 ? { by: first.declarer } : {};
  return { how: 'one', contract: first.contract, points, played, ...by };
}

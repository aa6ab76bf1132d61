// The twenty results of a deal: tricks for each declarer in each strain, all cards seen, everybody playing best.

import { SEATS, type Seat, STRAINS, type Strain } from '@minibridge/bridge';

/** Tricks of one declarer in each strain, 0..13. */
export type TricksByStrain = { readonly [S in Strain]: number };

/** `table.N.S`: tricks of north in spades. */
export type Table = { readonly [D in Seat]: TricksByStrain };

/** The part of a table that was found before it was stopped; what is missing is absent. */
export type PartialTable = { readonly [D in Seat]: Partial<TricksByStrain> };

/** Tricks for N, E, S and W as declarer in one strain. */
export type StrainTricks = readonly [number, number, number, number];

/** A table from its columns; a strain without one is absent. */
export function tableOf(columns: ReadonlyMap<Strain, StrainTricks>): PartialTable {
  const row = (seat: Seat): Partial<TricksByStrain> => {
    const place = SEATS.indexOf(seat);
    return Object.fromEntries(
      STRAINS.flatMap((strain) => {
        const tricks = columns.get(strain)?.[place];
        return tricks === undefined ? [] : [[strain, tricks]];
      }),
    );
  };
  return { N: row('N'), E: row('E'), S: row('S'), W: row('W') };
}

/** Whether nothing is missing. */
export function isWhole(table: PartialTable): table is Table {
  return SEATS.every((seat) => STRAINS.every((strain) => table[seat][strain] !== undefined));
}

/** A column from four numbers; absent when they are not there. */
export function columnOf(tricks: readonly number[] = []): StrainTricks | undefined {
  const [n, e, s, w] = tricks;
  if (n === undefined || e === undefined || s === undefined || w === undefined) return undefined;
  return [n, e, s, w];
}

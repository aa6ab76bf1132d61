// Where chance comes from: a seed when it must be repeatable, else the system's own, which nobody can guess.

import { randomFillSync } from 'node:crypto';
import { type Chance, seededChance } from '@minibridge/bridge';

/** Numbers fetched from the system at a time. */
const STOCK = 1024;

function secretChance(): Chance {
  const stock = new Uint32Array(STOCK);
  let used = STOCK;
  return () => {
    if (used === STOCK) {
      randomFillSync(stock);
      used = 0;
    }
    const drawn = stock[used] ?? 0;
    used += 1;
    return drawn;
  };
}

/** The same numbers for the same `seed`; without one, secret numbers. */
export function chanceFrom(seed: number | undefined): Chance {
  return seed === undefined ? secretChance() : seededChance(seed);
}

// Chance for real deals: the browser's cryptographic source.

import type { Chance } from '@minibridge/bridge';

/** Numbers are fetched in blocks: one deal needs about sixty. */
const BLOCK = 64;

export function secureChance(): Chance {
  const numbers = new Uint32Array(BLOCK);
  let next = BLOCK;
  return () => {
    if (next >= BLOCK) {
      crypto.getRandomValues(numbers);
      next = 0;
    }
    const drawn = numbers[next] ?? 0;
    next += 1;
    return drawn;
  };
}

// Repeatable chance: the same seed gives the same deals on every machine. Never for deals that must be secret.

import type { Chance } from './shuffle';

/** One step of splitmix32: spreads a small seed over all 32 bits. */
function spread(seed: number): Chance {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x9e3779b9) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 16), 0x21f0aaad);
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
    return (mixed ^ (mixed >>> 15)) >>> 0;
  };
}

/** The sfc32 generator, started from `seed` (any whole number 0..2^53-1). */
export function seededChance(seed: number): Chance {
  const low = spread(seed >>> 0);
  const high = spread(Math.floor(seed / 2 ** 32) + 1);
  let [a, b, c, counter] = [low(), high(), low() ^ high(), 1];
  const next = (): number => {
    const sum = (((a + b) | 0) + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = ((c << 21) | (c >>> 11)) + sum;
    return sum >>> 0;
  };
  for (let round = 0; round < 12; round += 1) next();
  return next;
}

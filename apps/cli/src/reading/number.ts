// Whole numbers as people write them: plain digits, no sign, no leading nought.

import { accept, refuse } from '@minibridge/bridge';
import type { Reader } from './given';

const PLAIN = /^(0|[1-9][0-9]{0,15})$/;

/** A whole number, or absent; at most sixteen digits. */
export function plainNumber(text: string): number | undefined {
  return PLAIN.test(text) ? Number(text) : undefined;
}

/** Reads a whole number from `from` to `to`, both included. */
export function wholeNumber(from: number, to: number): Reader<number> {
  return (text, option) => {
    const number = plainNumber(text);
    const fits = number !== undefined && from <= number && number <= to;
    return fits ? accept(number) : refuse({ reason: 'number-wrong', option, text, from, to });
  };
}

/** Reads what a repeatable shuffle starts from. */
export const readSeed = wholeNumber(0, Number.MAX_SAFE_INTEGER);

/** Reads how many results are asked for. */
export const readCount = wholeNumber(1, 1_000_000);

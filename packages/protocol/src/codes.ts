// Codes that people read aloud and type: six letters name a table, eight give a seat back on another device.

import { accept, below, type Chance, type Result, refuse } from '@minibridge/bridge';

/** No vowels, so no words; of letters that look alike one is left. */
const LETTERS = 'BFGHJKLMNPQRSTVWXZ';

export type CodeKind = 'table' | 'return';

/** Six letters; whoever has it finds the table. */
export type TableCode = string;
/** Eight letters; whoever has it gets the seat, so it is shown to the person alone and used up by coming back. */
export type ReturnCode = string;

/** Letters of each kind of code, and of its groups when it is shown. */
export const CODE_LENGTHS: { readonly [K in CodeKind]: { readonly letters: number; readonly group: number } } = {
  table: { letters: 6, group: 3 },
  return: { letters: 8, group: 4 },
};

/** What is typed for what is meant: figures, letters that are in no code, and Greek and Cyrillic capitals of the same look. */
// biome-ignore format: a table
const MEANT: { readonly [typed: string]: string } = {
  '0': 'Q', O: 'Q', D: 'Q', '1': 'L', I: 'L', C: 'G', '6': 'G', U: 'V', '2': 'Z', '5': 'S', '8': 'B', E: 'F',
  Β: 'B', Ζ: 'Z', Η: 'H', Ι: 'L', Κ: 'K', Μ: 'M', Ν: 'N', Ο: 'Q', Ρ: 'P', Τ: 'T', Χ: 'X', Ε: 'F',
  В: 'B', Е: 'F', І: 'L', Ј: 'J', К: 'K', М: 'M', Н: 'H', О: 'Q', Р: 'P', С: 'G', Ѕ: 'S', Т: 'T', Х: 'X',
};

export type CodeProblem =
  | { readonly reason: 'code-length'; readonly letters: number; readonly needed: number }
  | { readonly reason: 'code-letter'; readonly letter: string };

/** A new code; `chance` must be cryptographic where somebody could gain by guessing. */
export function newCode(kind: CodeKind, chance: Chance): string {
  const letters = Array.from({ length: CODE_LENGTHS[kind].letters }, () => LETTERS[below(LETTERS.length, chance)]);
  return letters.join('');
}

/** Whether `text` is a code as it travels: capitals only, nothing between. */
export function isCode(kind: CodeKind, text: string): boolean {
  return text.length === CODE_LENGTHS[kind].letters && [...text].every((letter) => LETTERS.includes(letter));
}

/** The code that was meant by what somebody typed: small letters, blanks, dashes and look-alikes are allowed. */
export function parseCode(kind: CodeKind, typed: string): Result<string, CodeProblem> {
  const signs = [
    ...typed
      .slice(0, 100)
      .toUpperCase()
      .replaceAll(/[\s\p{Pd}._]/gu, ''),
  ];
  const letters = signs.map((sign) => MEANT[sign] ?? sign);
  const wrong = letters.find((letter) => !LETTERS.includes(letter));
  if (wrong !== undefined) return refuse({ reason: 'code-letter', letter: wrong });
  const needed = CODE_LENGTHS[kind].letters;
  return letters.length === needed
    ? accept(letters.join(''))
    : refuse({ reason: 'code-length', letters: letters.length, needed });
}

/** A code in groups, as it is shown: `KMT PQR`. */
export function codeInGroups(kind: CodeKind, code: string): string {
  const { group } = CODE_LENGTHS[kind];
  return [code.slice(0, group), code.slice(group)].join(' ');
}

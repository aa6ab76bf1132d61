// What may stand for a person at a table: something that everybody sees and can tell from others.

import { withoutJoiners } from './joiners';
import { isLonger, LIMITS } from './limits';

/** Why a text is no name, the first reason that holds. */
export type NameProblem =
  | 'too-long'
  | 'blank-at-an-end'
  | 'hidden-sign'
  | 'half-a-flag'
  | 'marks-without-a-letter'
  | 'nothing-to-see';

/**
 * Signs that show nothing or turn the line round: controls, fillers and joiners, and what is drawn empty although it is a letter or a
 * symbol (a Braille cell without dots, a note without a head, blank hieroglyphs).
 */
const HIDDEN = /[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800\u{1D159}\u{13441}\u{13442}]/u;

/** Two make a flag; one alone is a letter in a box, or nothing. */
const FLAG = /\p{Regional_Indicator}{2}/gu;
const HALF_A_FLAG = /\p{Regional_Indicator}/u;

/** Accents and vowel signs that stand on nothing, or in towers: no script of today piles up more than four on one letter. */
const LOOSE_MARKS = /(^|\s)\p{M}|\p{M}{5}/u;

/** A letter, a digit or an emoji, keys among them: what two names can differ in. */
const SEEN = /[\p{L}\p{N}\p{Extended_Pictographic}\p{Regional_Indicator}]|[#*]\u20E3/u;

/** Browsers of some years ago have none: there the bytes alone are counted, and the server judges. */
const segmenter = 'Segmenter' in Intl ? new Intl.Segmenter('en', { granularity: 'grapheme' }) : undefined;

/** What people see as one sign each, however many code points it takes. */
export function signsOf(text: string): readonly string[] {
  return segmenter === undefined ? [] : Array.from(segmenter.segment(text), ({ segment }) => segment);
}

function isTooLong(text: string): boolean {
  // Whatever is longer in bytes is not taken apart.
  if (isLonger(text, LIMITS.nameBytes)) return true;
  const signs = signsOf(text);
  return signs.length > LIMITS.name || signs.some((sign) => [...sign].length > LIMITS.signPoints);
}

/** Why `text` may not stand for a person; absent: it may. */
export function nameProblem(text: string): NameProblem | undefined {
  if (isTooLong(text)) return 'too-long';
  if (text.trim() !== text) return 'blank-at-an-end';
  const plain = withoutJoiners(text);
  if (HIDDEN.test(plain)) return 'hidden-sign';
  if (HALF_A_FLAG.test(plain.replace(FLAG, ''))) return 'half-a-flag';
  if (!SEEN.test(plain)) return 'nothing-to-see';
  return LOOSE_MARKS.test(plain) ? 'marks-without-a-letter' : undefined;
}

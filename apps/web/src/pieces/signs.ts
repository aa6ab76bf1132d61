// A text counted as people see it: an emoji of a family is one sign, however many code points it takes.

const segmenter = 'Segmenter' in Intl ? new Intl.Segmenter('en', { granularity: 'grapheme' }) : undefined;

/**
 * UTF-16 units that a sign takes at most on the average: a family of four with the colours of their skins has nineteen, and
 * marks above and below a letter have no end by themselves.
 */
const UNITS = 24;

/** The length that a text of `signs` signs never exceeds when `firstSigns` has cut it. */
export const longestOf = (signs: number): number => signs * UNITS;

/** The first `most` signs of `text`; browsers of some years ago count code points. */
export function firstSigns(text: string, most: number): string {
  const signs = segmenter ? Array.from(segmenter.segment(text), ({ segment }) => segment) : [...text];
  let first = '';
  for (const sign of signs.slice(0, most)) {
    if (first.length + sign.length > longestOf(most)) break;
    first += sign;
  }
  return first;
}

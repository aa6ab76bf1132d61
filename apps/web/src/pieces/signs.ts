// A text counted as people see it: an emoji of a family is one sign, however many code points it takes.

const segmenter = 'Segmenter' in Intl ? new Intl.Segmenter('en', { granularity: 'grapheme' }) : undefined;

/** The first `most` signs of `text`; browsers of some years ago count code points. */
export function firstSigns(text: string, most: number): string {
  const signs = segmenter ? Array.from(segmenter.segment(text), ({ segment }) => segment) : [...text];
  return signs.length <= most ? text : signs.slice(0, most).join('');
}

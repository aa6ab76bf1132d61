// What is told lies between the buttons of the bar. A phone has room there for a short sentence,
// not for three, nor for a long one: what does not fit comes one after the other, in its turn.

/** Pixels of a phone's bar beside the words: its buttons, the one that puts the line away, and the edges (`told.css`). */
const BESIDE = 228;
/** Pixels of a letter there, and three lines, of which each ends a little early. */
const LETTER = 7;
const LINES = 3 * 0.9;
/** From this width on all of a line fits. */
const WIDE = 700;

/** How many letters are in sight at once in a window of this width. */
export function lettersInBar(width: number): number {
  return width < WIDE ? Math.floor(((width - BESIDE) / LETTER) * LINES) : Number.POSITIVE_INFINITY;
}

/** At the end of a page whose sentence goes on, and at the beginning of the next one. */
const GOES_ON = '…';
const MARKS = 2 * ` ${GOES_ON}`.length;

/** A sentence that is too long for one page, at the ends of words, in pages of about the same length. */
function partsOf(sentence: string, fits: number): readonly string[] {
  if (sentence.trimEnd().length <= fits) return [sentence];
  const most = Math.max(1, fits - MARKS);
  const each = Math.min(most, Math.ceil(sentence.length / Math.ceil(sentence.length / most)) + MARKS);
  const parts: string[] = [];
  for (const word of sentence.trim().split(' ')) {
    const joined = `${parts.at(-1)} ${word}`;
    if (parts.length > 0 && joined.length <= each) parts[parts.length - 1] = joined;
    else parts.push(word);
  }
  const last = parts.length - 1;
  return parts.map((part, at) => `${at > 0 ? `${GOES_ON} ` : ''}${part}${at < last ? ` ${GOES_ON}` : ' '}`);
}

/** `text` in pages of whole sentences, each of at most `fits` letters; a sentence that is longer goes on over pages of its own. */
export function pagesOf(text: string, fits: number): readonly string[] {
  const sentences = text.match(/.+?(?:[.!?;·](?=\s)|$)\s*/gsu) ?? [text];
  const pages: string[] = [];
  for (const sentence of sentences) {
    const joined = `${pages.at(-1)}${sentence}`;
    if (pages.length > 0 && joined.trimEnd().length <= fits) pages[pages.length - 1] = joined;
    else pages.push(...partsOf(sentence, fits));
  }
  return pages.map((page) => page.trim());
}

// What is told lies between the buttons of the bar. A phone has room there for a sentence, not for three: they come one after the other.

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

/** `text` in pages of whole sentences, each of at most `fits` letters; a sentence that is longer has a page of its own. */
export function pagesOf(text: string, fits: number): readonly string[] {
  const sentences = text.match(/.+?(?:[.!?;·](?=\s)|$)\s*/gsu) ?? [text];
  const pages: string[] = [];
  for (const sentence of sentences) {
    const last = pages.at(-1);
    const joined = `${last ?? ''}${sentence}`;
    if (last !== undefined && joined.trimEnd().length <= fits) pages[pages.length - 1] = joined;
    else pages.push(sentence);
  }
  return pages.map((page) => page.trim());
}

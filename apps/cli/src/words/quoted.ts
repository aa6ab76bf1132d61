// What somebody typed, as it may stand inside a sentence: on one line, visible, not too long.

const LONGEST = 40;

/** Control, format and lone surrogate characters, and the separators that break lines. */
const INVISIBLE = /[\p{C}\p{Zl}\p{Zp}]/gu;

function escaped(character: string): string {
  return `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`;
}

/** `text` on one line, visible, not too long. */
export function visible(text: string): string {
  const characters = [...text];
  const shown = characters.length > LONGEST ? `${characters.slice(0, LONGEST).join('')}…` : text;
  return shown.replaceAll(INVISIBLE, escaped);
}

/** `text` in double quotes. */
export function quoted(text: string): string {
  return `"${visible(text)}"`;
}

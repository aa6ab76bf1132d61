// "Did you mean …?": the known word that a mistyped one is nearest to.

/** Letters changed, left out, added or swapped with their neighbour, from `one` to `other`. */
function distance(one: string, other: string): number {
  const rows: number[][] = [Array.from({ length: other.length + 1 }, (_, column) => column)];
  const at = (row: number, column: number): number => rows[row]?.[column] ?? Number.POSITIVE_INFINITY;
  for (let i = 1; i <= one.length; i += 1) {
    const row = [i];
    rows.push(row);
    for (let j = 1; j <= other.length; j += 1) {
      const change = at(i - 1, j - 1) + (one[i - 1] === other[j - 1] ? 0 : 1);
      const swapped = one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      row.push(Math.min(change, at(i - 1, j) + 1, at(i, j - 1) + 1, swapped ? at(i - 2, j - 2) + 1 : change));
    }
  }
  return at(one.length, other.length);
}

/** The word of `known` nearest to `text`, if it is so near that it may have been meant. */
export function nearest(text: string, known: readonly string[]): string | undefined {
  const typed = text.toLowerCase();
  if (typed.length > 40) return undefined;
  const limit = Math.min(2, Math.floor(typed.length / 2));
  const [best] = known
    .map((word) => ({ word, away: typed.length > 2 && word.startsWith(typed) ? 0 : distance(typed, word) }))
    .filter(({ away }) => away <= limit)
    .sort((a, b) => a.away - b.away);
  return best?.word;
}

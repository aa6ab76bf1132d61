// Text in columns for people.

/** Where each column ends, and on which side its text stands. */
export type Column = { readonly width: number; readonly align: 'left' | 'right' };

/** One line; columns stand two blanks apart, nothing trails. */
export function inColumns(columns: readonly Column[], cells: readonly string[]): string {
  const padded = cells.map((cell, place) => {
    const { width = 0, align = 'left' } = columns[place] ?? {};
    return align === 'right' ? cell.padStart(width) : cell.padEnd(width);
  });
  return padded.join('  ').trimEnd();
}

/** All lines, each column as wide as its widest cell. `right`: the columns whose text stands at the right. */
export function aligned(rows: readonly (readonly string[])[], right: readonly number[] = []): readonly string[] {
  const count = Math.max(0, ...rows.map((row) => row.length));
  const columns = Array.from({ length: count }, (_, place): Column => {
    const width = Math.max(...rows.map((row) => row[place]?.length ?? 0));
    return { width, align: right.includes(place) ? 'right' : 'left' };
  });
  return rows.map((row) => inColumns(columns, row));
}

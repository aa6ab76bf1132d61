// Moving through the grid with the arrow keys: along a row, and up and down a column.

export type Spot = { readonly row: number; readonly column: number };

const STEPS: { readonly [key: string]: Spot } = {
  ArrowRight: { row: 0, column: 1 },
  ArrowLeft: { row: 0, column: -1 },
  ArrowDown: { row: 1, column: 0 },
  ArrowUp: { row: -1, column: 0 },
};

/** Where `key` leads from `from` in a grid of that size, round the edges; absent when the key means nothing here. */
export function spotAfter(
  key: string,
  from: Spot,
  size: { readonly rows: number; readonly columns: number },
): Spot | undefined {
  const step = Object.hasOwn(STEPS, key) ? STEPS[key] : undefined;
  if (step === undefined) return undefined;
  return {
    row: (from.row + step.row + size.rows) % size.rows,
    column: (from.column + step.column + size.columns) % size.columns,
  };
}

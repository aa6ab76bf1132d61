// Of many values: the middle one, and the one that 99 in 100 do not exceed.

export type Sample = { readonly p50: number; readonly p99: number };

/** The value below which the share `part` (0..1) of `sorted` lies; NaN of none. */
export function quantile(sorted: readonly number[], part: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
}

export const ascending = (values: readonly number[]): readonly number[] => [...values].sort((a, b) => a - b);

export function sample(values: readonly number[]): Sample {
  const sorted = ascending(values);
  return { p50: quantile(sorted, 0.5), p99: quantile(sorted, 0.99) };
}

export function median(values: readonly number[]): number {
  return quantile(ascending(values), 0.5);
}

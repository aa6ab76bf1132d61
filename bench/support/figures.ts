// What a bench prints: a line of JSON for each figure. What is left out is told aloud, on standard error.

export type Print = (metric: string, value: number, unit: string) => void;

/** Three figures are as much as a shared machine can tell. */
const FIGURES = 3;

export function figuresOf(bench: string): Print {
  return (metric, value, unit) =>
    console.log(JSON.stringify({ bench, metric, value: Number(value.toPrecision(FIGURES)), unit }));
}

export function sayAloud(sentence: string): void {
  console.error(sentence);
}

/** Pascal's triangle, for half a pack. */
const ROWS: readonly (readonly number[])[] = Array.from({ length: 27 }).reduce<number[][]>((rows) => {
  const above = rows.at(-1);
  rows.push(above ? [1, ...above.map((each, place) => each + (above[place + 1] ?? 0))] : [1]);
  return rows;
}, []);

/** In how many ways `k` of `n` cards can be chosen, exactly, for n from 0 to 26; 0 where there are not so many. */
export function waysToChoose(n: number, k: number): number {
  return ROWS[n]?.[k] ?? 0;
}

// From a yes-or-no search to a number of tricks.

/**
 * The tricks between 0 and `most` that `bound` closes in on. `bound(need)` is at least `need` when so many can be taken, and then
 * no more than the truth; else it is below `need`, and no less than the truth. `guess` is where to begin.
 */
export function search(most: number, guess: number, bound: (need: number) => number): number {
  let lower = 0;
  let upper = most;
  let next = Math.min(Math.max(guess, lower), upper);
  while (lower < upper) {
    const need = next === lower ? next + 1 : next;
    next = bound(need);
    if (next >= need) lower = next;
    else upper = next;
  }
  return lower;
}

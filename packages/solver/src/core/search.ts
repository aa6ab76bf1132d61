// From a yes-or-no search to a number of tricks.

/** Between which numbers of tricks the answer must lie, and where to begin; a wrong guess costs time. */
export type Range = { readonly lower: number; readonly upper: number; readonly guess: number };

/**
 * The tricks in `range` that `bound` closes in on. `bound(need)` is at least `need` when so many can be taken, and then no more
 * than the truth; else it is below `need`, and no less than the truth.
 */
export function search(range: Range, bound: (need: number) => number): number {
  let { lower, upper, guess } = range;
  while (lower < upper) {
    const need = Math.max(guess, lower + 1);
    guess = bound(need);
    if (guess >= need) lower = guess;
    else upper = guess;
  }
  return lower;
}

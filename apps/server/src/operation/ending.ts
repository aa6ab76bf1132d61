/** How a run of the program ended. Exit code 2: the wish was wrong. 1: the machine did not allow it. */
export type Ending = { readonly code: 1 | 2; readonly sentence: string };

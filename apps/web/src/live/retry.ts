// When and by which way a broken line is tried again.

/** What has been tried since the line last worked. */
export type Tries = {
  /** Which way is next. It stays where one has worked. */
  readonly way: number;
  /** Attempts in a row that brought nothing. */
  readonly failures: number;
};

export const NO_TRIES: Tries = { way: 0, failures: 0 };

/** Milliseconds: the first wait, and the longest. */
const FIRST_WAIT = 1000;
const LONGEST_WAIT = 30_000;

export type Break = {
  /** The line had worked before it broke. */
  readonly hadWorked: boolean;
  /** How many ways there are. */
  readonly ways: number;
  /** Milliseconds that the server has asked for. */
  readonly asked?: number | undefined;
  /** From 0 to below 1: a little chance, so that not everybody comes back in the same instant. */
  readonly spread: number;
};

/** The next attempt and the milliseconds before it. Another way is tried at once; when all have failed it is waited. */
export function tryAfter(tries: Tries, { hadWorked, ways, asked, spread }: Break): Tries & { readonly pause: number } {
  const next = hadWorked ? tries : { way: (tries.way + 1) % ways, failures: tries.failures + 1 };
  if (asked === undefined && next.failures % ways !== 0) return { ...next, pause: 0 };
  const usual = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** Math.floor(next.failures / ways));
  return { ...next, pause: Math.round((asked ?? usual) * (1 + spread / 2)) };
}

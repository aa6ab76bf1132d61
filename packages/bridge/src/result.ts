// Errors are values: an operation that may be refused returns a Result, it never throws.

/** Either a value or the reason why there is none. */
export type Result<T, R> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly refusal: R };

export function accept<T>(value: T): { readonly ok: true; readonly value: T } {
  return { ok: true, value };
}

export function refuse<R>(refusal: R): { readonly ok: false; readonly refusal: R } {
  return { ok: false, refusal };
}

/** An event log that cannot have happened was folded: a bug or a damaged file, never a player's mistake. */
export class Impossible extends Error {
  override readonly name = 'Impossible';
}

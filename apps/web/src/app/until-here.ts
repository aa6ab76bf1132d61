// A network may be gone for a while: what the page could not fetch is asked for again until it is here.

/** Milliseconds until the next attempt. */
const AGAIN = 3000;

/** Who is told. After `givenUp.attempts` (at least 1) that failed nothing is asked for any more; without it attempts never end. */
export type Waiting<T> = {
  readonly onHere: (loaded: T) => void;
  readonly givenUp?: { readonly attempts: number; readonly on: (failure: unknown) => void };
};

/**
 * Calls `load` until it brings something, and tells `onHere` of it once. Returns the way to leave: after it nobody is
 * told of anything and nothing is asked for.
 */
export function untilHere<T>(load: () => Promise<T>, { onHere, givenUp }: Waiting<T>): () => void {
  let left = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const attempt = (nth: number): void => {
    load().then(
      (loaded) => {
        if (!left) onHere(loaded);
      },
      (failure: unknown) => {
        if (left) return;
        if (nth === givenUp?.attempts) return givenUp.on(failure);
        timer = setTimeout(() => attempt(nth + 1), AGAIN);
      },
    );
  };
  attempt(1);
  return () => {
    left = true;
    clearTimeout(timer);
  };
}

// The first drawing of the page comes in parts, each after the browser has shown the one before: a slow phone shows something
// sooner and hears presses in between. Whatever is drawn later comes whole.

import { useEffect, useState } from 'preact/hooks';

/** Milliseconds after which the page has been drawn even on a slow phone. */
const OVER = 5000;

let isFirst = false;

/** From now on what is drawn comes in parts, for a while. */
export function beginFirstDrawing(): void {
  isFirst = true;
  setTimeout(() => {
    isFirst = false;
  }, OVER);
}

/** Lets the browser draw, and hear presses, before more is done. */
export function nextMoment(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

/** Does `what` at once, or in a first drawing after the browser has drawn: to focus or scroll sooner would make it measure twice. */
export function afterFirstDrawing(what: () => void): void {
  if (isFirst) requestAnimationFrame(() => setTimeout(what));
  else what();
}

/** The part of a drawing that is due: 0 at first, one more after each time the browser has drawn, at last `last`. */
export function usePart(last: number): number {
  const [part, setPart] = useState(isFirst ? 0 : last);
  useEffect(() => {
    if (part >= last) return undefined;
    const timer = setTimeout(() => setPart(part + 1));
    return () => clearTimeout(timer);
  }, [part, last]);
  return part;
}

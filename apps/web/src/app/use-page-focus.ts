// After going to another page the keyboard begins at its heading, as it would on a page of its own.

import { useEffect, useRef } from 'preact/hooks';
import type { Route } from './route';

/** Frames to wait for a page that is still being fetched: about two seconds. */
const FRAMES = 120;

function focusHeading(framesLeft: number): number {
  const heading = document.querySelector<HTMLElement>('h1');
  const lost = document.activeElement === null || document.activeElement === document.body;
  if (!lost) return 0;
  if (heading === null) return framesLeft > 0 ? requestAnimationFrame(() => focusHeading(framesLeft - 1)) : 0;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  return 0;
}

/** Only where the focus was lost with the page that went; not at the first page. */
export function usePageFocus({ page }: Route): void {
  const first = useRef(true);
  useEffect(() => {
    if (first.current) {
      first.current = false;
      return;
    }
    const frame = requestAnimationFrame(() => focusHeading(FRAMES));
    return () => cancelAnimationFrame(frame);
  }, [page]);
}

// Whether contracts still lie under the row with the button, which stays in sight while the grid scrolls.

import type { RefObject } from 'preact';
import { useEffect, useState } from 'preact/hooks';

/** A row is out of sight when its last line of words is. */
const isUnder = (grid: Element, row: Element): boolean =>
  (grid.lastElementChild ?? grid).getBoundingClientRect().bottom > row.getBoundingClientRect().top + 1;

/** `row`: what stays in sight; the grid stands right before it. */
export function useMoreBelow(row: RefObject<HTMLElement>): boolean {
  const [more, setMore] = useState(false);
  useEffect(() => {
    const look = (): void => {
      const grid = row.current?.previousElementSibling;
      setMore(grid != null && row.current !== null && isUnder(grid, row.current));
    };
    const watch = new ResizeObserver(look);
    watch.observe(document.body);
    addEventListener('resize', look);
    addEventListener('scroll', look, { passive: true });
    look();
    return () => {
      watch.disconnect();
      removeEventListener('resize', look);
      removeEventListener('scroll', look);
    };
  }, [row]);
  return more;
}

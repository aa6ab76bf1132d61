/** Motion explains: a card travels from where it lay to where it lies. 150–250 ms, and none for who wants none. */
import type { RefObject } from 'preact';
import { useLayoutEffect } from 'preact/hooks';

const TRAVEL_MS = 200;
/** A place a card left longer ago has nothing to do with where it turns up. */
const FRESH_MS = 1000;
const EASE = 'cubic-bezier(.2, .7, .2, 1)';

type Left = { readonly box: DOMRect; readonly at: number };
const left = new Map<string, Left>();

/** True when the reader, on the device or here, asked for no motion. */
export const still = (): boolean =>
  document.documentElement.dataset.motion === 'none' || matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Remembers where a card lay at the moment it leaves the page. */
export function useDeparture(card: string, element: RefObject<HTMLElement>): void {
  useLayoutEffect(
    () => () => {
      if (element.current) left.set(card, { box: element.current.getBoundingClientRect(), at: performance.now() });
    },
    [card, element],
  );
}

/** Where `card` lay until just now; told once. */
export function departure(card: string): DOMRect | undefined {
  const found = left.get(card);
  left.delete(card);
  return found && performance.now() - found.at < FRESH_MS ? found.box : undefined;
}

/** Lets `element` travel to its place from `from`. */
export function travel(element: HTMLElement, from: DOMRect, ms = TRAVEL_MS): void {
  const to = element.getBoundingClientRect();
  if (still() || to.width === 0) return;
  const dx = from.left + from.width / 2 - to.left - to.width / 2;
  const dy = from.top + from.height / 2 - to.top - to.height / 2;
  element.animate(
    [{ transform: `translate(${dx}px, ${dy}px) scale(${from.width / to.width})` }, { transform: 'none' }],
    {
      duration: ms,
      easing: EASE,
    },
  );
}

/** Lets `element` appear from `dx`, `dy` times its own size away: a card from a closed hand, or from the dealer. */
export function enter(
  element: HTMLElement,
  away: { readonly dx: number; readonly dy: number; readonly delay?: number },
): void {
  if (still()) return;
  element.animate(
    [
      { transform: `translate(${away.dx * 100}%, ${away.dy * 100}%) scale(.6)`, opacity: 0 },
      { transform: 'none', opacity: 1 },
    ],
    { duration: TRAVEL_MS, easing: EASE, delay: away.delay ?? 0, fill: 'backwards' },
  );
}

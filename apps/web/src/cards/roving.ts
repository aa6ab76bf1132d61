/** Moving through cards with the arrow keys: one tab stop for a whole hand, nearest card in the direction of the key. */
import type { Card } from '@minibridge/bridge';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';

/** The middle of a card on the screen, in pixels. */
export type Spot = { readonly x: number; readonly y: number };

const AHEAD: { readonly [key: string]: (dx: number, dy: number) => readonly [along: number, aside: number] } = {
  ArrowRight: (dx, dy) => [dx, dy],
  ArrowLeft: (dx, dy) => [-dx, dy],
  ArrowDown: (dx, dy) => [dy, dx],
  ArrowUp: (dx, dy) => [-dy, dx],
};
const STEP: { readonly [key: string]: number } = { ArrowRight: 1, ArrowLeft: -1 };

/** Where `key` leads from `spots[from]`: an index, or `undefined` when the key means nothing or there is nothing there. */
export function moveTo(spots: readonly Spot[], from: number, key: string): number | undefined {
  if (key === 'Home') return 0;
  if (key === 'End') return spots.length - 1;
  const ahead = AHEAD[key];
  const here = spots[from];
  if (!ahead || !here) return undefined;
  const found = nearest(spots, here, ahead);
  const next = from + (STEP[key] ?? spots.length);
  return found ?? (next >= 0 && next < spots.length ? next : undefined);
}

/** Straight ahead counts for more than aside; at least a few pixels must lie between. */
function nearest(spots: readonly Spot[], here: Spot, ahead: NonNullable<(typeof AHEAD)[string]>): number | undefined {
  let best: number | undefined;
  let least = Number.POSITIVE_INFINITY;
  spots.forEach((spot, index) => {
    const [along, aside] = ahead(spot.x - here.x, spot.y - here.y);
    const cost = along + 3 * Math.abs(aside);
    if (along < 4 || Math.abs(aside) > 2 * along || cost >= least) return;
    best = index;
    least = cost;
  });
  return best;
}

const buttonOf = (root: HTMLElement | null, card: Card | undefined): HTMLElement | null =>
  root && card ? root.querySelector<HTMLElement>(`button[data-card="${card}"]`) : null;

const middle = (element: HTMLElement | null): Spot => {
  const box = element?.getBoundingClientRect();
  return { x: box ? box.left + box.width / 2 : 0, y: box ? box.top + box.height / 2 : 0 };
};

/**
 * One tab stop for `order`, the cards as they lie. It begins at `first`, follows the focus, and when the focused card is
 * played it passes to the neighbour, so that the focus is never lost.
 */
export function useRoving(order: readonly Card[], first: Card | undefined) {
  const root = useRef<HTMLDivElement>(null);
  const focused = useRef(false);
  const place = useRef(0);
  const [active, setActive] = useState<Card | undefined>(undefined);
  const stop = active && order.includes(active) ? active : (first ?? order[0]);

  useLayoutEffect(() => {
    if (!active || order.includes(active)) return;
    const heir = order[Math.min(place.current, order.length - 1)];
    setActive(heir);
    if (focused.current && document.activeElement === document.body) buttonOf(root.current, heir)?.focus();
  });

  return {
    root,
    tabIndexOf: (card: Card): 0 | -1 => (card === stop ? 0 : -1),
    onFocusIn: (event: FocusEvent) => {
      const card = order.find((one) => event.target === buttonOf(root.current, one));
      if (!card) return;
      focused.current = true;
      place.current = order.indexOf(card);
      setActive(card);
    },
    onFocusOut: (event: FocusEvent) => {
      const to = event.relatedTarget;
      if (to instanceof Node && !root.current?.contains(to)) focused.current = false;
    },
    onKeyDown: (event: KeyboardEvent) => {
      const buttons = order.map((card) => buttonOf(root.current, card));
      const here = document.activeElement;
      const from = here instanceof HTMLElement ? buttons.indexOf(here) : -1;
      const to =
        from < 0 || event.altKey || event.ctrlKey || event.metaKey
          ? undefined
          : moveTo(buttons.map(middle), from, event.key);
      if (to === undefined) return;
      event.preventDefault();
      event.stopPropagation();
      buttons[to]?.focus();
    },
  };
}

// The focus on the table: never lost, never jumping, and going along with the turn for who plays by keyboard.

import type { Card } from '@minibridge/bridge';
import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';

type Root = RefObject<HTMLElement>;

const HANDS = '.hand, .cols, .rows';

function handOf(element: Element | null | undefined): Element | null {
  return element?.closest(HANDS) ?? null;
}

export function cardButton(root: HTMLElement | null, card: Card | undefined): HTMLElement | null {
  return card && root ? root.querySelector<HTMLElement>(`button[data-card="${card}"]`) : null;
}

/** The card that has the focus, if one has. */
export function focusedCard(cards: readonly Card[]): Card | undefined {
  const { activeElement } = document;
  return activeElement instanceof HTMLElement ? cards.find((card) => card === activeElement.dataset.card) : undefined;
}

/** Where the tab key would lead in `hand`, unless that card lies in the shade; else its first card that may be played. */
function entrance(hand: Element): HTMLElement | null {
  return (
    hand.querySelector<HTMLElement>('button.card[tabindex="0"]:not(.dim)') ??
    hand.querySelector<HTMLElement>('button.card:not(.dim)')
  );
}

/** When the turn passes to the other hand of one's side, the focus goes there, if it was in a hand and keys are used. */
export function useFocusWithTurn(root: Root, legal: readonly Card[], byKey: RefObject<boolean>): void {
  const [first] = legal;
  useEffect(() => {
    const from = handOf(document.activeElement);
    const to = handOf(cardButton(root.current, first));
    if (!byKey.current || !from || !to || from === to || !root.current?.contains(from)) return;
    entrance(to)?.focus({ preventScroll: true });
  }, [root, first, byKey]);
}

/** Who takes the focus over: the viewer's next card, the open hand's, or the button to the score. */
const HEIRS = ['.hand button[tabindex="0"]', ':is(.cols, .rows) button[tabindex="0"]', '.hand .btn'];

/** When the focused card leaves the page and nobody takes over, the focus stays on the table. */
export function useFocusKept(root: Root): {
  readonly onFocusIn: () => void;
  readonly onFocusOut: (e: FocusEvent) => void;
} {
  const inside = useRef(false);
  useLayoutEffect(() => {
    if (!inside.current || document.activeElement !== document.body) return;
    const heir = HEIRS.map((one) => root.current?.querySelector<HTMLElement>(one)).find((one) => one);
    heir?.focus({ preventScroll: true });
  });
  return {
    onFocusIn: () => {
      inside.current = true;
    },
    onFocusOut: ({ relatedTarget }) => {
      if (relatedTarget instanceof Node && !root.current?.contains(relatedTarget)) inside.current = false;
    },
  };
}

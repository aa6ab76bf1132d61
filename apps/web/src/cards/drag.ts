/** Dragging a card to the trick. A short movement is still a tap; a scroll never plays a card. */
import { useRef } from 'preact/hooks';
import { still } from './motion.ts';

/** Pixels a pointer may wander and still mean a tap. */
const TAP = 8;

type Grip = { readonly id: number; readonly x: number; readonly y: number; moved: boolean };

const zones = () => document.querySelectorAll<HTMLElement>('[data-drop="trick"]');
const overTrick = ({ clientX, clientY }: PointerEvent): boolean =>
  document.elementsFromPoint(clientX, clientY).some((element) => element.closest('[data-drop="trick"]'));
const mark = (over: boolean) => {
  for (const zone of zones()) zone.toggleAttribute('data-over', over);
};

function follow(element: HTMLElement, dx: number, dy: number): void {
  element.style.setProperty('--dx', `${dx}px`);
  element.style.setProperty('--dy', `${dy}px`);
  element.setAttribute('data-drag', '');
}

/** Back to its place, unless it has been played. */
function release(element: HTMLElement): void {
  const from = getComputedStyle(element).transform;
  element.removeAttribute('data-drag');
  mark(false);
  if (element.isConnected && !still())
    element.animate([{ transform: from }, {}], { duration: 150, easing: 'ease-out' });
}

/** Pointer events for a card button; `onDrop` absent means that it stays where it is. */
export function useDrag(onDrop: (() => void) | undefined) {
  const grip = useRef<Grip | undefined>(undefined);
  const dragged = useRef(false);
  const end = (element: HTMLElement) => {
    const moved = grip.current?.moved ?? false;
    grip.current = undefined;
    if (moved) requestAnimationFrame(() => release(element));
    return moved;
  };
  return {
    /** True once after a drag: the click that follows it means nothing. */
    wasDragged: (event: MouseEvent): boolean => {
      const was = dragged.current && event.detail > 0;
      dragged.current = false;
      return was;
    },
    onPointerDown: (event: PointerEvent) => {
      dragged.current = false;
      if (!onDrop || !event.isPrimary || event.button !== 0 || !(event.currentTarget instanceof HTMLElement)) return;
      // From the first moment, so that a quick mouse does not slip off the card.
      event.currentTarget.setPointerCapture(event.pointerId);
      grip.current = { id: event.pointerId, x: event.clientX, y: event.clientY, moved: false };
    },
    onPointerMove: (event: PointerEvent) => {
      const held = grip.current;
      if (!held || held.id !== event.pointerId || !(event.currentTarget instanceof HTMLElement)) return;
      const dx = event.clientX - held.x;
      const dy = event.clientY - held.y;
      if (!held.moved && Math.hypot(dx, dy) < TAP) return;
      held.moved = true;
      follow(event.currentTarget, dx, dy);
      mark(overTrick(event));
    },
    onPointerUp: (event: PointerEvent) => {
      if (!(event.currentTarget instanceof HTMLElement) || !end(event.currentTarget)) return;
      dragged.current = true;
      if (overTrick(event)) onDrop?.();
    },
    onPointerCancel: (event: PointerEvent) => {
      if (event.currentTarget instanceof HTMLElement) end(event.currentTarget);
    },
  };
}

// All pointers and keys on the table: when a press begins, which keys mean something, and where the focus goes.

import { useRef } from 'preact/hooks';
import { useFocusKept, useFocusWithTurn } from './focus';
import type { PlayView } from './play-view';
import type { CardPress } from './use-card-press';
import { useKeys } from './use-keys';

export type Questions = { readonly possible: () => void; readonly lastTrick: () => void };

/** Properties of the element around the whole play. */
export function useTouch(play: PlayView, pressing: CardPress, questions: Questions) {
  const root = useRef<HTMLDivElement>(null);
  const byKey = useRef(false);
  const kept = useFocusKept(root);
  const onKeyDown = useKeys(root, play, { ...questions, undo: pressing.undo, letGo: pressing.letGo });
  useFocusWithTurn(root, play.legal, byKey);
  return {
    ref: root,
    onKeyDown,
    onPointerDownCapture: (event: PointerEvent): void => {
      byKey.current = false;
      pressing.begins(event.timeStamp);
    },
    onKeyDownCapture: (event: KeyboardEvent): void => {
      byKey.current = true;
      if (event.key !== 'Enter' && event.key !== ' ') return;
      // A key that is held down would press again and again.
      if (event.repeat) event.preventDefault();
      else pressing.begins(event.timeStamp);
    },
    ...kept,
  };
}

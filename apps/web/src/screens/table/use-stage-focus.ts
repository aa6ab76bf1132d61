// When a stage takes the place of another, what had the focus is gone: it goes to the new heading.
// Where the focus still has its place it stays there, and the heading is read out. After a pause it goes to the heading, too.

import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { afterFirstDrawing } from '../../app/first-drawing';
import type { TableStage } from './stage-of-view';

export type StageFocus = {
  readonly stage: TableStage;
  readonly isPaused: boolean;
  readonly root: RefObject<HTMLElement>;
  /** Of the page, as the browser's tab shows it. */
  readonly title: string;
  readonly tell: (text: string) => void;
};

const isLost = (): boolean => document.activeElement === null || document.activeElement === document.body;

function headingIn({ current }: StageFocus['root']): HTMLElement | null | undefined {
  return current?.querySelector<HTMLElement>('.stage h1[tabindex="-1"]');
}

/** The button that ended the pause has gone with its cover. */
function usePauseFocus({ isPaused, root }: Pick<StageFocus, 'isPaused' | 'root'>): void {
  const wasPaused = useRef(isPaused);
  useEffect(() => {
    if (wasPaused.current && !isPaused && isLost()) headingIn(root)?.focus({ preventScroll: true });
    wasPaused.current = isPaused;
  }, [isPaused, root]);
}

export function useStageFocus({ stage, isPaused, root, title, tell }: StageFocus): void {
  const shown = useRef<TableStage>();
  usePauseFocus({ isPaused, root });
  useEffect(() => {
    document.title = title;
  }, [title]);
  useEffect(() => {
    if (shown.current === stage) return undefined;
    const arrive = (): boolean => {
      const heading = headingIn(root);
      if (!heading) return false;
      shown.current = stage;
      afterFirstDrawing(() => {
        if (isLost()) heading.focus({ preventScroll: true });
        else tell(heading.textContent ?? '');
        scrollTo(0, 0);
      });
      return true;
    };
    if (arrive() || !root.current) return undefined;
    // The draw waits for its cards, and a stage may still be on its way.
    const watch = new MutationObserver(() => arrive() && watch.disconnect());
    watch.observe(root.current, { childList: true, subtree: true });
    return () => watch.disconnect();
  }, [stage, root, tell]);
}

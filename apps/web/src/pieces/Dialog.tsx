/** A native modal dialog: Esc and a tap beside it close it, the focus goes back to where it was. */
import type { ComponentChildren } from 'preact';
import { useId, useLayoutEffect, useRef } from 'preact/hooks';
import { IconButton } from './Button.tsx';

export type DialogProps = {
  readonly title: string;
  readonly closeLabel: string;
  readonly onClose: () => void;
  readonly children?: ComponentChildren;
  /** Buttons in a row that stays in sight. */
  readonly actions?: ComponentChildren;
};

/** A dialog that came by itself may have nothing to go back to: then the heading of the page has the focus. */
function focusHeadingIfLost(): void {
  const { activeElement, body } = document;
  if (activeElement !== null && activeElement !== body) return;
  document.querySelector<HTMLElement>('h1[tabindex="-1"]')?.focus({ preventScroll: true });
}

/** Open as long as it is rendered. The title has the focus first, so that it is read before the buttons. */
export function Dialog({ title, closeLabel, onClose, children, actions }: DialogProps) {
  const box = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();
  useLayoutEffect(() => {
    const dialog = box.current;
    dialog?.showModal();
    heading.current?.focus();
    return () => {
      dialog?.close();
      // Once it is gone from the page, and another one may have come in its place.
      queueMicrotask(focusHeadingIfLost);
    };
  }, []);
  return (
    <dialog
      ref={box}
      class="dialog"
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => event.target === box.current && onClose()}
      onKeyDown={(event) => event.stopPropagation()}
    >
      <header>
        <h2 id={id} ref={heading} tabIndex={-1}>
          {title}
        </h2>
        <IconButton icon="close" label={closeLabel} onPress={onClose} />
      </header>
      <div class="dialog-body">{children}</div>
      {actions && <footer>{actions}</footer>}
    </dialog>
  );
}

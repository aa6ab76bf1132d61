/** A passing word over the bar. It is not read out by itself: give the same text to the `Announcer`. */
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { IconButton } from './Button.tsx';
import { names } from './names.ts';

export type ToastProps = {
  readonly text: string;
  readonly closeLabel: string;
  readonly onClose: () => void;
  readonly action?: { readonly label: string; readonly onPress: () => void } | undefined;
};

/** Pixels by which letters may reach below the last line without another one. */
const LETTER_FEET = 6;

/** Where the style leaves too few lines for the text, a press on it shows all of it. */
export function Toast({ text, closeLabel, onClose, action }: ToastProps) {
  const line = useRef<HTMLSpanElement>(null);
  const [isCut, setCut] = useState(false);
  const [isWhole, setWhole] = useState(false);
  useLayoutEffect(() => {
    const { scrollHeight = 0, clientHeight = 0 } = line.current ?? {};
    setCut(scrollHeight - clientHeight > LETTER_FEET);
  }, []);
  return (
    <div class={names('toast', isWhole && 'whole')}>
      <span ref={line}>{text}</span>
      {isCut && (
        <button
          type="button"
          class="all"
          aria-label={text}
          aria-expanded={isWhole}
          onClick={() => setWhole((whole) => !whole)}
        />
      )}
      {action && (
        <button type="button" class="btn" onClick={action.onPress}>
          {action.label}
        </button>
      )}
      <IconButton icon="close" label={closeLabel} onPress={onClose} />
    </div>
  );
}

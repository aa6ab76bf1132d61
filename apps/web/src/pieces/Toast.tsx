/** A passing word over the bar. It is not read out by itself: give the same text to the `Announcer`. */
import { IconButton } from './Button.tsx';

export type ToastProps = {
  readonly text: string;
  readonly closeLabel: string;
  readonly onClose: () => void;
  readonly action?: { readonly label: string; readonly onPress: () => void } | undefined;
};

export function Toast({ text, closeLabel, onClose, action }: ToastProps) {
  return (
    <div class="toast">
      <span>{text}</span>
      {action && (
        <button type="button" class="btn" onClick={action.onPress}>
          {action.label}
        </button>
      )}
      <IconButton icon="close" label={closeLabel} onPress={onClose} />
    </div>
  );
}
